package org.alea.app.games.royal.roy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoyStepsTest {
    private final RoyTurn turn = RoyScenes.turn("ex-07-result-4");
    private final RoySteps steps = new RoySteps(turn, 0);

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
        assertThat(turn.steps())
                .extracting(new RoySteps(turn, 2)::progress)
                .containsExactly(
                        RoySteps.Progress.PAST,
                        RoySteps.Progress.PAST,
                        RoySteps.Progress.CURRENT,
                        RoySteps.Progress.COMING,
                        RoySteps.Progress.COMING);
    }

    @Test
    void pieces_move_with_the_fourth_step_and_dice_leave_with_the_fifth() {
        for (RoyStep step : turn.steps()) {
            RoySteps now = new RoySteps(turn, step.number() - 1);
            assertThat(now.moved()).isEqualTo(step.number() >= 4);
            assertThat(now.paid()).isEqualTo(step.number() >= 5);
        }
    }
}
