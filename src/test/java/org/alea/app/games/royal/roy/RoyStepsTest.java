package org.alea.app.games.royal.roy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoyStepsTest {
    private final RoyTurn turn = RoyScenes.turn("ex-07-result-4");
    private final RoySteps steps = new RoySteps(turn);

    @Test
    void the_first_step_is_open_and_the_others_are_to_come() {
        assertThat(steps.current().kind()).isEqualTo(RoyStep.Kind.DICE);
        assertThat(turn.steps())
                .extracting(steps::progress)
                .containsExactly(
                        RoySteps.Progress.CURRENT,
                        RoySteps.Progress.COMING,
                        RoySteps.Progress.COMING,
                        RoySteps.Progress.COMING,
                        RoySteps.Progress.COMING);
    }

    @Test
    void past_steps_are_ticked() {
        steps.next();
        steps.next();
        assertThat(turn.steps())
                .extracting(steps::progress)
                .containsExactly(
                        RoySteps.Progress.PAST,
                        RoySteps.Progress.PAST,
                        RoySteps.Progress.CURRENT,
                        RoySteps.Progress.COMING,
                        RoySteps.Progress.COMING);
    }

    @Test
    void it_goes_back_but_not_before_the_dice() {
        steps.next();
        steps.previous();
        steps.previous();
        assertThat(steps.current().kind()).isEqualTo(RoyStep.Kind.DICE);
        assertThat(steps.first()).isTrue();
    }

    @Test
    void pieces_move_with_the_fourth_step_and_dice_leave_with_the_fifth() {
        for (RoyStep step : turn.steps()) {
            assertThat(steps.moved()).isEqualTo(step.number() >= 4);
            assertThat(steps.paid()).isEqualTo(step.number() >= 5);
            steps.next();
        }
        assertThat(steps.over()).isTrue();
        assertThat(steps.next()).isFalse();
    }

    @Test
    void skipping_leaves_nothing_to_come() {
        steps.skip();
        assertThat(steps.over()).isTrue();
        assertThat(steps.current().kind()).isEqualTo(RoyStep.Kind.PRICE);
        steps.previous();
        assertThat(steps.current().kind()).isEqualTo(RoyStep.Kind.PRICE);
    }

    @Test
    void a_turn_takes_two_seconds_at_the_usual_pace() {
        assertThat(RoyPace.USUAL.stepMillis() * 5).isEqualTo(2000);
        assertThat(RoyPace.HALF.stepMillis() * 5).isEqualTo(4000);
        assertThat(RoyPace.FOURFOLD.stepMillis() * 5).isEqualTo(500);
        assertThat(RoyPace.DIRECT.stepMillis()).isZero();
    }
}
