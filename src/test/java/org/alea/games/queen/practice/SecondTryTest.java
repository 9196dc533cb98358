package org.alea.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.Arena;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;

class SecondTryTest {

    @Test
    @Rule("QUEEN-227")
    void theSameDiceLieThereWithoutAClock() {
        QueenTable decision = Lying.on(Map.of("modules", "dragon"))
                .enemy(1, "N14", 2)
                .dice("W1 W1 G2 B2 W5")
                .dragon(DragonFace.TAIL)
                .at(31_000)
                .table();

        Match<QueenTable, QueenMove> match = SecondTry.match(Arena.BOX, Arena.BOX.game(), decision, 7);

        QueenTable start = match.table();
        assertThat(start.dice(Zone.ARENA)).isEqualTo(decision.dice(Zone.ARENA));
        assertThat(start.dragon()).contains(DragonFace.TAIL);
        assertThat(start.enemies()).isEqualTo(decision.enemies());
        assertThat(start.options().speed()).isEqualTo(Speed.UNTIMED);
        assertThat(match.practice()).isTrue();
        assertThat(match.result()).isEmpty();
    }

    @Test
    @Rule("QUEEN-227")
    void itEndsWithTheStop() {
        QueenTable decision = Lying.on(Map.of()).dice("W1 W1 W2 W2").table();
        Match<QueenTable, QueenMove> match = SecondTry.match(Arena.BOX, Arena.BOX.game(), decision, 7);

        match.play(new QueenMove.RerollSet(1, false, 1000), 0);
        match.play(new QueenMove.Stop(3000), 0);

        assertThat(match.result()).isPresent();
        assertThat(match.moves()).isEmpty();
    }
}
