package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lessons of Reckoners at their table. */
class GuideReckonersTest extends AtALesson {

    @Test
    void whatALessonSpeaksOfIsToBeSeen() {
        walk("useDice");
    }

    @Tag("soak")
    @ParameterizedTest
    @ValueSource(strings = {"firstRound", "moveAndContain", "epicsAct"})
    void whatTheOthersSpeakOfIsToBeSeen(String lesson) {
        walk(lesson);
    }

    @Test
    void theTasksOfTheSecondRoundArePassedOverOneByOne() {
        take("reckoners", "secondRound");
        awaitWord();
        goOn();
        awaitWord();
        assertThat(screen().walk().step().id()).isEqualTo("roll");
        var walk = screen().walk();
        onFxThread(() -> walk.forwardTo("gun"));
        awaitWord();
        goOn();
        assertThat(walk.step().id()).isEqualTo("feed");
    }

    private void walk(String lesson) {
        take("reckoners", lesson);
        awaitWord();
        while (!ended()) {
            if (speaks()) {
                var step = screen().walk().step();
                step.act().stream()
                        .limit(1)
                        .forEach(name -> assertThat(screen().table().find(name))
                                .as(step.id() + ": " + name)
                                .isPresent());
                step.look()
                        .forEach(name -> assertThat(screen().table().find(name))
                                .as(step.id() + ": " + name)
                                .isPresent());
            }
            goOn();
            awaitWord();
        }
    }
}
