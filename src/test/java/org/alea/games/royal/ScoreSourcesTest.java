package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.alea.games.royal.RoyalTables.aTableWith;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.Rule;
import org.alea.engine.Event;
import org.alea.engine.Result;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;

/** Every VP is booked under what it came from, so that the final sheet can tell. */
class ScoreSourcesTest {

    @Test
    @Rule("ROYAL-195")
    void aPenaltyIsBookedAsSuch() {
        RoyalTable table = aTable().table();
        table.gainVp(Side.YOU, 5, ScoreSource.ACTIONS, Turn.silent());

        table.loseVp(2, Turn.silent());

        assertThat(table.vp(Side.YOU, ScoreSource.PENALTIES)).isEqualTo(-2);
        assertThat(table.vp(Side.YOU, ScoreSource.ACTIONS)).isEqualTo(5);
        assertThat(table.vp(Side.YOU)).isEqualTo(3);
    }

    @Test
    @Rule({"ROYAL-004", "ROYAL-195"})
    void theDifficultyHasItsLine() {
        RoyalTable table = aTableWith("difficulty", "constable").table();

        assertThat(GAME.foresight().ifEndedNow(table).terms()).contains(new Result.Term("roy.difficulty", -10));
    }

    @Test
    @Rule({"ROYAL-172", "ROYAL-195"})
    void whatTheRoyGetsForAFullCathedralIsNoCube() {
        RoyalTables full = aTable().in(State.ROY_TURN).yours("W1").roys("R4,Y3");
        for (int column = 1; column <= CathedralCells.COLUMNS; column++) {
            for (int level = 1; level <= 3; level++) {
                full.cube(Side.YOU, column, level);
            }
        }
        RoyalTable table = full.table();

        Roy.act(table, 3, 4, Turn.silent());

        assertThat(table.vp(Side.ROY, ScoreSource.ACTIONS)).isEqualTo(2);
        assertThat(table.vp(Side.ROY, ScoreSource.CATHEDRAL)).isZero();
    }

    @Test
    @Rule("ROYAL-053")
    void anEventThatFallsShortTwiceCostsOnce() {
        RoyalTable table = aTable().event("ER3", 0).table();
        table.gainVp(Side.YOU, 9, ScoreSource.ACTIONS, Turn.silent());
        EventCard event = table.events().eventAt(0);

        table.fallShort(event, Turn.silent());
        table.fallShort(event, Turn.silent());

        assertThat(table.vp(Side.YOU)).isEqualTo(7);
    }

    @Test
    @Rule("ROYAL-040")
    void aLossThatIsForgivenIsNotTold() {
        RoyalTable table = aTable().table();
        Turn turn = Turn.recorded();

        table.loseVp(2, turn);

        List<Event> told = turn.events();
        assertThat(told).isEmpty();
    }
}
