package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** The moment between the stop of the clock and the first attack. */
class StoppedClockTest extends AtTheQueensTable {

    @Test
    @Rule("QUEEN-064")
    void whatTheDiceWouldDoIsStillSaidOfTheTableTheyLieOn() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.fresh(aSeed(), "", "official"));
        push(KeyCode.SPACE);
        letDiceLand();
        AtomicReference<Map<Integer, Verdict>> before = new AtomicReference<>(Map.of());
        AtomicReference<Map<Integer, Verdict>> after = new AtomicReference<>(Map.of());
        onFxThread(() -> {
            before.set(verdicts());
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            after.set(verdicts());
            assertThat(phase()).isNotEqualTo(QueenPhase.ROLLING);
            assertThat(view().play().picture().stage()).isEqualTo(Picture.Stage.ROLL);
        });
        assertThat(after.get()).isNotEmpty().isEqualTo(before.get());
    }

    @Test
    @Rule("QUEEN-065")
    void theJournalTellsTheStopAsTheDialShowedIt() {
        sitDown(QueenMatches.fresh(aSeed(), "", "official"));
        push(KeyCode.SPACE);
        letDiceLand();
        pass(2_400 - view().play().elapsedMs());
        clickOn("Fin du combat");
        assertThat(phase()).as("a click is asked about").isEqualTo(QueenPhase.ROLLING);
        moveBy(0, -120);
        clickOn("Oui, finir");
        assertThat(moment().stopNote()).isEqualTo("arrêt à 00:58");
    }

    @Test
    @Rule("QUEEN-056")
    void aPassingLineDoesNotLieOverThePause() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk()
                .navigator()
                .start("queen", QueenMatches.fresh(1, "", "official").setup()));
        await(() -> lookup(".queen-table").query().isFocused());
        push(KeyCode.SPACE);
        push(KeyCode.H);
        await(() -> lookup(".passing-line").query().isVisible());
        push(KeyCode.P);
        await(() -> lookup(".curtain").query().isVisible());
        assertThat(lookup(".passing-line").query().isVisible()).isFalse();
    }

    private static long aSeed() {
        long seed = 1;
        while (true) {
            Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, "", "official");
            match.play(new QueenMove.StartRound(), 0);
            if (match.table().hasSet() && attacksAtOnce(match.table())) {
                return seed;
            }
            seed++;
        }
    }

    /** Whether the first attacks leave other things to say of the dice, and nothing is asked before them. */
    private static boolean attacksAtOnce(QueenTable table) {
        Turn turn = Turn.recorded();
        QueenTable attacked = table.copy();
        QueenMatches.BOX.game().play(attacked, new QueenMove.Stop(table.lockEndMs()), turn);
        return turn.events().stream().anyMatch(event -> Retelling.attackedSlot((QueenEvent) event) > 0)
                && !QueenForecast.of(attacked).equals(QueenForecast.of(table));
    }

    private Map<Integer, Verdict> verdicts() {
        return moment().verdicts(true);
    }

    private Moment moment() {
        return new Moment(view().play(), new Speech(desk().texts(), QueenMatches.BOX), view().coach());
    }
}
