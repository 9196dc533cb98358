package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.app.Look;
import org.alea.app.table.Pictures;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.Step;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of lessons, to look at: every step of every lesson, or of those named by {@code -Dlessons=sets,clock}. */
@Tag("screens")
class GuideScreensTest extends AtALesson {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void everyLessonIsDrawn(Look look) {
        look.dress(desk().preferences());
        String only = System.getProperty("lessons", "all");
        for (String game : List.of("queen", "royal")) {
            if (!LessonsScreen.has(desk(), game)) {
                continue;
            }
            for (Lesson lesson : course(game).guide().lessons()) {
                if (only.equals("all") || only.contains(lesson.id())) {
                    draw(game, lesson, look);
                }
            }
        }
    }

    private void draw(String game, Lesson lesson, Look look) {
        take(game, lesson.id(), look.width(), look.height());
        while (!ended()) {
            awaitWord();
            Step step = screen().walk().over()
                    ? lesson.scenes().get(0).steps().get(0)
                    : screen().walk().step();
            String scene = screen().walk().scene().id();
            String name = ended() ? "end" : scene + "-" + screen().walk().index() + "-" + step.id();
            assertThat(Pictures.take("guide-" + game + "-" + lesson.id() + "-" + name + "-" + look))
                    .isNotEmptyFile();
            if (!ended()) {
                goOn();
            }
        }
        onFxThread(() -> screen().dispose());
    }
}
