package org.alea.games.queen.coach;

import static org.alea.games.queen.coach.CoachRoom.value;
import static org.alea.games.queen.coach.CoachRoom.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.junit.jupiter.api.Test;

class CandidatesTest {
    private static final QueenMove STOP = new QueenMove.Stop(1000);
    private static final Candidate.Placed PAIR_OF_FOURS = new Candidate.Placed(1, 4, 2);

    @Test
    @Rule("QUEEN-212")
    void oneCanStopOrThrowAnySetAgain() {
        assertThat(candidates(Lying.untimed().dice("W2 W2 W3 W5 W5")))
                .containsExactlyInAnyOrder(Candidate.STOP, Candidate.reroll(2, false), Candidate.reroll(5, false));
    }

    @Test
    @Rule("QUEEN-212")
    void theDragonDieMayGoWithEverySet() {
        assertThat(candidates(Lying.on(Map.of("modules", "dragon", "speed", "untimed"))
                        .dice("W2 W2 W3")
                        .dragon(DragonFace.CLAW)))
                .containsExactlyInAnyOrder(Candidate.STOP, Candidate.reroll(2, false), Candidate.reroll(2, true));
    }

    @Test
    @Rule("QUEEN-212")
    void thePowerToThrowASoloAgainIsACandidate() {
        assertThat(candidates(Lying.on(Map.of("modules", "spirit", "speed", "untimed"))
                        .spirit("E01")
                        .dice("W2 W2 W3")))
                .containsExactlyInAnyOrder(
                        Candidate.STOP,
                        Candidate.reroll(2, false),
                        new Candidate(List.of(), Candidate.Kind.REROLL_SOLO, 3, false));
    }

    @Test
    @Rule("QUEEN-212")
    void aPlacementIsFollowedByTheBestThatIsThenLeft() {
        Verdict verdict = verdict(pairChariot().dice("W4 W4 W6"), STOP);

        assertThat(verdict.candidates())
                .extracting(Valued::candidate)
                .containsExactlyInAnyOrder(
                        Candidate.STOP, Candidate.reroll(4, false), Candidate.STOP.after(List.of(PAIR_OF_FOURS)));
    }

    @Test
    @Rule({"QUEEN-212", "QUEEN-213"})
    void whoStopsWithoutDefendingPaysForTheChariot() {
        Lying lying = pairChariot().dice("W4 W4 W6");
        double weight = lying.table().chariots().get(0).card().weight();

        Verdict verdict = verdict(lying, STOP);

        assertThat(value(verdict, Candidate.STOP)).isCloseTo(-weight, within(1e-9));
        assertThat(value(verdict, Candidate.STOP.after(List.of(PAIR_OF_FOURS)))).isCloseTo(0, within(1e-9));
        assertThat(verdict.stop()).as("after the best placements").isCloseTo(0, within(1e-9));
    }

    @Test
    @Rule({"QUEEN-212", "QUEEN-213"})
    void stoppingAfterTheBestPlacementIsACandidateWhereARerollWouldBeBetter() {
        Verdict verdict = verdict(pairChariot().enemy(6, "N14", 1).dice("W4 W4 W2 W2 W6"), STOP);

        assertThat(verdict.best().candidate().stops()).isFalse();
        assertThat(verdict.candidates())
                .filteredOn(each -> each.candidate().stops())
                .extracting(Valued::value)
                .contains(verdict.stop());
    }

    @Test
    @Rule({"QUEEN-212", "QUEEN-213"})
    void theValueOfStoppingIsThatOfAListedStopInChaosToo() {
        Verdict verdict = verdict(
                Lying.on(Map.of("modules", "chariots,dragon", "speed", "untimed"))
                        .chariot("C02")
                        .enemy(1, "N14", 1)
                        .enemy(3, "N20", 1)
                        .enemy(6, "N25", 1)
                        .dice("G1 W2 W2 W4 G4 B4 Y5 W6")
                        .dragon(DragonFace.CHAOS),
                STOP);

        assertThat(verdict.candidates())
                .filteredOn(each -> each.candidate().stops())
                .extracting(Valued::value)
                .contains(verdict.stop());
    }

    @Test
    @Rule("QUEEN-213")
    void chaosIsFollowedIntoAllItsResultsAtTheDecisionItself() {
        // one green die, thrown anew: a lone one wounds, anything else does nothing
        Verdict verdict = verdict(
                Lying.on(Map.of("modules", "dragon", "speed", "untimed"))
                        .enemy(1, "N14", 1)
                        .dice("W2 W2 G3")
                        .dragon(DragonFace.CHAOS),
                STOP);

        assertThat(verdict.stop()).isCloseTo(-1.2 / 6, within(1e-9));
    }

    private static Lying pairChariot() {
        return Lying.on(Map.of("modules", "chariots", "speed", "untimed")).chariot("C13");
    }

    private static List<Candidate> candidates(Lying lying) {
        return verdict(lying, STOP).candidates().stream().map(Valued::candidate).toList();
    }
}
