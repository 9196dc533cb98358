package org.alea.games.queen.coach;

import static org.alea.games.queen.coach.CoachRoom.OFFICIAL;
import static org.alea.games.queen.coach.CoachRoom.UNTIMED;
import static org.alea.games.queen.coach.CoachRoom.reroll;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

class RoundDecisionTest {

    @Test
    @Rule({"QUEEN-210", "QUEEN-211"})
    void everyRerollAndAVoluntaryStopAreDecisions() {
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(Lying.on(OFFICIAL).dice("W2 W2 W3 W3"), reroll(2, 4000), new QueenMove.Stop(9000));

        List<RoundDecision> decisions = RoundDecision.of(match, 1);

        assertThat(decisions)
                .extracting(RoundDecision::choice)
                .containsExactly(Candidate.reroll(2, false), Candidate.STOP);
        assertThat(decisions).extracting(RoundDecision::thinkingMs).containsExactly(4000, 5000);
        assertThat(decisions)
                .extracting(decision -> decision.leftMs().orElseThrow())
                .containsExactly(56_000, 51_000);
        assertThat(decisions.get(0).before()).isEqualTo(match.tableAfter(0));
        assertThat(decisions.get(0).after()).isEqualTo(match.tableAfter(1));
    }

    @Test
    @Rule("QUEEN-211")
    void theEndOfTimeIsNoDecision() {
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(Lying.on(OFFICIAL).dice("W2 W2 W3 W3"), new QueenMove.TimeUp(60_000));

        assertThat(RoundDecision.of(match, 1)).isEmpty();
    }

    @Test
    @Rule("QUEEN-211")
    void aForcedStopIsNoDecision() {
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(Lying.on(OFFICIAL).dice("W2 W3"), new QueenMove.ForcedStop(2000));

        assertThat(RoundDecision.of(match, 1)).isEmpty();
    }

    @Test
    @Rule("QUEEN-211")
    void diceOnAChariotBelongToTheChoiceThatFollows() {
        Lying lying = Lying.on(Map.of("modules", "chariots", "speed", "untimed"))
                .chariot("C13")
                .dice("W4 G4 W5 W5");
        String white = id(lying.table(), "W", 4);
        String green = id(lying.table(), "G", 4);
        Match<QueenTable, QueenMove> match =
                CoachRoom.from(lying, new QueenMove.PlaceOnChariot(1, List.of(white, green), 3000), reroll(5, 6000));

        List<RoundDecision> decisions = RoundDecision.of(match, 1);

        assertThat(decisions).hasSize(1);
        assertThat(decisions.get(0).before()).isEqualTo(match.tableAfter(0));
        assertThat(decisions.get(0).choice())
                .isEqualTo(new Candidate(List.of(new Candidate.Placed(1, 4, 0x0101)), Candidate.Kind.REROLL, 5, false));
    }

    @Test
    @Rule("QUEEN-221")
    void twoStepsAreLookedAheadIfTimeWasLeftForTwoRerolls() {
        assertThat(depth(Lying.on(OFFICIAL), 60_000 - 4000)).isEqualTo(Foresight.Depth.TWO);
        assertThat(depth(Lying.on(OFFICIAL), 60_000 - 3999)).isEqualTo(Foresight.Depth.ONE);
        assertThat(depth(Lying.on(UNTIMED), 500_000)).isEqualTo(Foresight.Depth.TWO);
    }

    @Test
    @Rule({"QUEEN-221", "QUEEN-244"})
    void whereTheRulesLeaveOneRerollNobodyLooksFurther() {
        assertThat(depth(Lying.on(UNTIMED).rerolls(4, 6), 5000)).isEqualTo(Foresight.Depth.TWO);
        assertThat(depth(Lying.on(UNTIMED).rerolls(5, 6), 5000)).isEqualTo(Foresight.Depth.ONE);
    }

    @Test
    @Rule("QUEEN-221")
    void inTheLastMillisecondThereIsStillADecision() {
        assertThat(RoundDecision.of(CoachRoom.from(Lying.on(OFFICIAL).dice("W2 W2"), reroll(2, 59_999)), 1))
                .hasSize(1);
    }

    private static Foresight.Depth depth(Lying lying, int atMs) {
        Match<QueenTable, QueenMove> match = CoachRoom.from(lying.dice("W2 W2"), reroll(2, atMs));
        return Judging.depth(RoundDecision.of(match, 1).get(0));
    }

    static String id(QueenTable table, String colour, int value) {
        return table.dice().stream()
                .filter(die -> die.colour().name().equals(colour) && die.value() == value)
                .findFirst()
                .orElseThrow()
                .id();
    }
}
