package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.Rule;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** Which rule is told of what is asked. */
class RulesTest {

    private static String rule(String wish, Class<? extends RoyalMove> asked) {
        return Rules.now(ReachTest.at(RoyalMatches.someMatch(wish, table -> asks(table, asked))));
    }

    private static boolean asks(RoyalTable table, Class<? extends RoyalMove> asked) {
        return table.state() == State.EV_CHOICE
                && asked.isInstance(RoyalMatches.BOX.game().moves(table).get(0));
    }

    @Test
    @Rule({"ROYAL-054", "ROYAL-055", "ROYAL-056"})
    void whoHasToGiveAPieceIsToldTheRuleOfThatPiece() {
        assertThat(rule("a citizen to lay down", RoyalMove.LayDown.class)).isEqualTo("ROYAL-056");
        assertThat(rule("a cube to take from an event", RoyalMove.LoseEventCube.class))
                .isEqualTo("ROYAL-055");
        assertThat(rule("a cube to take from the Cathedral", RoyalMove.LoseCathedralCube.class))
                .isEqualTo("ROYAL-054");
    }
}
