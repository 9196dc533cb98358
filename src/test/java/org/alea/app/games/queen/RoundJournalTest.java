package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Sheets;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A journal with more lines than it has room for. */
class RoundJournalTest extends UiTest {

    @ParameterizedTest
    @CsvSource({"14, 0", "9, 5", "1, 12", "0, 14"})
    void thePresentLineIsSeenWholeAndNoneIsCutUnderTheTitle(int done, int toCome) {
        Desk desk = aDesk();
        List<Journal.Line> lines = new ArrayList<>();
        for (int i = 0; i < done; i++) {
            lines.add(line(i % 3 == 0 ? "two\nlines" : "one", Journal.State.DONE));
        }
        lines.add(line("three\nlines\nlong", Journal.State.PRESENT));
        for (int i = 0; i < toCome; i++) {
            lines.add(line("to come", Journal.State.TO_COME));
        }
        show(desk, 1280, 720, () -> {
            RoundJournal journal =
                    new RoundJournal(new QueenLayout(new ScaledBoard.Frame(1280, 720, 1, true), Set.of()));
            journal.lines(lines);
            journal.ask("", "", List.of(), new Pane());
            Pane root = new Pane(journal);
            Sheets.attach(root, QueenTableKit.SHEETS);
            return root;
        });
        onFxThread(() -> {
            Node list = lookup(".journal-scroll").query();
            Bounds room = list.localToScene(list.getBoundsInLocal());
            assertThat(lookup(".journal-line").queryAll().stream()
                            .map(RoundJournalTest::place)
                            .toList())
                    .hasSize(done + 1 + toCome)
                    .as("more than there is room for")
                    .anyMatch(line -> line.getMinY() < room.getMinY() - 1 || line.getMaxY() > room.getMaxY() + 1)
                    .noneMatch(line -> line.getMinY() < room.getMinY() - 1 && line.getMaxY() > room.getMinY() + 1);
            Bounds present = place(lookup(".journal-line.present").query());
            assertThat(present.getMinY()).isGreaterThanOrEqualTo(room.getMinY() - 1);
            assertThat(present.getMaxY()).isLessThanOrEqualTo(room.getMaxY() + 1);
        });
    }

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
        Bounds list = place(lookup(".journal-scroll").query());
        Bounds present = place(lookup(".journal-line.present").query());
        Bounds last = place(lookup(".journal-line.to-come").nth(5).query());
        assertThat(last.getMaxY()).as("there is more than can be seen").isGreaterThan(list.getMaxY());
        assertThat(present.getMinY()).isGreaterThanOrEqualTo(list.getMinY() - 1);
        assertThat(present.getMaxY()).isLessThanOrEqualTo(list.getMaxY());
    }

    @Test
    void allSixAttacksToComeAreSeenAboveALongQuestion() {
        Desk desk = aDesk();
        List<Journal.Line> lines = new ArrayList<>(List.of(line("", Journal.State.PRESENT)));
        for (int i = 0; i < 6; i++) {
            lines.add(line("to come", Journal.State.TO_COME));
        }
        Action pass = new Action("Laisser le dé Dragon", "", "", Action.Weight.QUIET, () -> {});
        show(desk, 1280, 720, () -> {
            RoundJournal journal =
                    new RoundJournal(new QueenLayout(new ScaledBoard.Frame(1280, 720, 1, true), Set.of()));
            journal.lines(lines);
            journal.ask("A question\nof two lines", "How it is\nanswered", List.of(pass), new Pane());
            Pane root = new Pane(journal);
            root.getStyleClass().add("compact");
            Sheets.attach(root, QueenTableKit.SHEETS);
            return root;
        });
        Bounds room = place(lookup(".journal-scroll").query());
        assertThat(lookup(".journal-line").queryAllAs(Node.class))
                .hasSize(7)
                .allMatch(line -> place(line).getMaxY() <= room.getMaxY() + 1);
    }

    private static Journal.Line line(String words, Journal.State state) {
        return new Journal.Line(0, "mdi2c-crown", "A line", words, ForecastPill.Tone.EVEN, state);
    }

    private static Bounds place(Node line) {
        return line.localToScene(line.getBoundsInLocal());
    }
}
