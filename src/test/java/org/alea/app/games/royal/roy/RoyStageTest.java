package org.alea.app.games.royal.roy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.table.Motion;
import org.junit.jupiter.api.Test;

class RoyStageTest extends UiTest {
    private final List<Integer> shown = new ArrayList<>();
    private final List<RoyTurn> over = new ArrayList<>();
    private final RoyTurn turn = RoyScenes.turn("ex-07-result-4");

    @Test
    void the_buttons_lead_through_the_turn_and_back() {
        RoyStage stage = open(RoyPace.USUAL, RoyStage.Size.STANDARD);
        onFxThread(() -> stage.begin(turn));
        onFxThread(button("Étape 2 sur 5\u00a0: ligne")::fire);
        onFxThread(button("Étape 1")::fire);
        onFxThread(() -> {
            for (int i = 0; i < 5; i++) {
                stage.next();
            }
        });
        assertThat(shown).containsExactly(1, 2, 1, 2, 3, 4, 5);
        assertThat(over).containsExactly(turn);
        assertThat(stage.open()).isFalse();
    }

    @Test
    void the_explanation_can_be_skipped() {
        RoyStage stage = open(RoyPace.USUAL, RoyStage.Size.STANDARD);
        onFxThread(() -> stage.begin(turn));
        onFxThread(button("Abréger")::fire);
        assertThat(over).containsExactly(turn);
    }

    @Test
    void at_the_direct_pace_nothing_is_shown() {
        RoyStage stage = open(RoyPace.DIRECT, RoyStage.Size.STANDARD);
        onFxThread(() -> stage.begin(turn));
        assertThat(shown).isEmpty();
        assertThat(over).containsExactly(turn);
    }

    @Test
    void a_turn_that_is_recalled_waits_for_the_player() {
        RoyStage stage = open(RoyPace.DIRECT, RoyStage.Size.STANDARD);
        onFxThread(() -> stage.recall(turn));
        assertThat(shown).containsExactly(1);
        assertThat(stage.panel().getAccessibleText()).startsWith("Étape 1 sur 5. Il lance les deux dés noirs");
    }

    @Test
    void the_controls_of_a_small_table_keep_to_their_width() {
        RoyStage stage = open(RoyPace.USUAL, RoyStage.Size.COMPACT);
        onFxThread(() -> stage.begin(turn));
        while (stage.open()) {
            onFxThread(() -> {});
            Bounds controls = place(stage.controls());
            assertThat(lookup(".roy-controls .action").queryAllAs(Node.class))
                    .isNotEmpty()
                    .allMatch(button -> place(button).getMaxX() <= controls.getMaxX());
            onFxThread(stage::next);
        }
    }

    private static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private RoyStage open(RoyPace pace, RoyStage.Size size) {
        Desk desk = aDesk();
        AtomicReference<RoyStage> opened = new AtomicReference<>();
        show(
                desk,
                800,
                600,
                () -> {
                    RoyStage stage =
                            new RoyStage(RoyalBoxes.BOX, desk.texts(), pace, Motion.NONE, size, new RoyStage.Watcher() {
                                @Override
                                public void shown(RoySteps steps) {
                                    shown.add(steps.current().number());
                                }

                                @Override
                                public void over(RoyTurn ended) {
                                    over.add(ended);
                                }
                            });
                    opened.set(stage);
                    return new VBox(stage.panel(), stage.controls());
                },
                "forms",
                "table",
                "royalpieces",
                "royal");
        return Objects.requireNonNull(opened.get());
    }

    private Button button(String words) {
        return lookup(".roy-controls .button").queryAllAs(Button.class).stream()
                .filter(button -> words.equals(button.getAccessibleText()))
                .findFirst()
                .orElseThrow();
    }
}
