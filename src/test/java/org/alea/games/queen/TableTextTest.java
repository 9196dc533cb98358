package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.engine.Language;
import org.junit.jupiter.api.Test;

/** What the table looks like in the terminal. */
class TableTextTest {

    private static List<String> lines(QueenTable table) {
        return Arena.BOX.describe(table, Language.EN).lines().toList();
    }

    private static String enemy(int slot, QueenTable table) {
        return lines(table).stream()
                .filter(line -> line.startsWith("  " + slot + "  "))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"QUEEN-109", "QUEEN-127"})
    void theDragonDieLiesInTheReserveUntilItIsThrown() {
        assertThat(lines(Arena.fresh(Map.of("modules", "dragon")))).contains("Reserve: ○ ○ ○ ○ ○ G Y B dragon die");
        assertThat(lines(Arena.fresh(Map.of()))).contains("Reserve: ○ ○ ○ ○ ○ G Y B");
        assertThat(lines(Arena.rolling(Map.of("modules", "dragon"), 1, 1, 2, 2, 3, 3, 4, 4)))
                .noneMatch(line -> line.startsWith("Reserve"));
    }

    @Test
    void whoeverComesBackReadsTheRoundAndTheEnemiesDefeated() {
        QueenTable table = Arena.fresh(Map.of());
        assertThat(Arena.BOX.standing(table, Language.FR)).isEqualTo("Manche 1 · 0 ennemi battu");
        table.round = 5;
        table.defeats = 3;
        assertThat(Arena.BOX.standing(table, Language.FR)).isEqualTo("Manche 5 · 3 ennemis battus");
        assertThat(Arena.BOX.standing(table, Language.EN)).isEqualTo("Round 5 · 3 enemies defeated");
    }

    @Test
    @Rule("QUEEN-238")
    void theDragonSymbolIsShownWithTheModuleThatUsesIt() {
        QueenTable table = Arena.fresh(Map.of("modules", "dragon"));
        Arena.put(table, 1, "N04", 1);
        assertThat(enemy(1, table)).contains("(claw)");
        QueenTable training = Arena.fresh(Map.of());
        Arena.put(training, 1, "N04", 1);
        assertThat(enemy(1, training)).doesNotContain("claw");
    }

    @Test
    @Rule("QUEEN-124")
    void whatChaosMayChangeIsInDoubt() {
        QueenTable table = Arena.rolling(Map.of("modules", "dragon"), 1, 1, 1, 2, 2, 2, 4, 4);
        Arena.put(table, 1, "N19", 1);
        Arena.put(table, 2, "N20", 1);
        table.dragon = Optional.of(DragonFace.WING);
        assertThat(enemy(2, table)).endsWith("▲1");
        table.dragon = Optional.of(DragonFace.CHAOS);
        assertThat(enemy(2, table)).endsWith("▲1?");
        assertThat(enemy(1, table)).as("one square, whatever joins").endsWith("▲1");
        assertThat(enemy(3, table)).as("a die may land there").endsWith("?");
    }

    @Test
    @Rule("QUEEN-175")
    void theMoonIsForetoldWithTheAttackBeforeIt() {
        QueenTable table = Arena.fresh(Map.of("modules", "sunmoon"));
        Arena.play(table, new QueenMove.TurnDial(6));
        Arena.put(table, 3, "N20", 2);
        assertThat(enemy(3, table)).as("before the throw").endsWith("☾ ");
        Arena.rolling(table, 3, 1, 1, 2, 2, 2, 4, 4);
        assertThat(enemy(3, table)).endsWith("☾ ▼2☠");
    }

    @Test
    @Rule("QUEEN-084")
    void nothingIsForetoldOfAttacksThatAreOver() {
        QueenTable table = Arena.rolling(Map.of(), 1, 2, 2, 2, 4, 4, 3, 3);
        Arena.put(table, 1, "N20", 1);
        assertThat(enemy(1, table)).endsWith("▼1☠");
        Arena.play(table, new QueenMove.Stop(1500));
        while (table.phase() == QueenPhase.CHOOSE_STEPS) {
            Arena.play(table, Arena.BOX.game().moves(table).get(0));
        }
        assertThat(table.phase()).isEqualTo(QueenPhase.CHOOSE_DIE_TO_EXHAUST);
        assertThat(lines(table)).noneMatch(line -> line.matches(".*[▼▲✕].*"));
    }

    @Test
    @Rule({"QUEEN-008", "QUEEN-022"})
    void aWoundThatCostsNoHealthIsCountedButNotAgainstMaia() {
        QueenTable table = Arena.fresh(Map.of("modules", "spirit"));
        table.spirit = table.cards.spirits().indexOf(table.cards.spirit("E05").orElseThrow());
        table.powerUses = 1;
        table.health = 4;
        assertThat(lines(table).get(0)).endsWith("5 wounds, 1 more to lose");
        assertThat(Arena.BOX.describe(new QueenEvent.Wounded(1, "N01", 5), Language.EN))
                .isEqualTo("Maia takes a wound (5 in all).");
        assertThat(Arena.BOX.describe(new QueenEvent.HealthSpared(), Language.EN))
                .isEqualTo("Health is spared: this wound does not count.");
    }

    @Test
    void everythingThatLiesOpenIsSaid() {
        QueenTable table = Arena.fresh(Map.of("modules", "dragon,chariots,spirit,sunmoon,conspirators"));
        while (table.phase() != QueenPhase.START_ROUND) {
            Arena.play(table, Arena.BOX.game().moves(table).get(0));
        }
        Arena.rolling(table, 1, 1, 2, 2, 3, 4, 6, 6);
        table.ring.shields |= 1 << 5;
        table.clock.elapsedMs = 12_000;
        assertThat(text(table)).isEqualTo("""
                        Round 1 · enemies defeated: 0/8 · 0 wounds, 5 more to lose
                        Clock: 48 s
                          1  Ferryman                    ☠ [–] 2  2B  3♛             ☀ ▲1
                          2  Duellist                    ☠  – [2] 2  2  4○♛          ▲1?
                             Every die of the set must be used, none left over.
                          3  Dune Scout                  ☠ [–] 2  3G♛                (claw) ▼1☠?
                          4  Trident Fisher              ☠ [–] 2B  4♛                (tail) ☾ ▼2☠☠?
                          5  Gilded Veteran              ☠ [–] 4  4♛                 ◇ ?
                             Each yellow die counts as two dice.
                          6  Harbour Captain             ☠ [–] 2B  3  3♛             (claw) ✕?
                        Arena: 1: ○ ○   2: ○ ○   3: ○   4: G   6: Y B
                        Dragon die: chaos
                        Exhaustion (top): ○
                        Exhaustion (middle): ○
                        Exhaustion (bottom): ○
                        Dial: G Y B
                        Chariot: Eclipse Chariot. This round green, yellow and blue dice count as white. (Defence: two dice of the same value)
                        Epic Spirit: Stolen Letter. You may reroll the Conspirator die.
                        Conspirator 3 Master Odo Quicksand. Choose a colour; the two others count as white this round.
                        """);
    }

    @Test
    void withoutAClockTheTimeGoneIsSaid() {
        QueenTable table = Arena.rolling(Map.of("modules", "", "speed", "untimed"), 1, 1, 2, 2, 3, 3, 4, 6);
        table.clock.elapsedMs = 7_000;
        assertThat(text(table)).contains("\nUntimed: 7 s gone\n").endsWith("Tricolour stack: G Y B\n");
    }

    /** What a line ends with for the eye only is left out. */
    private static String text(QueenTable table) {
        return Arena.BOX.describe(table, Language.EN).replaceAll(" +(\\R)", "$1");
    }
}
