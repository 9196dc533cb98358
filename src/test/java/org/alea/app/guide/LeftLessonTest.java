package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Screen;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever leaves a lesson finds it again at the step he left. */
class LeftLessonTest extends AtALesson {

    @Test
    void aLessonThatWasLeftIsGoneOnWithFromTheList() {
        take("royal", "goal");
        reach("gap");
        list();
        assertThat(button("#lesson-goal").getText()).isEqualTo("Reprendre, étape 6 sur 10");
        assertThat(button("#lesson-goal").isDefaultButton()).isTrue();
        assertThat(lookup("#restart-money").tryQuery()).isEmpty();
        clickOn("#lesson-goal");
        assertThat(shownLesson().text()).isEqualTo("city/gap");
    }

    @Test
    void aLessonThatWasLeftCanBeBegunAnew() {
        take("royal", "goal");
        reach("gap");
        list();
        clickOn("#restart-goal");
        assertThat(shownLesson()).isEqualTo(LessonMark.start(lesson("goal")));
    }

    @Test
    void whoLeavesAtTheFirstStepHasLeftNothing() {
        take("royal", "goal");
        awaitStep("goal");
        list();
        assertThat(button("#lesson-goal").getText()).isEqualTo("Commencer");
        assertThat(lookup("#restart-goal").tryQuery()).isEmpty();
    }

    @Test
    void theWayBackToTheFirstStepForgetsWhereTheLessonStood() {
        take("royal", "goal");
        awaitStep("goal");
        type(KeyCode.ENTER);
        awaitStep("rounds");
        assertThat(progress().left(lesson("goal"))).map(LessonMark::text).contains("city/rounds");
        type(KeyCode.BACK_SPACE);
        awaitStep("goal");
        assertThat(progress().left(lesson("goal"))).isEmpty();
    }

    @Test
    void aLessonThatIsFinishedWasNotLeft() {
        take("royal", "goal");
        awaitWord();
        while (!ended()) {
            goOn();
            awaitWord();
        }
        assertThat(progress().left(lesson("goal"))).isEmpty();
        assertThat(desk().preferences().get(Setting.TOLD)).containsKey("lesson.royal.goal");
        assertThat(lookup(".guide-learnt").queryAll())
                .hasSize(lesson("goal").learnt().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"queen", "royal"})
    void aLessonCanBeTakenUpAgainAtItsMiddleAndAtItsEnd(String game) {
        Course<?, ?> course = course(game);
        for (Lesson lesson : course.guide().lessons()) {
            for (Scene scene : lesson.scenes()) {
                List<Step> spoken = scene.steps().stream().filter(Step::spoken).toList();
                spoken.stream()
                        .skip(spoken.size() / 2)
                        .filter(step -> isTried(step, spoken))
                        .forEach(step -> {
                            LessonMark mark = new LessonMark(lesson, scene, step);
                            takeUp(course, mark, 1440, 900);
                            awaitStep(step.id());
                            Stream.concat(step.act().stream(), step.look().stream())
                                    .forEach(name -> assertThat(screen().table().find(name))
                                            .as(game + " " + lesson.id() + " " + mark.text() + ": " + name)
                                            .isPresent());
                            onFxThread(() -> screen().dispose());
                        });
            }
        }
    }

    private static boolean isTried(Step step, List<Step> spoken) {
        int place = spoken.indexOf(step);
        return place == spoken.size() / 2 || place == spoken.size() - 1;
    }

    private Lesson lesson(String id) {
        return course("royal").guide().lesson(id).orElseThrow();
    }

    private GuideProgress progress() {
        return course("royal").progress();
    }

    private Button button(String id) {
        return lookup(id).queryButton();
    }

    /** The list of lessons, after the one at hand has been left. */
    private void list() {
        onFxThread(() -> screen().dispose());
        TableViewKit<?, ?> kit = desk().suite().view("royal").orElseThrow();
        show(desk(), 1440, 900, () -> {
            Screen lessons =
                    LessonsScreen.of(desk(), "royal", kit, course("royal").box());
            lessons.shown();
            return (Parent) lessons.node();
        });
    }

    private LessonMark shownLesson() {
        return navigator.shown().stream()
                .<GuideScreen<?, ?>>map(screen -> (GuideScreen<?, ?>) screen)
                .map(GuideScreen::mark)
                .reduce((first, last) -> last)
                .orElseThrow();
    }
}
