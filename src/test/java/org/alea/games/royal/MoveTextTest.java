package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as lines of text. */
class MoveTextTest {

    @Test
    void everyMoveIsReadBackFromItsLine() {
        for (RoyalTable table : RoyalTables.met(3)) {
            for (RoyalMove move : GAME.moves(table)) {
                assertThat(MoveText.parse(move.text(), table.state())).isEqualTo(move);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "activate Y1C OWN:Y4,Y2 ROY:Y6 n=3 hire=SUPPLY mod=-",
                "activate R3C OWN:R6 n=2 hire=PALACE.5 mod=W2A lying=1",
                "activate W3C ROY:W6 n=1 hire=CARD.W1C mod=-",
                "combat ER1 OWN:R6,R5 n=2 mod=-",
                "cathedral OWN:W6,W4 mod=-",
                "place PALACE 5 OWN:R5 src=LYING",
                "agriculture OWN:Y3 ROY:Y6 mod=W1C",
                "agriculture OWN:Y4,Y3,Y2,Y1 ROY:Y6 mod=-",
                "counter 6,4 OWN:R5,W2,W2,W1",
                "reroll Y1",
                "turn R1,W2",
                "recruit",
                "pass",
                "concede",
                "timeout",
                "setup PALACE 6",
                "losecube CATHEDRAL 4 1",
                "losecube EVENT ER1",
                "laydown BISHOPRIC 3",
                "eventcube ER1",
                "column 5",
                "stop"
            })
    void aLineIsWrittenAsItWasRead(String line) {
        assertThat(MoveText.parse(line, State.ACTION).text()).isEqualTo(line);
    }

    @Test
    void whatIsRolledDependsOnTheState() {
        assertThat(MoveText.parse("roll", State.SETUP_ROLL)).isEqualTo(new RoyalMove.RollPlacement());
        assertThat(MoveText.parse("roll", State.ROLL)).isEqualTo(new RoyalMove.RollDice());
        assertThat(MoveText.parse("roll", State.BLACK_ROLL)).isEqualTo(new RoyalMove.RollBlack());
        assertThat(MoveText.parse("roy", State.ROY_COUNTER)).isEqualTo(new RoyalMove.RoyCounter());
        assertThat(MoveText.parse("roy", State.ROY_TURN)).isEqualTo(new RoyalMove.RoyRoll());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "reroll",
                "reroll X4",
                "combat ER1 OWN:R5",
                "combat ER1 OWN:R5 n=two mod=-",
                "agriculture OWN:Y1,Y1,Y1,Y1,Y1,Y1,Y1 mod=-",
                "agriculture Y4 mod=-",
                "place PALACE 5 OWN:R5",
                "losecube CELLAR 1",
                "activate Y1B OWN:Y4 n=1 hire=HEAVEN mod=-",
                "pass twice"
            })
    void aLineThatIsNoMoveIsRefusedWithItsText(String line) {
        assertThatThrownBy(() -> MoveText.parse(line, State.ACTION))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s).+");
    }
}
