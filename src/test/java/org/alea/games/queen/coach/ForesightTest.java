package org.alea.games.queen.coach;

import static org.alea.games.queen.coach.CoachRoom.OFFICIAL;
import static org.alea.games.queen.coach.CoachRoom.colossus;
import static org.alea.games.queen.coach.CoachRoom.reroll;
import static org.alea.games.queen.coach.CoachRoom.value;
import static org.alea.games.queen.coach.CoachRoom.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.Rule;
import org.alea.games.queen.Arena;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

class ForesightTest {
    /** So late that one looks one step ahead only. */
    private static final int LATE = 58_000;

    private static final double EXACT = 1e-9;
    // one throw of 36 gives two ones, ten give a lone one
    private static final double TWO_DICE = 0.39 / 36 - 1.2 * 10 / 36;

    @Test
    @Rule("QUEEN-219")
    void aRerollIsWorthTheMeanOverAllItsResults() {
        Verdict verdict = verdict(colossus(OFFICIAL).dice("W2 W2"), reroll(2, LATE));

        assertThat(verdict.twoSteps()).isFalse();
        assertThat(verdict.chosen().value()).isCloseTo(TWO_DICE, within(EXACT));
        assertThat(verdict.chosen().error()).isZero();
    }

    @Test
    @Rule("QUEEN-219")
    void theDragonDieHasItsSixFacesInTheMean() {
        // claw, tail and wing do nothing for two dice elsewhere; tail is the symbol of N14, the wing holds a solo
        Verdict verdict = verdict(
                colossus(Map.of("modules", "dragon")).dice("W2 W2").dragon(DragonFace.CLAW),
                new QueenMove.RerollSet(2, true, LATE));

        // tail: a lone one becomes a set of two and climbs, two ones climb all the same
        double tail = 0.39 * 11 / 36;
        double wing = 0.39 / 36;
        assertThat(verdict.chosen().value()).isCloseTo((tail + wing + 4 * TWO_DICE) / 6, within(EXACT));
    }

    @Test
    @Rule("QUEEN-219")
    void fiveDiceOfTwoColoursAreReckonedExactly() {
        Verdict verdict = verdict(colossus(OFFICIAL).dice("W2 W2 W2 G2 B2"), reroll(2, LATE));

        // n of five dice on slot 1: binomial with 1/6; one wounds, two to four climb once, five twice would need seven
        double one = 5 * 625.0 / 7776;
        double atLeastTwo = 1 - 3125.0 / 7776 - one;
        assertThat(verdict.chosen().value()).isCloseTo(0.39 * atLeastTwo - 1.2 * one, within(EXACT));
        assertThat(verdict.chosen().error()).isZero();
    }

    @Test
    @Rule("QUEEN-219")
    void moreThanFiveDiceAreSampled() {
        Verdict verdict = verdict(colossus(OFFICIAL).dice("W2 W2 W2 W2 W2 W2"), reroll(2, LATE));

        double one = 6 * Math.pow(5, 5) / 46_656;
        double atLeastTwo = 1 - Math.pow(5, 6) / 46_656 - one;
        double exact = 0.39 * atLeastTwo - 1.2 * one;
        assertThat(verdict.chosen().error()).isBetween(0.005, 0.02);
        assertThat(verdict.chosen().value())
                .isCloseTo(exact, within(4 * verdict.chosen().error()));
    }

    @Test
    @Rule("QUEEN-220")
    void twoStepsAheadABadSetIsNotTheEnd() {
        // against a Shield a set wounds and a solo is worth 0.15; after two ones or any other pair one may throw again
        Lying shielded = Lying.on(Map.of("modules", "shields", "speed", "untimed"))
                .enemy(1, "N14", 1)
                .shield(1)
                .dice("W2 W2");
        double oneStep = (-1.2 + 10 * 0.15) / 36;
        double twoSteps = (10 * 0.15 + 6 * oneStep) / 36;

        Verdict verdict = verdict(shielded, reroll(2, 1000));

        assertThat(verdict.twoSteps()).isTrue();
        assertThat(verdict.chosen().value()).isCloseTo(twoSteps, within(0.02));
        assertThat(twoSteps - oneStep).isGreaterThan(0.03);
    }

