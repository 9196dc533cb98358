package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

/** The dice the game takes when only a Chariot and a value are named. */
@Rule("QUEEN-247")
class PlacementTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    private static final String PAIR = "C13";
    private static final String SOLO_FOUR = "C07";

    @Test
    void whiteDiceGoFirst() {
        QueenTable table = table(PAIR, Map.of("W2", 3, "W4", 3, "G1", 3, "B1", 3));

        assertThat(dice(table, 3)).contains(List.of("W2", "W4"));
    }

    @Test
    void thenTheColourTheEnemiesAskForLeast() {
        // two squares ask for green, one for blue, none for yellow
        QueenTable table = table(PAIR, Map.of("G1", 3, "Y1", 3, "B1", 3));

        assertThat(dice(table, 3)).contains(List.of("Y1", "B1"));
    }

    @Test
    void ofColoursAskedForAlikeGreenGoesFirstThenYellowThenBlue() {
        // N04 asks for green, N05 for blue, N06 for yellow
        List<String> oneOfEach = List.of("N04", "N05", "N06", "N14", "N15", "N16");

        assertThat(dice(table(PAIR, Map.of("B1", 3, "Y1", 3, "G1", 3), oneOfEach), 3))
                .contains(List.of("G1", "Y1"));
        assertThat(dice(table(PAIR, Map.of("W1", 3, "B1", 3, "Y1", 3), oneOfEach), 3))
                .contains(List.of("W1", "Y1"));
    }

    @Test
    void aWhiteDieAndAColouredOneMakeAPair() {
        QueenTable table = table(PAIR, Map.of("W5", 3, "G1", 3));

        assertThat(dice(table, 3)).contains(List.of("W5", "G1"));
    }

    @Test
    void aValueChariotTakesTheSolo() {
        QueenTable table = table(SOLO_FOUR, Map.of("G1", 4, "W1", 3, "W2", 3));

        assertThat(dice(table, 4)).contains(List.of("G1"));
    }

    @Test
    void whatDoesNotDefendIsNotTaken() {
        QueenTable table = table(SOLO_FOUR, Map.of("W1", 4, "W2", 4, "W3", 5));

        assertThat(dice(table, 4)).isEmpty();
        assertThat(dice(table, 5)).isEmpty();
        assertThat(dice(table, 6)).isEmpty();
    }

    private static Optional<List<String>> dice(QueenTable table, int value) {
        return Placement.preferred(table, 1, value, 2000).map(QueenMove.PlaceOnChariot::dice);
    }

    /** These dice in the arena, this Chariot, and enemies that ask for two green dice and a blue one. */
    private static QueenTable table(String chariot, Map<String, Integer> arena) {
        return table(chariot, arena, List.of("N04", "N07", "N05", "N14", "N15", "N16"));
    }

    private static QueenTable table(String chariot, Map<String, Integer> arena, List<String> enemies) {
        Setup setup = Setup.of(QueenOptions.OFFERED, Map.of("modules", "chariots"), 1);
        QueenTable table = BOX.game().setUp(setup, new SeededChance(1));
        QueenCards cards = table.cards();
        table.chariots.inPlay[1] =
                (byte) cards.chariots().indexOf(cards.chariot(chariot).orElseThrow());
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            EnemyCard enemy = cards.enemy(enemies.get(slot - 1)).orElseThrow();
            table.ring.deal(slot, cards.enemies().indexOf(enemy));
        }
        arena.forEach((id, value) -> {
            table.dice.put(cards.die(id), Zone.ARENA);
            table.dice.value[cards.die(id)] = value.byteValue();
        });
        return table;
    }
}
