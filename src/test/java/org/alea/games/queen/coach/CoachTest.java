package org.alea.games.queen.coach;

import static org.alea.games.queen.coach.CoachRoom.OFFICIAL;
import static org.alea.games.queen.coach.CoachRoom.UNTIMED;
import static org.alea.games.queen.coach.CoachRoom.colossus;
import static org.alea.games.queen.coach.CoachRoom.reroll;
import static org.alea.games.queen.coach.CoachRoom.verdict;
import static org.alea.games.queen.coach.CoachRoom.verdicts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.Arena;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoachTest {
    private static final QueenMove STOP = new QueenMove.Stop(10_000);

    @Test
    @Rule({"QUEEN-210", "QUEEN-223"})
    void whoThrowsAVictoryAwayMakesAMistake() {
        // T30: the Acrobat stands one square below the top, which two ones would take
        Lying acrobat = Lying.untimed().enemy(1, "N19", 3).dice("W1 W1 W2 W2 W3 W3");

        Verdict verdict = verdict(acrobat, reroll(1, 1000));

        assertThat(verdict.label()).isEqualTo(Label.MISTAKE);
        assertThat(verdict.best().candidate()).isNotEqualTo(Candidate.reroll(1, false));
        assertThat(verdict.loss())
                .isEqualTo(verdict.best().value() - verdict.chosen().value());
        assertThat(verdict.stop()).isCloseTo(1.05 - 0.8 * 2 / 3, within(1e-9));
    }

    @Test
    @Rule("QUEEN-210")
    void theReportHasAVerdictOnEveryDecision() {
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(colossus(OFFICIAL).dice("W1 W1 W2 W2 W3 W3"), reroll(2, 4000), STOP);

        RoundReport report = Coach.of(match).report(RoundDecision.of(match, 1));

        assertThat(report.decisions()).hasSameSizeAs(report.verdicts());
        assertThat(report.round()).isEqualTo(1);
        assertThat(report.verdicts())
                .extracting(verdict -> verdict.decision().choice())
                .containsExactly(Candidate.reroll(2, false), Candidate.STOP);
        assertThat(report.verdicts())
                .allSatisfy(verdict -> assertThat(verdict.best().value())
                        .isGreaterThanOrEqualTo(verdict.chosen().value()));
    }

    @ParameterizedTest
    @Rule("QUEEN-223")
    @CsvSource({"0.05, BEST", "0.0501, GOOD", "0.2, GOOD", "0.21, INACCURACY", "0.5, INACCURACY", "0.51, MISTAKE"})
    void aLossHasItsName(double loss, Label label) {
        assertThat(Label.of(loss)).isEqualTo(label);
    }

    @Test
    @Rule("QUEEN-223")
    void aLossThatMayBeChanceIsNone() {
        assertThat(judged(0.3, 0.1).loss()).isCloseTo(0.3, within(1e-9));
        assertThat(judged(0.3, 0.2).loss()).isZero();
    }

    @Test
    @Rule({"QUEEN-222", "QUEEN-223", "QUEEN-230"})
    void theDragonDieIsNamedOnlyWhereItMatters() {
        // no symbol on the enemies, no colour on the dice, and a solo breaks a Shield with or without a wing
        Lying lying = Lying.on(Map.of("speed", "untimed", "modules", "dragon,shields"))
                .enemy(1, "N19", 2)
                .enemy(3, "N22", 2)
                .shield(1)
                .shield(3)
                .dragon(DragonFace.CLAW)
                .dice("W1 W1 W2 W2 W3 W5");
        for (long seed = 1; seed <= 6; seed++) {
            List<Valued> advice = new Coach(Arena.BOX.game(), seed).advise(lying.table());
            assertThat(advice.get(0).candidate().withDragon())
                    .as("seed %d", seed)
                    .isFalse();
        }
        Verdict ridden = verdict(lying, new QueenMove.RerollSet(2, true, 1000));
        assertThat(ridden.loss()).as("by the highest value all the same").isNotNegative();
    }

    @Test
    @Rule({"QUEEN-222", "QUEEN-223"})
    void aGainOfTheDragonDieThatMayBeChanceIsNone() {
        QueenTable table = Lying.on(Map.of("speed", "untimed", "modules", "dragon"))
                .enemy(1, "N26", 2)
                .enemy(2, "N01", 2)
                .enemy(3, "N10", 2)
                .enemy(4, "N14", 2)
                .enemy(5, "N23", 2)
                .enemy(6, "N25", 2)
                .dragon(DragonFace.CLAW)
                .dice("W1 W4 W3 W3 W5 G4 Y2 B1")
                .table();
        List<Valued> advice = new Coach(Arena.BOX.game(), 7).advise(table);
        Candidate highest = advice.stream()
                .max(Comparator.comparingDouble(Valued::value))
                .orElseThrow()
                .candidate();

        assertThat(highest.withDragon()).isTrue();
        assertThat(advice.get(0).candidate()).isEqualTo(highest.withoutDragon());
    }

    @Test
    @Rule("QUEEN-223")
    void theLossIsReckonedFromTheHighestValueWhoeverIsNamedBest() {
        Valued named = new Valued(Candidate.reroll(2, false), 1.0, 0.1);
        Valued highest = new Valued(Candidate.reroll(2, true), 1.1, 0.1);
        Valued chosen = new Valued(Candidate.STOP, 0.5, 0);
        Verdict verdict = new Verdict(
                judged(0, 0).decision(), 0, 0, List.of(named, highest, chosen), chosen, 0.1, true, List.of());

        assertThat(verdict.best()).isEqualTo(named);
        assertThat(verdict.loss()).isCloseTo(0.6, within(1e-9));
    }

    @Test
    @Rule("QUEEN-224")
    void accuracyIsTheMeanOverTheDecisions() {
        double half = Math.log(2) / 2;

        assertThat(Accuracy.of(List.of(judged(0, 0), judged(half, 0)))).hasValue(75);
        assertThat(Accuracy.of(List.of(judged(half, 0)))).hasValue(50);
        assertThat(Accuracy.of(List.of())).isEmpty();
    }

    @Test
    @Rule("QUEEN-225")
    void theSoloThatCostsMostIsNamed() {
        // N20 falls from 0.4 to 0.2 - 0.12, N14 wounds
        Verdict verdict = verdict(colossus(UNTIMED).enemy(3, "N20", 3).dice("Y3 W5 W5"), STOP);

        assertThat(verdict.findings()).contains(new Finding.DearSolo(3, DieColour.Y, 0.2 - 0.12 - 0.4));

        Verdict worse = verdict(colossus(UNTIMED).enemy(3, "N20", 3).dice("Y3 W1 W5 W5"), STOP);

        assertThat(worse.findings()).contains(new Finding.DearSolo(1, DieColour.W, -1.2));
    }

    @Test
    @Rule({"QUEEN-118", "QUEEN-225"})
    void aSoloThatTheDragonDieJoinsCostsNothing() {
        // with its tail the one beside N14 is a set of two and climbs
        Lying lying = colossus(Map.of("speed", "untimed", "modules", "dragon"))
                .enemy(3, "N20", 3)
                .dragon(DragonFace.TAIL)
                .dice("Y3 W1 W5 W5");

        assertThat(verdict(lying, STOP).findings())
                .contains(new Finding.DearSolo(3, DieColour.Y, 0.2 - 0.12 - 0.4))
                .filteredOn(Finding.DearSolo.class::isInstance)
                .hasSize(1);
    }

    @Test
    @Rule({"QUEEN-124", "QUEEN-225"})
    void colouredDiceThatChaosThrowsAreNeitherSolosNorWasted() {
        Lying lying = Lying.on(Map.of("speed", "untimed", "modules", "dragon"))
                .enemy(1, "N14", 1)
                .enemy(3, "N20", 3)
                .enemy(6, "N25", 1);

        assertThat(verdict(lying.dragon(DragonFace.CLAW).dice("Y3 B5 W5 W6 W6"), STOP)
                        .findings())
                .anyMatch(Finding.DearSolo.class::isInstance)
                .anyMatch(Finding.WastedColour.class::isInstance);
        assertThat(verdict(lying.dragon(DragonFace.CHAOS).dice("Y3 B5 W5 W6 W6"), STOP)
                        .findings())
                .noneMatch(Finding.DearSolo.class::isInstance)
                .noneMatch(Finding.WastedColour.class::isInstance);
        assertThat(verdict(lying.dice("W1 B5 W5 W6 W6"), STOP).findings())
                .as("a white solo stays")
                .contains(new Finding.DearSolo(1, DieColour.W, -1.2));
    }

    @Test
    @Rule({"QUEEN-175", "QUEEN-225"})
    void aSoloUnderTheMoonCostsNoWoundWhereThePowerKeepsTheMoonOff() {
        Lying lying = Lying.on(Map.of("speed", "untimed", "modules", "sunmoon,spirit"));
        int sun = lying.table().sun().orElseThrow();
        int moon = lying.table().moon().orElseThrow();
        lying.enemy(sun, "N20", 1).enemy(moon, "N20", 2).dice("W%1$d W%1$d W%2$d".formatted(sun, moon));

        // falls from 0.2 - 0.12 to -0.35, and the Moon would do nothing more than bring it to the wound
        double fall = -0.35 - (0.2 - 0.12);
        assertThat(dearest(lying.spirit("E02"))).isLessThan(-1.19);
        assertThat(dearest(lying.spirit("E14"))).isCloseTo(fall, within(1e-9));
    }

    private static double dearest(Lying lying) {
        return verdict(lying, STOP).findings().stream()
                .filter(Finding.DearSolo.class::isInstance)
                .mapToDouble(finding -> ((Finding.DearSolo) finding).cost())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule("QUEEN-225")
    void aColouredDieThatWouldBeNeededElsewhereIsWasted() {
        Lying lying = Lying.untimed().enemy(3, "N20", 1).enemy(6, "N25", 1);

        assertThat(verdict(lying.dice("B3 W3 W6 W6"), STOP).findings())
                .contains(new Finding.WastedColour(DieColour.B, 3, 6));
        assertThat(verdict(lying.dice("W3 W3 B6 W6"), STOP).findings())
                .noneMatch(Finding.WastedColour.class::isInstance);
        assertThat(verdict(lying.dice("G3 W3 W6 W6"), STOP).findings())
                .as("nobody asks for green")
                .noneMatch(Finding.WastedColour.class::isInstance);
    }

    @Test
    @Rule("QUEEN-225")
    void thePaceSaysHowManyRerollsWereStillPossible() {
        Verdict last = verdicts(Lying.on(OFFICIAL).dice("W1 W1 W2 W2 W3 W3"), reroll(2, 4000), STOP)
                .get(1);

        assertThat(last.findings()).contains(new Finding.Pace(5), new Finding.RerollsLeft(10, 50));
    }

    @Test
    @Rule("QUEEN-225")
    void theRerollsThatWerePossibleFitTheFiguresThatAreTold() {
        Verdict verdict = verdict(Lying.on(OFFICIAL).dice("W1 W1 W2 W2 W3 W3"), new QueenMove.Stop(8_565));

        assertThat(verdict.findings()).contains(new Finding.Pace(8.6), new Finding.RerollsLeft(6, 52));
    }

    @Test
    @Rule("QUEEN-226")
    void resultsArriveOneByOne() {
        Match<QueenTable, QueenMove> match = CoachRoom.from(colossus(UNTIMED).dice("W2 W2 W3 W3"), reroll(2, 1000));
        List<RoundDecision> round = RoundDecision.of(match, 1);
        List<Object> arrived = new ArrayList<>();

        Optional<Verdict> verdict = Coach.of(match).judge(round.get(0), round, recording(arrived), () -> false);

        List<Candidate> all = List.of(Candidate.reroll(2, false), Candidate.STOP, Candidate.reroll(3, false));
        assertThat(arrived.get(0)).as("the player's own choice comes first").isEqualTo(all);
        assertThat(arrived.subList(1, arrived.size()))
                .extracting(each -> ((Valued) each).candidate())
                .isEqualTo(all);
        assertThat(verdict).isPresent();
    }

    @Test
    @Rule("QUEEN-226")
    void aCoachWhoIsInterruptedSaysNothingMore() {
        Match<QueenTable, QueenMove> match = CoachRoom.from(colossus(UNTIMED).dice("W2 W2 W3 W3"), reroll(2, 1000));
        List<RoundDecision> round = RoundDecision.of(match, 1);
        List<Object> arrived = new ArrayList<>();

        Optional<Verdict> verdict =
                Coach.of(match).judge(round.get(0), round, recording(arrived), () -> arrived.size() == 2);

        assertThat(verdict).isEmpty();
        assertThat(arrived).as("the candidates and one value").hasSize(2);
    }

    @Test
    @Rule("QUEEN-230")
    void theAdviceIsTheBestCandidate() {
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(Lying.untimed().enemy(1, "N19", 3).dice("W1 W1 W2 W3"));

        List<Valued> advice = Coach.of(match).advise(match.table());

        assertThat(advice.get(0)).isEqualTo(new Valued(Candidate.STOP, 1.05 - 0.8 * 2 / 3, 0));
        assertThat(advice).hasSize(2);
    }

    private static Verdict judged(double loss, double error) {
        QueenTable table = Lying.untimed().dice("W2 W2").table();
        Valued best = new Valued(Candidate.reroll(2, false), loss, 0);
        Valued chosen = new Valued(Candidate.STOP, 0, 0);
        RoundDecision decision = new RoundDecision(0, table, Candidate.STOP, table, 0, OptionalInt.empty());
        return new Verdict(decision, 0, 0, List.of(best, chosen), chosen, error, true, List.of());
    }

    private static Coach.Listener recording(List<Object> arrived) {
        return new Coach.Listener() {
            @Override
            public void candidates(List<Candidate> candidates) {
                arrived.add(candidates);
            }

            @Override
            public void valued(Valued candidate) {
                arrived.add(candidate);
            }
        };
    }
}