    @Test
    @Rule("QUEEN-220")
    void aGoodResultIsKept() {
        Verdict verdict = verdict(colossus(CoachRoom.UNTIMED).dice("W2 W2"), reroll(2, 1000));

        assertThat(verdict.chosen().value())
                .as("whatever follows, two ones are kept and a lone one is stuck")
                .isCloseTo(TWO_DICE, within(4 * verdict.chosen().error()));
    }

    @Test
    @Rule("QUEEN-220")
    void theSecondRerollMayTakeTheDragonDieAlong() {
        // a lone one wounds, unless the second reroll brings the tail or the wing
        String dice = "W1 W2 W2 W3 W3";
        double alone = verdict(colossus(CoachRoom.UNTIMED).dice(dice), reroll(2, 1000))
                .chosen()
                .value();
        double withDragon = verdict(
                        colossus(Map.of("modules", "dragon", "speed", "untimed"))
                                .dice(dice)
                                .dragon(DragonFace.CLAW),
                        reroll(2, 1000))
                .chosen()
                .value();

        assertThat(withDragon).isGreaterThan(alone + 0.1);
    }

    @Test
    @Rule({"QUEEN-219", "QUEEN-220", "QUEEN-213"})
    void asManyResultsAreLookedAtAsTheRulesSay() {
        assertThat(List.of(Foresight.SAMPLES, Foresight.RESULTS, Foresight.INNER_SAMPLES, Foresight.CHAOS_SAMPLES))
                .containsExactly(4000, 400, 60, 12);
        assertThat(Landings.MOST_DICE).isEqualTo(5);
    }

    @Test
    @Rule("QUEEN-220")
    void theErrorIsThatOfFourHundredResults() {
        // the Giant shrugs at less than three: one more one of two dice, or a pair that is thrown again and brings one
        Verdict verdict = verdict(Lying.on(CoachRoom.UNTIMED).enemy(1, "N18", 1).dice("W1 W1 W2 W2"), reroll(2, 1000));

        double one = 11 / 36.0;
        double step = value(
                verdict(Lying.on(CoachRoom.UNTIMED).enemy(1, "N18", 1).dice("W1 W1 W1"), new QueenMove.Stop(1000)),
                Candidate.STOP);
        double mean = one + 5 / 36.0 * one;
        double deviation = Math.sqrt(one + 5 / 36.0 * one * one - mean * mean);
        assertThat(verdict.chosen().value()).isCloseTo(mean * step, within(4 * step * deviation / 20));
        assertThat(verdict.chosen().error()).isCloseTo(step * deviation / 20, within(0.1 * step * deviation / 20));
    }

    @Test
    @Rule("QUEEN-222")
    void theSameGameGetsTheSameReport() {
        Lying lying = colossus(CoachRoom.UNTIMED).enemy(3, "N20", 2).dice("W2 W2 G3 W4 W4 B4");

        List<Verdict> once = CoachRoom.verdicts(lying, reroll(2, 1000));
        List<Verdict> again = CoachRoom.verdicts(lying, reroll(2, 1000));

        assertThat(again).isEqualTo(once);
    }

    @Test
    @Rule("QUEEN-222")
    void anotherDecisionIsJudgedWithOtherRandomNumbers() {
        Lying lying = colossus(CoachRoom.UNTIMED).dice("W2 W2 W2 W2");
        Foresight first =
                new Foresight(new Appraisal(lying.table(), 12), Hand.of(lying.table()), Foresight.Depth.TWO, 1);
        Foresight other =
                new Foresight(new Appraisal(lying.table(), 12), Hand.of(lying.table()), Foresight.Depth.TWO, 2);

        assertThat(first.reroll(2, false).mean())
                .isNotEqualTo(other.reroll(2, false).mean());
    }

    @Test
    @Rule("QUEEN-222")
    void gameRoundAndDecisionEachHaveTheirOwnRandomNumbers() {
        assertThat(List.of(judged(1, 1, 0), judged(2, 1, 0), judged(1, 2, 0), judged(1, 1, 1)))
                .doesNotHaveDuplicates();
        assertThat(judged(1, 1, 0)).isEqualTo(judged(1, 1, 0));
    }

