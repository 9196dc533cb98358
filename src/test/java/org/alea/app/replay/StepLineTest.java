package org.alea.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.games.TableReplay.Grade;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.shell.Desk;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class StepLineTest extends UiTest {
    private static final String BROUGHT_ABOUT =
            "Un dé blanc part à la Fatigue. Blessures avant la défaite : 2. Dompteur de"
                    + " lianes (n° 2) : case 0 → 1, retour au départ. Fin de la manche 4 : 0 victoire, 3 blessures. Un Char"
                    + " surgit : Char des tambours.";

    @Test
    void all_that_a_step_brought_about_is_read_in_a_small_window() {
        show("Coup 32 : Fatiguer un dé blanc (4)");
        assertThat(CutWords.in(lookup(".happened").query())).isEmpty();
    }

    @Test
    void a_long_move_leaves_room_for_what_it_brought_about() {
        show("Coup 45 : Activer Sergent recruteur 1 fois avec rouge 5, rouge 1 (du Roy) ; embauche : votre réserve"
                + " personnelle");
        assertThat(CutWords.in(lookup(".happened").query())).isEmpty();
        double line = lookup(".happened").query().getLayoutBounds().getWidth();
        assertThat(lookup("#made").queryAs(Label.class).getWidth()).isLessThan(line * 0.4);
    }

    @Test
    void the_advice_stands_on_a_line_of_its_own() {
        Words better = new Words("Relancer les 5 avec le dé Dragon.", "Reroll the 5s with the Dragon die.");
        show("Coup 11 : Fin du Combat", Optional.of(new Judgement(Grade.MISTAKE, 1.55, 43, better)));
        Label advice = lookup("#advice").queryAs(Label.class);
        Label happened = lookup(".told .muted").queryAs(Label.class);
        assertThat(advice.getText()).contains("Relancer les 5");
        assertThat(happened.getText()).isEqualTo(BROUGHT_ABOUT);
        assertThat(advice.getBoundsInParent().getMaxY())
                .isLessThanOrEqualTo(happened.getBoundsInParent().getMinY());
        assertThat(CutWords.in(lookup(".happened").query())).isEmpty();
    }

    private void show(String made) {
        show(made, Optional.empty());
    }

    private void show(String made, Optional<Judgement> judgement) {
        Desk desk = aDesk(13.0);
        StepLine[] line = new StepLine[1];
        show(
                desk,
                1280,
                200,
                () -> {
                    line[0] = new StepLine(desk.texts());
                    line[0].offerWhole(() -> {});
                    line[0].offerCoach(() -> {});
                    VBox foot = new VBox(line[0]);
                    foot.getStyleClass().add("replay-foot");
                    return foot;
                },
                "forms",
                "replay");
        onFxThread(() -> line[0].show(made, judgement, BROUGHT_ABOUT));
        onFxThread(() -> line[0].getScene().getRoot().layout());
    }
}
