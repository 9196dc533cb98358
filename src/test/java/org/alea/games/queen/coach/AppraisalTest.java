package org.alea.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenGame;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AppraisalTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final QueenGame GAME = BOX.game();

    @ParameterizedTest
    @ValueSource(strings = {"", "shields", "conspirators"})
    @Rule({"QUEEN-213", "QUEEN-214", "QUEEN-215", "QUEEN-216", "QUEEN-217", "QUEEN-218"})
    void theValueOfStoppingIsWhatTheRoundThenBrings(String modules) {
        int compared = 0;
        for (long seed = 0; seed < 300; seed++) {
            Setup setup = Setup.of(BOX.options(), Map.of("modules", modules), seed);
            QueenTable table = GAME.setUp(setup, new SeededChance(seed));
            Chance dice = new SeededChance(seed);
            while (!table.phase().over()) {
                QueenMove move = GAME.randomMove(table, dice);
                if (move instanceof QueenMove.Stop) {
                    double expected = new Appraisal(table, 6).stop(Hand.of(table), new Luck(1));
                    OptionalDouble real = brings(table.copy(), move);
                    if (real.isPresent()) {
                        assertThat(expected)
                                .as("seed %d, %s", seed, BOX.tables().write(table))
                                .isCloseTo(real.getAsDouble(), within(1e-9));
                        compared++;
                    }
                }
                GAME.play(table, move, Turn.silent());
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    /** The value of what really happens until all is accounted for, the most squares being climbed. */
    private static OptionalDouble brings(QueenTable table, QueenMove stop) {
        List<EnemyInPlay> before = table.enemies();
        double wound = Worth.ofWound(table.lastHealthSpace() - table.health());
        double defeat = 1.05 + (table.conspiratorsFaceDown() > 0 ? -0.08 : 0);
        List<Event> events = playRound(table, stop);
        if (table.phase() == QueenPhase.LOST) {
            return OptionalDouble.empty();
        }
        double value = 0;
        for (EnemyInPlay enemy : before) {
            Worth worth = new Worth(enemy.card());
            double after = worth.on(enemy.marker());
            value -= after;
            for (Event event : events) {
                if (event instanceof QueenEvent.MarkerMoved moved && moved.slot() == enemy.slot()) {
                    after = worth.on(moved.to());
                } else if (event instanceof QueenEvent.EnemyDefeated defeated && defeated.slot() == enemy.slot()) {
                    after = defeat + (enemy.card().ability().lastBreath() ? -0.25 : 0);
                }
            }
            value += after;
        }
        value -= wound * count(events, QueenEvent.Wounded.class);
        value -= 0.15 * count(events, QueenEvent.ShieldRaised.class);
        value += 0.15 * count(events, QueenEvent.ShieldBroken.class);
        return OptionalDouble.of(value);
    }

    private static long count(List<Event> events, Class<? extends Event> kind) {
        return events.stream().filter(kind::isInstance).count();
    }

    private static List<Event> playRound(QueenTable table, QueenMove stop) {
        int round = table.round();
        List<Event> events = new ArrayList<>();
        QueenMove next = stop;
        while (true) {
            Turn turn = Turn.recorded();
            GAME.play(table, next, turn);
            events.addAll(turn.events());
            if (table.round() > round || table.phase().over()) {
                return events;
            }
            List<QueenMove> moves = GAME.moves(table);
            next = moves.get(moves.size() - 1);
        }
    }
}
