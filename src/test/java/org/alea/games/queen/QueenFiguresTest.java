package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.alea.games.queen.coach.Windfall;
import org.junit.jupiter.api.Test;

class QueenFiguresTest {
    private static final double ROUNDING = 1e-9;

    // N14: a step up is worth 0.16 - 0.12 + 0.35, a wound 1.2. Of 36 throws one is a set of ones and ten have a lone
    // one
    private static final double MEAN = 0.39 / 36 - 1.2 * 10 / 36;

    @Test
    void theLuckOfARerollIsWhatItBroughtMoreThanTheMeanOfAllResults() {
        QueenTable before = colossus().dice("W2 W2").table();
        QueenTable after = colossus().dice("W1 W1").table();

        double luck = Windfall.of(before, new QueenMove.RerollSet(2, false, 0), after);

        assertThat(luck).isCloseTo(0.39 - MEAN, within(ROUNDING));
    }

    @Test
    void aThrowThatWoundsIsBadLuck() {
        QueenTable before = colossus().dice("W2 W2").table();
        QueenTable after = colossus().dice("W1 W5").table();

        double luck = Windfall.of(before, new QueenMove.RerollSet(2, false, 0), after);

        assertThat(luck).isCloseTo(-1.2 - MEAN, within(ROUNDING));
    }

    @Test
    void whoThrowsNothingHasNoLuck() {
        QueenTable table = colossus().dice("W2 W2").table();

        assertThat(Windfall.of(table, new QueenMove.Stop(0), table)).isZero();
    }

    @Test
    void luckEvensOutOverManyThrows() {
        QueenTable before = colossus().dice("W2 W2").table();
        double sum = 0;
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                QueenTable after = colossus().dice("W" + first + " W" + second).table();
                sum += Windfall.of(before, new QueenMove.RerollSet(2, false, 0), after);
            }
        }

        assertThat(sum).isCloseTo(0, within(ROUNDING));
    }

    @Test
    void timesAreThoseOfTheClock() {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(Map.of()));
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.RerollSet(firstSet(match), false, 4000), 0);
        match.play(new QueenMove.RerollSet(firstSet(match), false, 9000), 0);
        int timeLeft = match.table().hasSet() ? 48_000 : 0;
        match.play(new QueenMove.Stop(12_000), 0);

        QueenFigures figures = QueenFigures.of(match);

        assertThat(figures.rounds()).isEqualTo(1);
        assertThat(figures.rerolls()).isEqualTo(2);
        assertThat(figures.firstRerollMs()).hasValue(4000);
        assertThat(figures.rerollsPerMinute()).isEqualTo(10);
        assertThat(figures.timeLeftMs()).isEqualTo(timeLeft);
    }

    @Test
    void theBoxGivesTheFiguresOfAMatchByName() {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(Map.of()));
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.Stop(2000), 0);
        List<QueenTable> tables = IntStream.rangeClosed(0, match.history().size())
                .mapToObj(match::tableAfter)
                .toList();

        Map<String, Double> numbers = Arena.BOX.figures(match.setup().seed(), tables, match.history());

        assertThat(numbers).isEqualTo(QueenFigures.of(match).numbers());
        assertThat(numbers).containsEntry("rounds", 1.0).containsEntry("rerolls", 0.0);
        assertThat(numbers).containsKeys("luck", "wounds", "timeLeftMs").doesNotContainKey("firstRerollMs");
    }

    @Test
    void theLastWoundIsCountedAgainstItsEnemyToo() {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(Map.of()));
        Bot<QueenTable, QueenMove> bot = Objects.requireNonNull(Arena.BOX.bots().get(Arena.BOX.standardBot()))
                .apply(1);
        while (match.result().isEmpty()) {
            boolean rolling = match.table().phase() == QueenPhase.ROLLING;
            match.play(rolling ? new QueenMove.Stop(2000) : bot.choose(match.table()), 0);
        }

        QueenFigures figures = QueenFigures.of(match);

        assertThat(match.result().orElseThrow().outcome()).isEqualTo(Result.Outcome.LOST);
        assertThat(figures.woundsBy().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .as("without modules every wound is by an enemy")
                .isEqualTo(figures.wounds());
    }

    @Test
    @Rule("QUEEN-224")
    void theAccuracyOfAGameIsTheMeanOverItsDecisionsAsTheCoachSaysIt() {
        Match<QueenTable, QueenMove> match = Match.start(Arena.BOX.game(), Arena.setup(Map.of()));
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.RerollSet(firstSet(match), false, 4000), 0);
        match.play(new QueenMove.Stop(9000), 0);
        List<Verdict> verdicts =
                Coach.of(match).report(RoundDecision.of(match, 1)).verdicts();

        double mean = verdicts.stream()
                .mapToDouble(verdict -> 100 * Math.exp(-2 * verdict.loss()))
                .average()
                .orElseThrow();

        assertThat(QueenFigures.of(match).numbers().get(QueenFigures.ACCURACY)).isEqualTo((double) Math.round(mean));
    }

    private static int firstSet(Match<QueenTable, QueenMove> match) {
        return match.table().groups().stream()
                .filter(DiceGroup::set)
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static Lying colossus() {
        return Lying.untimed().enemy(1, "N14", 1);
    }
}
