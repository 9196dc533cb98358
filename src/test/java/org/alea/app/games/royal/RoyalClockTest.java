package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A Hard timer stands still only while something has to be watched. */
class RoyalClockTest extends AtTheRoyalTable {
    private int dice;

    @BeforeEach
    void sitDown() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "hard timer",
                Map.of("timer", "hard"),
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.YOU).size() >= 3);
        sitDown(match);
        dice = dice(Side.YOU).size();
    }

    @Test
    @Rule("ROYAL-008")
    void theClockRunsOnUnderTheForecast() {
        onFxThread(() -> view().covers().forecast());
        pass(59_000);
        assertThat(view().covers().shown()).isPresent();
        assertThat(dice(Side.YOU)).hasSize(dice);

        pass(1_200);

        assertThat(dice(Side.YOU)).hasSize(dice - 1);
        assertThat(view().covers().shown()).isEmpty();
        assertThat(state()).isEqualTo(State.ROY_TURN);
    }

    @Test
    @Rule("ROYAL-203")
    void whatTheClockTookIsSaid() {
        pass(60_200);
        assertThat(lookup(".rule-note .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(words -> words.startsWith("Temps écoulé\u00a0: le "));
    }

    @Test
    @Rule("ROYAL-008")
    void whatTheClockDecidedIsSaid() {
        sitDown(RoyalMatches.someMatch(
                "hard timer, able to counter",
                Map.of("timer", "hard"),
                table -> table.state() == State.COUNTER
                        && table.districts().dice(Side.YOU).size() >= 4));
        pass(60_200);
        assertThat(lookup(".rule-note .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(words -> words.startsWith("Temps écoulé. Vous contrez "));
    }

    @Test
    @Rule("ROYAL-008")
    void theClockRunsOnWhileThePastIsLookedAt() {
        onFxThread(() -> play().look(play().match().history().size() - 1));
        assertThat(play().past()).isPresent();

        pass(60_200);

        assertThat(play().past()).isEmpty();
        assertThat(dice(Side.YOU)).hasSize(dice - 1);
    }

    @Test
    @Rule("ROYAL-211")
    void theClockStartsAnewAfterADecisionIsTakenBack() {
        pass(40_000);
        push(KeyCode.P);
        push(KeyCode.ENTER);
        seeTheRoy();

        onFxThread(() -> view().gestures().undo());
        clickOn("#consent-yes");

        assertThat(view().clock().secondsLeft()).isEqualTo(60);
    }

    @Test
    @Rule("ROYAL-008")
    void aStallOfTheWindowIsNoFreeTime() {
        onFxThread(() -> {
            clock.pass(Duration.ofSeconds(30));
            screen().tick();
        });
        assertThat(view().clock().secondsLeft()).isEqualTo(30);
    }

    @Test
    @Rule("ROYAL-008")
    void whoeverLeavesAndComesBackHasTheSecondsThatWereLeft() {
        pass(40_000);
        Match<RoyalTable, RoyalMove> match = play().match();
        onFxThread(() -> screen().dispose());
        sitDown(match);
        assertThat(view().clock().secondsLeft()).isEqualTo(20);
        push(KeyCode.P);
        push(KeyCode.ENTER);
        assertThat(table().passed()).isTrue();
    }
}
