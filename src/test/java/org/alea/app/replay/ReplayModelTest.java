package org.alea.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.Rule;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

class ReplayModelTest {
    private final ReplayModel model = new ReplayModel(
            List.of(step(1, 1, 500), step(2, 1, 1_500), step(3, 2, 61_500), step(4, 2, 61_600)),
            List.of(new Round(1, 1, 2), new Round(2, 3, 4)));

    @Test
    void begins_with_the_table_as_it_was_laid_out() {
        assertThat(model.at()).isZero();
        assertThat(model.round().number()).isEqualTo(1);
    }

    @Test
    @Rule({"QUEEN-233", "ROYAL-198"})
    void goes_on_and_back_step_by_step_and_never_beyond_an_end() {
        model.previous();
        assertThat(model.at()).isZero();
        model.next();
        model.next();
        model.previous();
        assertThat(model.at()).isEqualTo(1);
        model.toEnd();
        model.next();
        assertThat(model.at()).isEqualTo(4);
    }

    @Test
    void jumps_to_the_first_step_of_the_rounds_around_it() {
        model.nextRound();
        assertThat(model.at()).isEqualTo(3);
        model.next();
        model.previousRound();
        assertThat(model.at()).isEqualTo(3);
        model.previousRound();
        assertThat(model.at()).isEqualTo(1);
    }

    @Test
    @Rule("QUEEN-233")
    void each_step_is_shown_as_long_as_it_took_within_reason() {
        model.jump(1);
        assertThat(model.millisToNext()).isEqualTo(1_000);
        model.jump(2);
        assertThat(model.millisToNext()).isEqualTo(4_000);
        model.jump(3);
        assertThat(model.millisToNext()).isEqualTo(350);
    }

    @Test
    @Rule("QUEEN-233")
    void a_faster_pace_shortens_every_step() {
        model.jump(1);
        model.paceProperty().set(ReplayModel.Pace.FOUR);
        assertThat(model.millisToNext()).isEqualTo(250);
    }

    @Test
    void playing_stops_at_the_end_and_begins_anew_from_there() {
        model.toggle();
        assertThat(model.playingProperty().get()).isTrue();
        model.toEnd();
        assertThat(model.playingProperty().get()).isFalse();
        model.toggle();
        assertThat(model.at()).isZero();
        assertThat(model.playingProperty().get()).isTrue();
    }

    @Test
    void step_by_step_every_press_shows_one_more_move_and_none_follows_by_itself() {
        model.toggle();
        model.paceProperty().set(ReplayModel.Pace.STEP);
        assertThat(model.playingProperty().get()).isFalse();
        model.toggle();
        model.toggle();
        assertThat(model.at()).isEqualTo(2);
        assertThat(model.playingProperty().get()).isFalse();
        model.toEnd();
        model.toggle();
        assertThat(model.at()).isZero();
    }

    private static Step step(int number, int round, long millis) {
        return new Step(number, number, round, MaterialDesignC.CHEVRON_RIGHT, "", millis, List.of());
    }
}
