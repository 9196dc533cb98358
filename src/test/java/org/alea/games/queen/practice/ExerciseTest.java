package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.alea.games.queen.practice.PracticeRoom.drill;
import static org.alea.games.queen.practice.PracticeRoom.exercise;
import static org.alea.games.queen.practice.PracticeRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.engine.Countdown;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.Occasion;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.StopReason;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExerciseTest {

    static Stream<Drill> drills() {
        return BOX.drills().all().stream();
    }

    @Rule({"QUEEN-202", "QUEEN-203"})
    @ParameterizedTest
    @MethodSource("drills")
    void aDrillWaitsForItsStartWithItsOwnDiceModulesAndLimit(Drill drill) {
        QueenTable table = Exercise.of(BOX, drill, Speed.OFFICIAL, 7).start();

        assertThat(table.phase()).isEqualTo(QueenPhase.START_ROUND);
        assertThat(table.options().occasion()).isEqualTo(Occasion.PRACTICE);
        assertThat(table.options().modules()).isEqualTo(drill.modules());
        assertThat(table.limitMs()).isEqualTo(drill.limitMs());
        Map<DieColour, Long> reserve = table.dice(Zone.RESERVE).stream()
                .collect(Collectors.groupingBy(QueenDie::colour, Collectors.counting()));
        for (DieColour colour : DieColour.values()) {
            assertThat(reserve.getOrDefault(colour, 0L).intValue())
                    .isEqualTo(drill.dice().get(colour));
        }
        assertThat(BOX.violations(table)).isEmpty();
    }

    @Test
    @Rule("QUEEN-203")
    void theSpeedScalesTheLimit() {
        assertThat(Stream.of(Speed.EXPERT, Speed.OFFICIAL, Speed.RELAXED, Speed.UNTIMED)
                        .map(speed ->
                                Exercise.of(BOX, drill("P11"), speed, 1).start().limitMs()))
                .containsExactly(22_500, 30_000, 45_000, Countdown.NO_LIMIT);
    }

    @ParameterizedTest
    @MethodSource("drills")
    void theSameSeedGivesTheSameDrillAndTheSameFirstThrow(Drill drill) {
        Exercise one = Exercise.of(BOX, drill, Speed.OFFICIAL, 99);
        Exercise other = Exercise.of(BOX, drill, Speed.OFFICIAL, 99);

        assertThat(other.drawn()).isEqualTo(one.drawn());
        assertThat(started(other).table()).isEqualTo(started(one).table());
    }

    @Test
    void whatIsDrawnReachesEveryPossibility() {
        assertThat(drawn("P10").flatMap(drawn -> drawn.slots().stream()).collect(Collectors.toSet()))
                .isEqualTo(Set.of(1, 2, 3, 4, 5, 6));
        assertThat(drawn("P04").map(Drawn::colours).collect(Collectors.toSet())).hasSize(6);
        assertThat(drawn("P08").map(Drawn::face).collect(Collectors.toSet())).hasSize(4);
        assertThat(drawn("P05")).allSatisfy(drawn -> assertThat(drawn.slots()).doesNotHaveDuplicates());
    }

    private static Stream<Drawn> drawn(String drill) {
        return LongStream.range(0, 300).mapToObj(seed -> exercise(drill, seed).drawn());
    }

    @Test
    void everyDrawnSlotHoldsAnEnemyThatAsksForWhatTheGoalAsks() {
        Exercise coloured = exercise("P04", 3);
        for (int i = 0; i < 2; i++) {
            EnemyCard.Square next = next(coloured, coloured.drawn().slots().get(i));
            assertThat(next)
                    .isEqualTo(new EnemyCard.Square(
                            2, Map.of(coloured.drawn().colours().get(i), 1)));
        }
        Exercise targets = exercise("P05", 3);
        assertThat(targets.drawn().slots())
                .allSatisfy(slot -> assertThat(next(targets, slot)).isEqualTo(new EnemyCard.Square(3, Map.of())));
        Exercise blow = exercise("P06", 3);
        EnemyInPlay struck = blow.start().enemy(blow.drawn().slots().get(0)).orElseThrow();
        assertThat(struck.card()
                        .squares()
                        .subList(struck.marker() + 1, struck.card().top() + 1))
                .containsExactly(new EnemyCard.Square(2, Map.of()), new EnemyCard.Square(3, Map.of()));
        Exercise guard = exercise("P07", 3);
        assertThat(guard.start().enemies()).extracting(EnemyInPlay::marker).containsExactly(1, 1, 1);
        Exercise shields = exercise("P10", 3);
        assertThat(shields.start().enemies()).extracting(EnemyInPlay::shield).containsExactly(true, true);
        assertThat(exercise("P01", 3).start().enemies()).isEmpty();
    }

    private static EnemyCard.Square next(Exercise exercise, int slot) {
        EnemyInPlay enemy = exercise.start().enemy(slot).orElseThrow();
        return enemy.card().square(enemy.marker() + 1);
    }

    @Test
    void twoChariotsAreOneForASoloAndOneForAPair() {
        List<ChariotInPlay> chariots = exercise("P09", 5).start().chariots();

        assertThat(chariots)
                .extracting(chariot -> chariot.card().defence().pair())
                .containsExactly(false, true);
    }

    @Test
    @Rule({"QUEEN-202", "QUEEN-203"})
    void aDrillEndsWithTheStopAndNothingCanBePlayedAfterwards() {
        Match<QueenTable, QueenMove> match = started(exercise("P01", 4));
        List<DiceGroup> landed = match.table().groups();
        match.play(new QueenMove.Stop(2_000), 0);

        assertThat(match.table().groups()).isEqualTo(landed);
        assertThat(match.moves()).isEmpty();
        assertThat(match.refusal(new QueenMove.AssignAll())).contains(new Refusal("GAME_OVER", "QUEEN-203"));
        assertThat(match.result()).map(Result::rounds).contains(1);
        assertThat(match.canUndo()).isFalse();
    }

    @Test
    @Rule("QUEEN-204")
    void theTrialTellsWhatTheJudgeAndTheClockSay() {
        Exercise exercise = exercise("P01", 4);
        Match<QueenTable, QueenMove> match = started(exercise);
        assertThat(exercise.trial(match)).isEmpty();
        int value = match.table().groups().stream()
                .filter(DiceGroup::set)
                .findFirst()
                .orElseThrow()
                .value();
        match.play(new QueenMove.RerollSet(value, false, 1_500), 0);
        Landing landing = Landing.of(match.table());
        match.play(new QueenMove.Stop(9_600), 0);

        assertThat(exercise.trial(match))
                .contains(new Trial(exercise.judge(landing), landing, StopReason.STOPPED, 9_600, 35_400, 1));
        assertThat(match.result().orElseThrow().won())
                .isEqualTo(exercise.judge(landing).success());
    }

    @Test
    void timeUpUsesNoMoreThanTheLimit() {
        Exercise exercise = exercise("P11", 8);
        Match<QueenTable, QueenMove> match = started(exercise);
        match.play(new QueenMove.TimeUp(30_000), 0);

        assertThat(exercise.trial(match)).hasValueSatisfying(trial -> {
            assertThat(trial.usedMs()).isEqualTo(30_000);
            assertThat(trial.timeLeftMs()).isZero();
        });
    }

    @Test
    void modulesThatAskBeforeTheRollAreAnsweredByTheSeed() {
        Drill plain = drill("P01");
        Drill everything = new Drill(
                "own",
                plain.name(),
                plain.dice(),
                Set.of(QueenModule.values()),
                plain.enemies(),
                plain.limitMs(),
                plain.goal());

        for (long seed = 0; seed < 200; seed++) {
            QueenTable start =
                    Exercise.of(BOX, everything, Speed.OFFICIAL, seed).start();
            assertThat(start.phase()).isEqualTo(QueenPhase.START_ROUND);
            assertThat(start.sun()).isPresent();
            assertThat(start.conspiratorDie()).isPresent();
            assertThat(start.spirit()).isPresent();
        }
    }

    @Rule("QUEEN-203")
    @ParameterizedTest
    @MethodSource("drills")
    void everyDrillSaysItsGoalInBothLanguages(Drill drill) {
        DrillWords words = new DrillWords(BOX.wording());
        Exercise exercise = Exercise.of(BOX, drill, Speed.OFFICIAL, 11);
        for (Language language : Language.values()) {
            assertThat(words.about(drill, language)).isNotBlank().doesNotContain("{");
            assertThat(words.goal(exercise, language)).isNotBlank().doesNotContain("{");
            assertThat(words.bonus(drill, language).isPresent())
                    .isEqualTo(!drill.goal().bonus().equals(Bonus.NONE));
        }
    }

    @Test
    void theGoalNamesWhatWasDrawn() {
        Exercise exercise = exercise("P08", 2);
        String face = BOX.wording().term(exercise.drawn().face().orElseThrow(), Language.FR);

        assertThat(new DrillWords(BOX.wording()).goal(exercise, Language.FR))
                .isEqualTo("Le dé Dragon sur «\u00a0" + face + "\u00a0» et au moins 2 séries.");
    }
}
