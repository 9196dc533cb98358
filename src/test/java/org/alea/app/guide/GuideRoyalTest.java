package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons of the Royal game on its real table. */
class GuideRoyalTest extends AtALesson {

    static Stream<Arguments> lessons() {
        return Stream.of("goal", "money", "dice", "actions", "events", "roy", "influence", "scoring", "round")
                .flatMap(lesson -> Stream.of(Arguments.of(lesson, 1440, 900), Arguments.of(lesson, 1280, 720)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everythingTheGuideSpeaksOfIsToBeSeen(String lesson, int width, int height) {
        take("royal", lesson, width, height);
        awaitWord();
        while (!ended()) {
            if (speaks()) {
                var step = screen().walk().step();
                Stream.concat(step.act().stream(), step.look().stream())
                        .forEach(name -> assertThat(screen().table().find(name))
                                .as(lesson + " " + step.id() + ": " + name)
                                .isPresent());
            }
            goOn();
            awaitWord();
        }
        assertThat(course("royal")
                        .progress()
                        .finished(course("royal").guide().lesson(lesson).orElseThrow()))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1920, 1080"})
    void theLineOfAFreeStepLeavesTheEventsToBeRead(int width, int height) {
        take("royal", "round", width, height);
        reach("free");
        Bounds ribbon = inScene(lookup(".guide-ribbon").query());
        assertThat(lookup(".royal-event").<Node>queryAll())
                .isNotEmpty()
                .allSatisfy(card -> assertThat(inScene(card).intersects(ribbon))
                        .as("%s and %s", inScene(card), ribbon)
                        .isFalse());
    }

    @Test
    void diceAreRolledWithTheSpaceKeyAndTheRoysRollsAreMadeForThePlayer() {
        take("royal", "round");
        awaitStep("place");
        onFxThread(() -> screen().skip());
        awaitStep("income");
        type(KeyCode.ENTER);
        awaitStep("dice");
        type(KeyCode.SPACE);
        awaitStep("counter");
        type(KeyCode.BACK_SPACE);
        awaitStep("dice");
    }

    @Test
    void afterTheRuleWasReadTheSpaceKeyDoesWhatTheBubbleSays() {
        take("royal", "round");
        reach("dice");
        clickOn("#guide-rule");
        type(KeyCode.SPACE);
        awaitStep("counter");
    }

    @Test
    void aMoveTheLessonDoesNotWaitForIsHeldBack() {
        take("royal", "round");
        awaitStep("place");
        int moves = screen().walk().match().history().size();
        clickOn(screen().table().find("to:CITY_HALL.5").orElseThrow());
        assertThat(screen().walk().match().history()).hasSize(moves);
        assertThat(step()).isEqualTo("place");
    }

    @Test
    void whyAMoveIsHeldBackIsSaidOverTheVeilAtTheBubble() {
        take("royal", "round", 1280, 720);
        awaitStep("place");
        assertThat(objection().isVisible()).isFalse();
        clickOn("Palais, place 4");
        type(KeyCode.ENTER);
        await(() -> objection().isVisible());
        assertThat(objection().getText()).isEqualTo("Pas encore\u00a0: la leçon attend un autre geste.");
        assertThat(objection()
                        .getBoundsInParent()
                        .intersects(lookup(".guide-bubble").query().getBoundsInParent()))
                .isTrue();
    }

    @Test
    void theButtonThatConfirmsIsLitAndCanBeClicked() {
        take("royal", "round", 1280, 720);
        awaitStep("place");
        clickOn(find("to:PALACE.3"));
        await(() -> !find("#royal-confirm").isDisabled());
        await(() -> lit(find("#royal-confirm")));
        clickOn(find("#royal-confirm"));
        awaitStep("income");
        type(KeyCode.ENTER);
        awaitStep("dice");
        clickOn(find("#royal-confirm"));
        awaitStep("counter");
    }

    @Test
    void withADieInTheTrayTabMarksItsTargetsAndWithoutOneTheButtonsOfTheBubble() {
        take("royal", "round");
        awaitWord();
        while (!step().equals("combat")) {
            goOn();
            awaitWord();
        }
        type(KeyCode.TAB);
        assertThat(focusedInBubble()).isTrue();
        push(KeyCode.SHIFT, KeyCode.TAB);
        type(KeyCode.DIGIT1);
        type(KeyCode.TAB);
        assertThat(focusedInBubble()).isFalse();
        PseudoClass proposed = PseudoClass.getPseudoClass("proposed");
        assertThat(lookup((Node node) -> node.getPseudoClassStates().contains(proposed))
                        .tryQuery())
                .isPresent();
    }

    @Test
    void whatStrikesForTheFirstTimeInALessonIsToldByTheLessonOnly() {
        take("royal", "round");
        awaitWord();
        while (!ended()) {
            assertThat(lookup(".rule-note").<Node>query().isVisible()).isFalse();
            goOn();
            awaitWord();
        }
        assertThat(desk().preferences().get(Setting.TOLD)).doesNotContainKey("royal.lock");
    }

    private boolean focusedInBubble() {
        return lookup(".guide-bubble .button").queryAll().stream().anyMatch(Node::isFocused);
    }

    private boolean lit(Node node) {
        Bounds place = node.localToScene(node.getLayoutBounds());
        return lookup(".guide-act").queryAll().stream()
                .anyMatch(light ->
                        place.getWidth() > 1 && light.getBoundsInParent().contains(place));
    }

    private Node find(String name) {
        return screen().table().find(name).orElseThrow();
    }

    @Test
    void whatIsLitStaysWithinTheWindow() {
        take("royal", "round", 1280, 720);
        awaitStep("place");
        onFxThread(() -> screen().skip());
        awaitStep("income");
        Bounds lit = lookup(".guide-look").query().getBoundsInParent();
        assertThat(lit.getMinY()).isPositive();
    }

    @Test
    void afterTheLastLessonARealGameOrTheListCanFollow() {
        take("royal", "round");
        awaitWord();
        while (!ended()) {
            goOn();
            awaitWord();
        }
        await(() -> lookup("#guide-play").query().isFocused());
        lookAtTheEnd();
        type(KeyCode.ENTER);
        type(KeyCode.ESCAPE);
        assertThat(navigator.calls()).containsExactly("setUp royal", "back");
    }
}
