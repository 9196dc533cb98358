package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;

/** Which die is meant when one of several equal ones is taken. */
class StandInTest {

    private static QueenTable table() {
        QueenTable table = Arena.fresh(Map.of("modules", "sunmoon"));
        Arena.BOX.game().play(table, new QueenMove.TurnDial(6), Turn.silent());
        Arena.rolling(table, 2, 2, 2, 3, 3, 4, 5, 6);
        lay(table, "G2", 4);
        return table;
    }

    private static void lay(QueenTable table, String id, int value) {
        int die = table.cards.die(id);
        table.dice.put(die, Zone.ARENA);
        table.dice.value[die] = (byte) value;
    }

    @Test
    void theFirstOfEqualDiceStandsForAll() {
        assertThat(table().standIn("W3")).isEqualTo("W1");
        assertThat(table().standIn("W5")).isEqualTo("W4");
    }

    @Test
    @Rule("QUEEN-089")
    void aBorrowedDieIsNotTheEqualOfAnOwnOne() {
        assertThat(table().borrowed(table().cards.die("G2"))).isTrue();
        assertThat(table().standIn("G2")).isEqualTo("G2");
        assertThat(table().standIn("G1")).isEqualTo("G1");
    }
}
