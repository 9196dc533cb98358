package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The lesson of Fateforge at its table. */
class GuideFateforgeTest extends AtALesson {

    @Test
    void theFirstThingToDoAndAllThatIsToBeLookedAtIsToBeSeen() {
        take("fateforge", "ford");
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
        assertThat(course("fateforge")
                        .progress()
                        .finished(course("fateforge").guide().lessons().get(0)))
                .isTrue();
    }
}