    /** What throwing four dice again is worth, by samples that belong to this decision of this game. */
    private static double judged(long seed, int round, int index) {
        QueenTable table =
                colossus(CoachRoom.UNTIMED).round(round).dice("W2 W2 W2 W2").table();
        Candidate twos = Candidate.reroll(2, false);
        RoundDecision decision = new RoundDecision(index, table, twos, table, 0, OptionalInt.empty());
        Judging judging = new Judging(Arena.BOX.game(), seed, decision);
        judging.judge(Coach.NOBODY, () -> false);
        return judging.ranked().stream()
                .filter(each -> each.candidate().equals(twos))
                .findFirst()
                .orElseThrow()
                .value();
    }

    @Test
    @Rule({"QUEEN-222", "QUEEN-223"})
    void theErrorOfALossIsThatOfTheDifferenceToTheBest() {
        Verdict verdict = verdict(colossus(CoachRoom.UNTIMED).dice("W1 W1 W2 W2 W2"), reroll(1, 1000));

        // nothing is sampled about stopping, so that the whole error is that of the reroll
        assertThat(verdict.best().candidate()).isEqualTo(Candidate.STOP);
        assertThat(verdict.error()).isPositive().isCloseTo(verdict.chosen().error(), within(EXACT));
    }

    @Test
    @Rule("QUEEN-222")
    void candidatesShareTheirRandomNumbersSoThatTheirDifferenceIsSurer() {
        // two sets where nobody stands: throwing the one or the other is the same thing
        Lying lying = colossus(OFFICIAL).dice("W2 W2 W2 W2 G2 Y2 W3 W3 W3 W3 G3 Y3");
        Foresight foresight =
                new Foresight(new Appraisal(lying.table(), 12), Hand.of(lying.table()), Foresight.Depth.ONE, 1);

        Estimate twos = foresight.reroll(2, false);
        Estimate threes = foresight.reroll(3, false);

        assertThat(twos.error()).isGreaterThan(0.005);
        assertThat(twos.errorAgainst(threes)).isZero();
        assertThat(twos.mean()).isEqualTo(threes.mean());
    }

    @Test
    @Rule("QUEEN-222")
    void theErrorOfADifferenceIsThatOfThePairs() {
        Estimate first = Estimate.of(new double[] {1, 2, 3, 4});
        Estimate second = Estimate.of(new double[] {1, 1, 3, 3});

        // the pairs differ by 0, 1, 0, 1: variance 1/3, of the mean 1/12
        assertThat(first.errorAgainst(second)).isCloseTo(Math.sqrt(1 / 12.0), within(EXACT));
        assertThat(first.errorAgainst(first)).isZero();
        assertThat(Estimate.exactly(2).errorAgainst(Estimate.exactly(1))).isZero();
    }

    @Test
    @Rule("QUEEN-226")
    void whatIsKnownOfEnemiesThatStandStillGivesTheSameValues() {
        Lying lying = colossus(CoachRoom.UNTIMED).enemy(3, "N20", 2).dice("W1 W1 G3 W4 W4 B4");
        Appraisal before = new Appraisal(lying.table(), 12);
        before.stop(Hand.of(lying.table()), new Luck(1));
        lying.dice("W1 W1 G3 W3 W4 B4");

        Appraisal now = new Appraisal(lying.table(), 12, true, java.util.Optional.of(before));

        Hand hand = Hand.of(lying.table());
        assertThat(now.stop(hand, new Luck(1))).isEqualTo(new Appraisal(lying.table(), 12).stop(hand, new Luck(1)));
        // N14 one step up, N20 one step up, the fours are nobody's
        assertThat(now.stop(hand, new Luck(1))).isCloseTo(0.39 + 0.4 - 0.2 + 0.12, within(EXACT));
    }

    @Test
    @Rule("QUEEN-219")
    void stoppingIsWorthWhatTheDiceBring() {
        Verdict verdict = verdict(colossus(OFFICIAL).dice("W1 W1 W2 W2"), new QueenMove.Stop(LATE));

        assertThat(value(verdict, Candidate.STOP)).isCloseTo(0.39, within(EXACT));
    }
}
