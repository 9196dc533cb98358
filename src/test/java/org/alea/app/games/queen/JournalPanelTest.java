package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

class JournalPanelTest extends UiTest {

    /** A Chariot has struck, six attacks are to come, and a question takes its room. */
    @Test
    void whatHasJustHappenedIsSeenRatherThanWhatIsToCome() {
        Desk desk = aDesk();
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                QueenMatches.ALL_MODULES,
                "official",
                table -> table.phase() == QueenPhase.USE_DRAGON && table.round() >= 2);
        show(desk, 1280, 720, () ->
                (Parent) new QueenTableScreen(desk, new GameSession<>("queen", QueenMatches.BOX, match, clock)).node());
        onFxThread(() -> lookup(".journal").<Parent>query().layout());
        Bounds list = onScreen(lookup(".journal-scroll").query());
        Bounds present = onScreen(lookup(".journal-line.present").query());
        Bounds last = onScreen(lookup(".journal-line.to-come").nth(5).query());
        assertThat(last.getMaxY()).as("there is more than can be seen").isGreaterThan(list.getMaxY());
        assertThat(present.getMinY()).isGreaterThanOrEqualTo(list.getMinY() - 1);
        assertThat(present.getMaxY()).isLessThanOrEqualTo(list.getMaxY());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }
}
