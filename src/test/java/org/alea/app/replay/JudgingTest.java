package org.alea.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.games.TableReplay.Grade;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

class JudgingTest extends UiTest {
    private final ReplayModel model = new ReplayModel(
            List.of(step(1, 1), step(2, 1), step(3, 2), step(4, 2), step(5, 3)),
            List.of(new Round(1, 1, 2), new Round(2, 3, 4), new Round(3, 5, 5)));
    private final List<Integer> asked = new ArrayList<>();

    @Test
    void round_after_round_is_judged_until_a_mistake_is_found() {
        Judging judging = mistakeAt(4);
        seek(judging);
        assertThat(model.at()).isEqualTo(4);
        assertThat(asked).containsExactly(1, 2);
        assertThat(judging.thinkingProperty().get()).isFalse();
    }

    @Test
    void a_round_is_judged_only_once() {
        Judging judging = mistakeAt(4);
        seek(judging);
        onFxThread(model::first);
        seek(judging);
        assertThat(model.at()).isEqualTo(4);
        assertThat(asked).containsExactly(1, 2);
    }

    @Test
    void without_a_mistake_ahead_the_player_is_told_so() {
        Judging judging = mistakeAt(1);
        onFxThread(() -> model.jump(2));
        assertThat(seek(judging)).isTrue();
        assertThat(model.at()).isEqualTo(2);
    }

    @Test
    @Rule("QUEEN-224")
    void a_round_has_an_accuracy_once_it_has_been_judged() {
        Judging judging = mistakeAt(4);
        assertThat(judging.accuracy(model.rounds().get(1))).isEmpty();
        seek(judging);
        assertThat(judging.accuracy(model.rounds().get(0))).hasValue(100);
        assertThat(judging.accuracy(model.rounds().get(1))).hasValue(63);
    }

    @Test
    void while_the_coach_thinks_his_button_keeps_the_focus() {
        List<Boolean> disabled = new ArrayList<>();
        List<Button> button = new ArrayList<>();
        Judging judging = new Judging(
                aDesk(), (round, told, stopped) -> disabled.add(button.get(0).isDisabled()));
        onFxThread(() -> {
            Transport transport = new Transport(aDesk().texts(), model, () -> {});
            transport.offerMistakes(judging, () -> {});
            button.add((Button) transport.lookup("#mistake"));
        });
        assertThat(seek(judging)).isTrue();
        assertThat(disabled).containsExactly(false, false, false);
    }

    /** Whether nothing was found. */
    private boolean seek(Judging judging) {
        boolean[] nothing = {false};
        onFxThread(() -> judging.seekMistake(model, () -> nothing[0] = true));
        onFxThread(() -> {});
        return nothing[0];
    }

    private Judging mistakeAt(int mistake) {
        return new Judging(aDesk(), (round, told, stopped) -> {
            asked.add(round);
            for (Step step : model.steps()) {
                if (step.round() == round) {
                    Grade grade = step.number() == mistake ? Grade.MISTAKE : Grade.BEST;
                    told.accept(
                            step.number(),
                            new Judgement(grade, 0.7, grade == Grade.BEST ? 100 : 25, new Words("", "")));
                }
            }
        });
    }

    private static Step step(int number, int round) {
        return new Step(number, number, round, MaterialDesignC.CHEVRON_RIGHT, "", 0, List.of());
    }
}
