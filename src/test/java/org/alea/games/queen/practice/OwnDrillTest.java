package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.junit.jupiter.api.Test;

class OwnDrillTest {

    private static OwnDrill own(String goalOf, int white, Map<Integer, String> enemies) {
        Map<DieColour, Integer> dice = Map.of(DieColour.W, white, DieColour.G, 2, DieColour.Y, 0, DieColour.B, 2);
        return new OwnDrill("own-1", "À moi", dice, List.of(QueenModule.SUNMOON), enemies, 20_000, goalOf, false);
    }

    private static Optional<Drill> drill(OwnDrill own) {
        return own.drill(BOX.drills(), BOX.cards());
    }

    @Test
    void aComposedDrillHasItsDiceEnemiesTimeAndTheModulesOfItsGoal() {
        Drill drill = drill(own("P08", 3, Map.of(4, "N20"))).orElseThrow();
        QueenTable table = Exercise.of(BOX, drill, Speed.OFFICIAL, 1).start();

        assertThat(drill.modules()).isEqualTo(Set.of(QueenModule.SUNMOON, QueenModule.DRAGON));
        assertThat(drill.diceCount()).isEqualTo(7);
        assertThat(table.limitMs()).isEqualTo(20_000);
        assertThat(table.enemies())
                .extracting(EnemyInPlay::slot, enemy -> enemy.card().id())
                .containsExactly(org.assertj.core.groups.Tuple.tuple(4, "N20"));
        assertThat(BOX.violations(table)).isEmpty();
    }

    @Test
    void theSlotsOfTheGoalKeepTheirEnemiesBesideThoseOfThePlayer() {
        Drill drill = drill(own("P10", 5, Map.of(1, "N01", 2, "N02", 3, "N03", 4, "N04", 5, "N05", 6, "N06")))
                .orElseThrow();
        for (long seed = 0; seed < 20; seed++) {
            Exercise exercise = Exercise.of(BOX, drill, Speed.OFFICIAL, seed);
            assertThat(exercise.start().enemies()).hasSize(6);
            assertThat(exercise.start().enemies().stream()
                            .filter(EnemyInPlay::shield)
                            .map(EnemyInPlay::slot))
                    .isEqualTo(exercise.drawn().slots());
        }
    }

    @Test
    void whatCannotBePlayedSaysWhy() {
        assertThat(own("P01", 0, Map.of()).flaw(BOX.drills())).contains(OwnDrill.Flaw.TOO_FEW_DICE);
        assertThat(own("P01", 1, Map.of()).flaw(BOX.drills())).contains(OwnDrill.Flaw.GOAL_OUT_OF_REACH);
        assertThat(own("P04", 8, Map.of()).flaw(BOX.drills())).contains(OwnDrill.Flaw.GOAL_OUT_OF_REACH);
        assertThat(own("P01", 5, Map.of(1, "N01", 2, "N01")).flaw(BOX.drills()))
                .contains(OwnDrill.Flaw.SAME_ENEMY_TWICE);
        assertThat(own("P01", 5, Map.of()).flaw(BOX.drills())).isEmpty();
    }

    @Test
    void aDrillWhoseCardsAreGoneIsNotPlayed() {
        assertThat(drill(own("P01", 5, Map.of(1, "N99")))).isEmpty();
        assertThat(drill(own("P99", 5, Map.of()))).isEmpty();
    }
}
