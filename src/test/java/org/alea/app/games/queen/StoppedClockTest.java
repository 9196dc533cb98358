package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.alea.Rule;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** The moment between the stop of the clock and the first attack. */
class StoppedClockTest extends AtTheQueensTable {

    @Test
    @Rule("QUEEN-064")
    void whatTheDiceWouldDoIsStillSaidOfTheTableTheyLieOn() {
        sitDown(QueenMatches.someMatch(
                "up and down",
                "",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.hasSet()
                        && QueenForecast.of(table).stream().anyMatch(forecast -> forecast.up() > 0)
                        && QueenForecast.of(table).stream().anyMatch(QueenForecast::wounds)
                        && attacksAtOnce(table)));
        AtomicReference<Map<Integer, Verdict>> before = new AtomicReference<>(Map.of());
        AtomicReference<Map<Integer, Verdict>> after = new AtomicReference<>(Map.of());
        onFxThread(() -> {
            before.set(verdicts());
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            after.set(verdicts());
            assertThat(view().play().picture().stage()).isEqualTo(Picture.Stage.ROLL);
        });
        assertThat(after.get()).isNotEmpty().isEqualTo(before.get());
    }

    /** Whether nothing is asked before the first attack. */
    private static boolean attacksAtOnce(QueenTable table) {
        Turn turn = Turn.recorded();
        QueenMatches.BOX.game().play(table.copy(), new QueenMove.Stop(table.lockEndMs()), turn);
        return turn.events().stream().anyMatch(event -> Retelling.attackedSlot((QueenEvent) event) > 0);
    }

    private Map<Integer, Verdict> verdicts() {
        return new Moment(view().play(), new Speech(desk().texts(), QueenMatches.BOX), view().coach()).verdicts(true);
    }
}
