package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

/** The advice for countering, and what the clock plays when a Hard timer has run out. */
class RoyalTimeUpTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());

    @Test
    @Rule("ROYAL-199")
    void theSmallestSumOfFacesIsRecommendedRedNotDoubled() {
        assertThat(recommended("6", "R3", "Y6", "W6")).isEqualTo(counter(6, "R3"));
    }

    @Test
    @Rule("ROYAL-199")
    void onlyTheHighestBlackDieIsCounteredByTheAdvice() {
        assertThat(recommended("4,1", "Y5", "W6")).isEqualTo(counter(4, "Y5"));
    }

    @Test
    @Rule("ROYAL-199")
    void fewestDiceBreakTheFirstTie() {
        assertThat(recommended("5", "Y5", "W3", "W2")).isEqualTo(counter(5, "Y5"));
    }

    @Test
    @Rule("ROYAL-199")
    void mostWhiteDiceBreakTheSecondTie() {
        assertThat(recommended("5", "Y5", "W5")).isEqualTo(counter(5, "W5"));
    }

    @Test
    @Rule("ROYAL-199")
    void mostYellowDiceBreakTheThirdTie() {
        assertThat(recommended("3", "R3", "Y3")).isEqualTo(counter(3, "Y3"));
    }

    @Test
    @Rule("ROYAL-199")
    void withoutASufficientSetTheAdviceIsToConcede() {
        assertThat(recommended("6", "W1", "Y2")).isEqualTo(new RoyalMove.Concede());
    }

    @Test
    @Rule("ROYAL-008")
    void inACounterTheClockPlaysTheAdvice() {
        RoyalTable table = table("COUNTER", "5", "Y5", "W5");

        assertThat(BOX.game().timeUp(table)).contains(counter(5, "W5"));
    }

    @Test
    @Rule({"ROYAL-008", "ROYAL-203"})
    void inAnActionTheClockTakesADie() {
        assertThat(BOX.game().timeUp(table("ACTION", "", "Y5"))).contains(new RoyalMove.Timeout());
    }

    @Test
    @Rule("ROYAL-199")
    void theOrderOfTheListBreaksTheLastTie() {
        assertThat(recommended("6", "W5", "W4", "W2", "W1")).isEqualTo(counter(6, "W4", "W2"));
    }

    @Test
    @Rule("ROYAL-008")
    void inASubChoiceTheClockPlaysTheFirstMove() {
        RoyalTable glazier = RoyalTables.aTable()
                .change(table -> table.askForCubes(State.SUB_COLUMN, 2))
                .table();
        RoyalTable archer = RoyalTables.aTable()
                .event("ER1", 0)
                .event("EY2", 0)
                .change(table -> table.askForCubes(State.SUB_EVENT_CUBE, 2))
                .table();

        assertThat(BOX.game().timeUp(glazier)).contains(new RoyalMove.Column(1));
        assertThat(BOX.game().timeUp(archer)).contains(new RoyalMove.EventCube("ER1"));
    }

    @Test
    @Rule("ROYAL-008")
    void inAChoiceOfAnEventTheClockPlaysTheFirstMove() {
        List<RoyalTable> choices = RoyalTables.met(60).stream()
                .filter(table -> table.state() == State.EV_CHOICE)
                .toList();

        assertThat(choices)
                .isNotEmpty()
                .allSatisfy(table -> assertThat(BOX.game().timeUp(table))
                        .contains(BOX.game().moves(table).get(0)));
    }

    @Test
    @Rule("ROYAL-008")
    void spendingInfluenceDoesNotRestartTheClockAndADecisionDoes() {
        RoyalTable table = RoyalTables.aTableWith("timer", "hard")
                .yours("Y4,W2")
                .roys("R1")
                .influence(6)
                .table();
        int before = number(table);

        RoyalTables.play(table, "turn W2");
        assertThat(number(table)).isEqualTo(before);
        RoyalTables.play(table, "recruit");
        assertThat(number(table)).isEqualTo(before);
        RoyalTables.play(table, "agriculture OWN:Y4 mod=-");
        RoyalTables.play(table, "roy");
        assertThat(number(table)).isNotEqualTo(before);
    }

    @Test
    @Rule("ROYAL-008")
    void whoeverLeavesComesBackToTheSecondsThatWereLeftOfThisDecision() {
        RoyalTable table = RoyalTables.aTableWith("timer", "hard")
                .yours("Y4,W2")
                .roys("R1")
                .influence(6)
                .table();
        RoyalTables.play(table, "leave 40000");
        assertThat(elapsed(table)).isEqualTo(40_000);
        RoyalTables.play(table, "turn W2");
        assertThat(elapsed(table)).isEqualTo(40_000);
        assertThat(elapsed(BOX.tables().read(BOX.tables().write(table), new SeededChance(1))))
                .isEqualTo(40_000);
        RoyalTables.play(table, "agriculture OWN:Y4 mod=-");
        RoyalTables.play(table, "roy");
        assertThat(elapsed(table)).isZero();
    }

    @Test
    @Rule("ROYAL-008")
    void aTimerIsLeftLaterThanBeforeAndNeverAfterItsEndAndOnlyAHardOne() {
        RoyalTable table = RoyalTables.aTableWith("timer", "hard")
                .yours("Y4,W2")
                .roys("R1")
                .table();
        RoyalTables.play(table, "leave 40000");
        assertThat(BOX.game().refusal(table, new RoyalMove.Leave(30_000))).isPresent();
        assertThat(BOX.game().refusal(table, new RoyalMove.Leave(60_001))).isPresent();
        assertThat(BOX.game().refusal(table, new RoyalMove.Leave(50_000))).isEmpty();
        RoyalTable soft = RoyalTables.aTableWith("timer", "soft")
                .yours("Y4,W2")
                .roys("R1")
                .table();
        assertThat(BOX.game().refusal(soft, new RoyalMove.Leave(30_000))).isPresent();
    }

    private static int elapsed(RoyalTable table) {
        return BOX.realTime().orElseThrow().clock(table).orElseThrow().elapsedMs();
    }

    private static int number(RoyalTable table) {
        return BOX.realTime().orElseThrow().clock(table).orElseThrow().number();
    }

    @Test
    @Rule("ROYAL-008")
    void duringTheInitialPlacementNoClockRuns() {
        assertThat(BOX.game().timeUp(table("SETUP_PLACE", ""))).isEmpty();
    }

    private static RoyalMove counter(int black, String... dice) {
        return new RoyalMove.Counter(List.of(black), Dice.parse(String.join(",", dice)));
    }

    private static RoyalMove recommended(String black, String... dice) {
        return BOX.game().recommendedCounter(table("COUNTER", black, dice));
    }

    private static RoyalTable table(String state, String black, String... yours) {
        SeededChance chance = new SeededChance(1);
        Setup setup = Setup.of(BOX.options(), Map.of("timer", "hard"), 1);
        ObjectNode json = BOX.tables().write(BOX.game().setUp(setup, chance));
        json.put("state", state);
        ObjectNode dice = (ObjectNode) json.path("dice");
        for (String die : yours) {
            dice.withArray("yours").add(die);
        }
        for (String face : black.isEmpty() ? new String[0] : black.split(",")) {
            dice.withArray("black").add(Integer.parseInt(face));
        }
        return BOX.tables().read(json, chance);
    }
}
