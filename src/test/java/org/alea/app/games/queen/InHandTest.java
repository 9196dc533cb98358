package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.app.table.Way;
import org.alea.games.queen.Arena;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;

/** What the player has begun, and what becomes of it. */
class InHandTest {
    private static final String STAGED = "W1";

    private final QueenTable table = Lying.on(Map.of("modules", "chariots"))
            .chariot("C16")
            .dice("W5 G5 B5 W3 W3")
            .table();
    private final Picture picture = Picture.of(table);
    private final InHand halfAPair = InHand.NOTHING.after(new QueenAct.Stage(1, STAGED));

    @Test
    @Rule("QUEEN-053")
    void aStagedDieStillBelongsToItsGroup() {
        List<QueenMove> moves = Arena.BOX.game().moves(table);

        assertThat(halfAPair.stagedOn(1)).isEqualTo(1);
        assertThat(table.dice(Zone.ARENA)).anyMatch(die -> die.id().equals(STAGED));
        assertThat(new RollingWays(Arena.BOX.game(), table, moves, halfAPair).all())
                .extracting(Way::from, Way::to)
                .contains(tuple(Spots.lane(5), Spots.BOWL));
    }

    @Test
    @Rule("QUEEN-132")
    void aDieGoesWithAnotherAtOnceOnlyIfItsSetLeavesNoChoice() {
        QueenTable three = Lying.on(Map.of("modules", "chariots"))
                .chariot("C16")
                .dice("W1 B1 B1 W2 W2 W2 W4 G4")
                .table();
        List<Way<QueenAct>> ways =
                new RollingWays(Arena.BOX.game(), three, Arena.BOX.game().moves(three), InHand.NOTHING).all();

        assertThat(three.dice(Zone.ARENA))
                .allSatisfy(die -> assertThat(ways)
                        .filteredOn(way -> way.from().equals(Spots.die(die.id()))
                                && way.to().equals(Spots.chariot(1)))
                        .hasSize(1)
                        .first()
                        .extracting(way -> way.act() instanceof QueenAct.Stage)
                        .isEqualTo(die.value() == 1));
    }

    @Test
    @Rule("QUEEN-053")
    void throwingItsSetAgainEmptiesTheHoleWhateverItShowsThen() {
        assertThat(halfAPair.after(new QueenMove.RerollSet(5, false, 2000), picture))
                .isEqualTo(InHand.NOTHING);
        assertThat(halfAPair.after(new QueenMove.RerollSet(3, false, 2000), picture))
                .isEqualTo(halfAPair);
    }

    @Test
    @Rule({"QUEEN-053", "QUEEN-057"})
    void zeroAStopAndAPauseTakeItBack() {
        List<QueenMove> ends = List.of(
                new QueenMove.TimeUp(60_000),
                new QueenMove.Stop(2000),
                new QueenMove.ForcedStop(2000),
                new QueenMove.Pause(2000, false));

        assertThat(ends)
                .allSatisfy(end ->
                        assertThat(halfAPair.after(end, picture).stagedOn(1)).isZero());
    }

    @Test
    void theDragonDieRidesUntilTheRoundIsOver() {
        InHand riding = InHand.NOTHING.after(new QueenAct.Ride(true));

        assertThat(riding.after(new QueenMove.RerollSet(3, true, 2000), picture))
                .isEqualTo(riding);
        assertThat(riding.after(new QueenMove.Stop(2000), picture).ride()).isFalse();
    }
}
