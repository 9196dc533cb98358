package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.exercise;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.StopReason;
import org.junit.jupiter.api.Test;

class ParTest {
    private static final Par PAR = (Par) PracticeRoom.drill("P12").goal();

    @Test
    @Rule("QUEEN-202")
    void sixEnemiesStandOnAnySquareFromTheStartOn() {
        for (long seed = 0; seed < 40; seed++) {
            QueenTable start = exercise("P12", seed).start();

            assertThat(start.enemies()).hasSize(6);
            assertThat(start.enemies()).allSatisfy(ParTest::standsBetweenStartAndTop);
            assertThat(start.health()).isBetween(0, 3);
        }
    }

    private static void standsBetweenStartAndTop(EnemyInPlay enemy) {
        assertThat(enemy.marker()).isBetween(enemy.card().start(), enemy.card().top() - 1);
    }

    @Test
    @Rule("QUEEN-204")
    void theDiceHaveToBeWorthThePar() {
        assertThat(judged(1.0, 1.0)).isEqualTo(new Judgement(true, 1000, 1000, 0));
        assertThat(judged(1.0, 1.5)).isEqualTo(new Judgement(true, 1000, 1000, 25));
        assertThat(judged(1.0, 4.0)).as("at most 100 points").isEqualTo(new Judgement(true, 1000, 1000, 100));
        assertThat(judged(1.0, 0.5)).isEqualTo(new Judgement(false, 500, 1000, 0));
        assertThat(judged(1.0, -1.0)).isEqualTo(new Judgement(false, 0, 1000, 0));
    }

    @Test
    @Rule("QUEEN-205")
    void aFailureIsWorthTheShareOfFiftyPoints() {
        assertThat(new Trial(judged(1.0, 0.5), landing(0.5), StopReason.STOPPED, 1000, 0, 0).points(Speed.OFFICIAL))
                .isEqualTo(25);
    }

    @Test
    @Rule("QUEEN-202")
    void theSnapshotIsMeasuredByTwoHundredRoundsAndWorthFiftyPointsAnEnemy() {
        assertThat(PAR).isEqualTo(new Par(3, 200, new Bonus(50, 100)));
    }

    @Test
    @Rule({"QUEEN-202", "QUEEN-204"})
    void theParIsWhatASensiblePlayerGetsOnAverageOutOfTheSameThrow() {
        Exercise exercise = exercise("P12", 13);
        QueenTable thrown = PracticeRoom.started(exercise).table();
        double[] reached = LongStream.range(0, 1000)
                .mapToDouble(seed -> reached(thrown.copyWith(new SeededChance(seed)), 31 * seed))
                .toArray();
        double mean = DoubleStream.of(reached).average().orElseThrow();
        double variance = DoubleStream.of(reached)
                .map(each -> (each - mean) * (each - mean))
                .average()
                .orElseThrow();

        // both means are sampled, the par 200 times
        double error = Math.sqrt(variance / 1000 + variance / 200);
        assertThat(exercise.drawn().par()).isCloseTo(mean, within(3 * error));
        assertThat(mean).as("the throw itself is worth less").isGreaterThan(Par.worth(thrown) + 3 * error);
    }

    /** What the bot stops with, playing on from this throw. */
    private static double reached(QueenTable table, long seed) {
        Bot<QueenTable, QueenMove> bot =
                Objects.requireNonNull(PracticeRoom.BOX.bots().get("sensible")).apply(seed);
        QueenMove move = bot.choose(table);
        while (move instanceof QueenMove.RerollSet) {
            PracticeRoom.BOX.game().play(table, move, Turn.silent());
            move = bot.choose(table);
        }
        return Par.worth(table);
    }

    @Test
    void theParIsTheSameWheneverItIsMeasured() {
        Exercise once = exercise("P12", 3);
        assertThat(once.ready()).isFalse();
        double par = once.drawn().par();

        assertThat(once.ready()).isTrue();
        assertThat(exercise("P12", 3).drawn().par()).isEqualTo(par);
        assertThat(exercise("P12", 4).drawn().par()).isNotEqualTo(par);
    }

    @Test
    void whatIsJudgedIsTheValueOfTheDiceAtTheStop() {
        Exercise exercise = exercise("P12", 3);
        Match<QueenTable, QueenMove> match = PracticeRoom.started(exercise);
        double worth = Par.worth(match.table());
        match.play(new QueenMove.Stop(2000), 0);

        Judgement judgement = exercise.trial(match).orElseThrow().judgement();

        assertThat(judgement.success()).isEqualTo(worth >= exercise.drawn().par());
        assertThat(Landing.of(match.table()).worth()).isCloseTo(worth, within(1e-9));
    }

    private static Judgement judged(double par, double worth) {
        Drawn drawn = Drawn.NOTHING.measuredBy(par);
        return PAR.judge(drawn, landing(worth));
    }

    private static Landing landing(double worth) {
        return new Landing(List.of(), Optional.empty(), 0, worth);
    }
}
