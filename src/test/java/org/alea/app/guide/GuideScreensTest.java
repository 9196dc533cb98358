package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.alea.app.table.Pictures;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.Step;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of lessons, to look at: every step of every lesson, or of those named by {@code -Dlessons=sets,clock}. */
@Tag("screens")
class GuideScreensTest extends AtALesson {

    static Stream<Arguments> looks() {
        List<Arguments> looks = new ArrayList<>();
        String only = System.getProperty("looks", "all");
        for (Choices.Tongue tongue : List.of(Choices.Tongue.FR, Choices.Tongue.EN)) {
            for (Choices.Theme theme : Choices.Theme.values()) {
                for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {1920, 1080}}) {
                    String name = tongue.name().toLowerCase(Locale.ROOT) + "-"
                            + theme.name().toLowerCase(Locale.ROOT) + "-" + size[0];
                    if (only.equals("all") || only.contains(name)) {
                        looks.add(Arguments.of(name, tongue, theme, size[0], size[1]));
                    }
                }
            }
        }
        return looks.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("looks")
    void everyLessonIsDrawn(String look, Choices.Tongue tongue, Choices.Theme theme, int width, int height) {
        desk().preferences().set(Setting.LANGUAGE, tongue);
        desk().preferences().set(Setting.THEME, theme);
        String only = System.getProperty("lessons", "all");
        for (String game : List.of("queen", "royal")) {
            if (!LessonsScreen.has(desk(), game)) {
                continue;
            }
            for (Lesson lesson : course(game).guide().lessons()) {
                if (only.equals("all") || only.contains(lesson.id())) {
                    draw(game, lesson, look, width, height);
                }
            }
        }
    }

    private void draw(String game, Lesson lesson, String look, int width, int height) {
        take(game, lesson.id(), width, height);
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
