package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.alea.content.guide.Step;
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

    @Test
    void theWholeTutorialSceneIsPlayedByMouse() {
        take("fateforge", "ford");
        awaitWord();
        for (int i = 0; i < 80 && !ended(); i++) {
            Step step = screen().walk().step();
            switch (step.kind()) {
                case LOOK -> clickOn("#guide-next");
                case PLAY, GO_ON -> touch(step);
                default -> playFreely();
            }
            if (step.kind() == Step.Kind.PLAY || step.kind() == Step.Kind.LOOK) {
                assertThat(step()).as("what is touched does it").isNotEqualTo(step.id());
            }
            awaitWord();
        }
        assertThat(ended()).as("it ends, now at %s", step()).isTrue();
        assertThat(screen().walk().match().result()).isPresent();
    }

    /** Touches all that the step says is to be touched, until it is done. */
    private void touch(Step step) {
        List<String> touched = new ArrayList<>(step.act());
        // what is lost is asked for once more
        touched.add(step.act().get(step.act().size() - 1));
        for (String name : touched) {
            if (step().equals(step.id())) {
                screen().table().find(name).ifPresent(this::press);
            }
        }
    }

    private void press(Node node) {
        Bounds place = node.localToScreen(node.getLayoutBounds());
        clickOn(place.getCenterX(), place.getCenterY());
    }

    /** Presses the first button that leads on. */
    private void playFreely() {
        if (screen().table().waits()) {
            clickOn("#step-next");
            return;
        }
        Stream.of("roll.merc", "roll.guard", "confirmOrder", "endTurn")
                .flatMap(button -> screen().table().find("command:" + button).stream())
                .findFirst()
                .ifPresent(this::press);
    }
}
