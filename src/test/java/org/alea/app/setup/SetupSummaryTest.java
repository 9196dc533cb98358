package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.Test;

class SetupSummaryTest extends UiTest {

    private final QueenBox box = new QueenKit().open(ContentSource.builtIn());

    @Test
    void withEveryModuleAllIsInSightInASmallWindow() {
        sumUp("official");
        assertThat(lookup(".scroll-bar").queryAllAs(ScrollBar.class)).noneMatch(ScrollBar::isVisible);
    }

    @Test
    void whatIsOnlyEstimatedSaysSoAndMovesTheNeedleAllTheSame() {
        sumUp("official");
        int official = lit();
        sumUp("untimed");
        assertThat(lookup(".gauge .muted").queryLabeled().getText()).startsWith("estimation");
        assertThat(lit()).isLessThan(official);
    }

    @Test
    void theWordUnderTheNeedleFollowsTheNeedle() {
        Desk desk = aDesk(13);
        SetupOutlook hard = new SetupOutlook(OptionalInt.of(8), OptionalInt.of(2), List.of());
        show(
                desk,
                360,
                590,
                () -> {
                    SetupSummary summary = new SetupSummary(desk.texts(), () -> {});
                    summary.show(hard);
                    return new StackPane(summary);
                },
                "forms",
                "setup");
        assertThat(lookup(".difficulty-word").queryLabeled().getText()).isEqualTo("Impitoyable");
        assertThat(lookup(".gauge .muted").queryLabeled().getText())
                .isEqualTo("un joueur automatique à votre place gagne 8\u00a0%");
    }

    private int lit() {
        return (int) lookup(".dial-segment").queryAll().stream()
                .filter(segment -> segment.getPseudoClassStates().contains(PseudoClass.getPseudoClass("lit")))
                .count();
    }

    private void sumUp(String speed) {
        Map<String, String> chosen =
                Map.of("speed", speed, "modules", "dragon,chariots,spirit,shields,conspirators,sunmoon");
        Setup setup = Setup.of(box.options(), chosen, 1);
        Desk desk = aDesk(13);
        SetupOutlook outlook =
                new QueenTableKit().outlook(box, setup, desk.texts().language());
        show(
                desk,
                360,
                590,
                () -> {
                    SetupSummary summary = new SetupSummary(desk.texts(), () -> {});
                    summary.show(outlook);
                    return new StackPane(summary);
                },
                "forms",
                "setup");
    }
}
