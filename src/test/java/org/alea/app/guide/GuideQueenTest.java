package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import org.alea.Rule;
import org.alea.content.guide.Lesson;
import org.alea.engine.Language;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons of the Queen's game on its real table. */
class GuideQueenTest extends AtALesson {

    static Stream<Arguments> lessons() {
        return Stream.of("sets", "updown", "colours", "wounds", "clock", "modules", "coach")
                .flatMap(lesson -> Stream.of(Arguments.of(lesson, 1440, 900), Arguments.of(lesson, 1280, 720)));
    }

    @Rule("QUEEN-236")
    @ParameterizedTest
    @MethodSource("lessons")
    void everythingALessonSpeaksOfIsToBeSeenWhenItSpeaks(String lesson, int width, int height) {
        take("queen", lesson, width, height);
        awaitWord();
        while (!ended()) {
            if (speaks()) {
                var step = screen().walk().step();
                Stream.concat(step.act().stream(), step.look().stream())
                        .forEach(name -> assertThat(screen().table().find(name))
                                .as(lesson + " " + step.id() + ": " + name)
                                .isPresent());
                Bounds bubble = bubble().localToParent(bubble().getLayoutBounds());
                Node close = lookup("#guide-close").query();
                assertThat(bubble.contains(bubble().localToParent(
                                        bubble().sceneToLocal(close.localToScene(close.getLayoutBounds())))))
                        .as("the way out, " + lesson + " " + step.id())
                        .isTrue();
                assertThat(lit()).as(lesson + " " + step.id()).noneMatch(bubble::intersects);
            }
            goOn();
            awaitWord();
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1440, 900"})
    void aCardIsLitTogetherWithItsNumber(int width, int height) {
        take("queen", "updown", width, height);
        awaitStep("card");
        Rectangle light = lookup(".guide-look").queryAs(Rectangle.class);
        Bounds hole = new BoundingBox(light.getX(), light.getY(), light.getWidth(), light.getHeight());
        List<Bounds> discs = lookup(".on-card .slot-disc").queryAll().stream()
                .map(disc -> disc.localToScene(disc.getLayoutBounds()))
                .filter(hole::intersects)
                .toList();
        assertThat(discs).hasSize(1).allMatch(hole::contains);
    }

    @Test
    void whatIsSaidOfTheDialLightsTheDial() {
        take("queen", "clock");
        reach("dial");
        Node face = lookup(".arena-dial .dial-face").query();
        Bounds dial = face.localToScene(face.getLayoutBounds());
        assertThat(lit()).isNotEmpty().allMatch(light -> light.contains(dial));
    }

    @Test
    void whatIsSaidOfSunAndMoonLightsTheSunToo() {
        take("queen", "modules", 1280, 720);
        reach("dial");
        Node sun = lookup(".slot-badge")
                .match(badge -> badge.isVisible() && !badge.isMouseTransparent())
                .query();
        Bounds token = sun.localToScene(sun.getLayoutBounds());
        // its rays may play over the edge
        double disc = token.getHeight() / 2.7 / 2;
        assertThat(lit())
                .anyMatch(light -> light.contains(token.getCenterX(), token.getCenterY() - disc)
                        && light.contains(token.getCenterX(), token.getCenterY() + disc));
    }

    @Test
    void aLessonIsTakenWithTheKeyboardAlone() {
        take("queen", "sets");
        awaitStep("reserve");
        type(KeyCode.ENTER);
        awaitStep("throw");
        type(KeyCode.SPACE);
        awaitStep("groups");
        type(KeyCode.ENTER);
        awaitStep("first");
        type(KeyCode.DIGIT1);
        awaitStep("freed");
        type(KeyCode.SPACE);
        awaitStep("second");
        type(KeyCode.DIGIT3);
        awaitStep("stop");
    }

    @ParameterizedTest
    @CsvSource({"sets, 1280, 720", "coach, 1440, 900"})
    void thePupilIsLedToTheNextRoundByTheButtonThatLeadsThere(String lesson, int width, int height) {
        take("queen", lesson, width, height);
        reach("on");
        assertThat(screen().table().find("main").map(Node::getAccessibleText)).contains("Manche suivante");
        assertThat(screen().table().find("coach").map(Node::getAccessibleText)).contains("Coach");
        clickOn(screen().table().find("main").orElseThrow());
        awaitWord();
        assertThat(step()).isEqualTo("free");
    }

    @Test
    void theKeyOfAnotherMoveIsGentlyRefused() {
        take("queen", "sets");
        reach("first");
        type(KeyCode.DIGIT6);
        onFxThread(() -> {});
        assertThat(screen().walk().match().history()).hasSize(1);
        assertThat(step()).isEqualTo("first");
        await(() -> objection().isVisible());
        assertThat(objection().getText()).isEqualTo("Pas encore\u00a0: la leçon attend un autre geste.");
    }

    @Test
    void whatTheBubbleRefusesIsNotReadAgainBelowTheVeil() {
        take("queen", "sets");
        reach("first");
        type(KeyCode.DIGIT6);
        await(() -> objection().isVisible());
        Node toast = lookup(".guide-screen .toast").query();
        assertThat(toast.isVisible()).isTrue();
        await(() -> toast.getOpacity() == 0);
    }

    @Test
    void theMouseReachesTheTableOnlyThroughTheHoles() {
        take("queen", "sets");
        reach("first");
        clickOn(laneButton("lane:3"));
        clickOn(laneButton("lane:6"));
        assertThat(screen().walk().match().history()).hasSize(1);
        clickOn(laneButton("lane:1"));
        awaitStep("freed");
        clickOn("#guide-next");
        awaitStep("second");
    }

    @Test
    void theVeilLetsADieBeSeenThatIsCarriedAcrossTheTable() {
        take("queen", "sets");
        reach("first");
        Paint resting = veil().getFill();
        drag(laneButton("lane:1")).moveBy(0, 60);
        await(() -> !veil().getFill().equals(resting));
        drop();
        await(() -> veil().getFill().equals(resting));
    }

    private Path veil() {
        return lookup(".guide-veil").queryAs(Path.class);
    }

    @Test
    void theWayBackTakesTheMoveBack() {
        take("queen", "sets");
        reach("freed");
        clickOn("#guide-back");
        awaitStep("first");
        assertThat(screen().walk().match().history()).hasSize(1);
        type(KeyCode.BACK_SPACE);
        awaitStep("groups");
        assertThat(screen().walk().match().history()).hasSize(1);
        type(KeyCode.ENTER);
        awaitStep("first");
        type(KeyCode.DIGIT1);
        awaitStep("freed");
    }

    @Test
    void aSkippedStepIsPlayedByTheGuide() {
        take("queen", "sets");
        reach("first");
        clickOn("#guide-skip");
        awaitStep("freed");
        assertThat(screen().walk().match().history()).hasSize(2);
    }

    @Test
    void aLessonCanBeQuitAtAnyTime() {
        take("queen", "sets");
        awaitStep("reserve");
        clickOn("#guide-quit");
        type(KeyCode.ESCAPE);
        assertThat(navigator.calls()).containsExactly("back", "back");
        assertThat(course("queen").progress().finished(lesson("sets"))).isFalse();
    }

    @Test
    void theRuleBehindAStepIsOneClickAway() {
        take("queen", "sets");
        reach("groups");
        clickOn("#guide-rule");
        assertThat(navigator.calls()).containsExactly("rule QUEEN-031");
    }

    @Test
    void aFinishedLessonIsRememberedAndCanBeRepeated() {
        take("queen", "sets");
        reach("free");
        onFxThread(() -> screen().skip());
        assertThat(ended()).isTrue();
        assertThat(course("queen").progress().finished(lesson("sets"))).isTrue();
        lookAtTheEnd();
        clickOn("#guide-again");
        awaitStep("reserve");
        assertThat(screen().walk().match().history()).isEmpty();
    }

    @Test
    void theTableOfAFinishedLessonTakesNoMoreKeys() {
        take("queen", "sets");
        reach("free");
        onFxThread(() -> screen().skip());
        lookAtTheEnd();
        for (int stop = 0; stop < 6; stop++) {
            type(KeyCode.TAB);
            assertThat(screen().node().getScene().getFocusOwner().getId()).startsWith("guide-");
        }
        onFxThread(() -> screen().shown());

        assertThat(lookup("#guide-next-lesson").query().isFocused())
                .as("after a visit elsewhere")
                .isTrue();
    }

    @Test
    void theNextLessonFollows() {
        take("queen", "sets");
        reach("free");
        onFxThread(() -> screen().skip());
        type(KeyCode.ENTER);
        assertThat(ended()).as("a press too many leads nowhere").isTrue();
        lookAtTheEnd();
        type(KeyCode.ENTER);
        awaitStep("card");
    }

    @Test
    void theGuideIsSilentWhileTheClockRuns() {
        take("queen", "clock");
        reach("throw");
        type(KeyCode.SPACE);
        until("the clock", () -> !speaks());
        onFxThread(() -> {});
        assertThat(lookup(".guide-ribbon").query().isVisible()).isFalse();
        assertThat(screen().table().clockRuns()).isTrue();
    }

    @Test
    void theGuideAddsNothingToTheCurtainOfAPause() {
        take("queen", "clock");
        reach("throw");
        type(KeyCode.SPACE);
        until("the clock", () -> !speaks());
        type(KeyCode.P);
        until("the curtain", () -> lookup(".curtain").query().isVisible());
        onFxThread(() -> {});

        assertThat(screen().table().clockRuns()).isFalse();
        assertThat(lookup(".guide-ribbon").query().isVisible()).isFalse();
    }

    @Test
    void theGuideSpeaksTheLanguageOfThePlayer() {
        take("queen", "sets");
        awaitStep("reserve");
        onFxThread(() -> desk().preferences().speak(Language.EN));
        awaitStep("reserve");
        until(
                "English",
                () -> lookup("Eight dice against six enemies").tryQuery().isPresent());
    }

    @Test
    void firstTimeNotesKeepQuietDuringALesson() {
        take("queen", "updown");
        reach("victory");
        assertThat(desk().preferences().get(Setting.TOLD))
                .as("nothing but where the lesson stands")
                .containsOnlyKeys("left.queen.updown");
    }

    @Test
    void aCaptionLeavesTheHeadingOfALaneToBeRead() {
        take("queen", "sets", 1280, 720);
        reach("groups");
        Bounds caption = inScene(lookup(".guide-caption").query());
        assertThat(lookup(".lane-title").<Node>queryAll())
                .isNotEmpty()
                .noneMatch(name -> inScene(name).intersects(caption));
    }

    @Test
    void theLineOfAFreeRoundLiesBetweenTheCards() {
        take("queen", "modules", 1280, 720);
        reach("free");
        Bounds ribbon = inScene(lookup(".guide-ribbon").query());
        assertThat(IntStream.rangeClosed(1, 6)
                        .mapToObj(slot -> screen().table().find("slot:" + slot).orElseThrow()))
                .noneMatch(card -> inScene(card).intersects(ribbon));
    }

    @Test
    void aFreeStepThatIsSkippedIsPlayedToItsEnd() {
        take("queen", "clock");
        reach("race");
        goOn();
        until(
                "the round's end",
                () -> step().equals("race") && !screen().table().clockRuns());
        onFxThread(() -> screen().skip());
        until("the end of the round", () -> speaks() && step().equals("left"));
        assertThat(screen().table().waits()).isTrue();
    }

    @Test
    void theLessonOnTheCoachShowsHisLabels() {
        take("queen", "coach");
        reach("labels");
        assertThat(from(bubble()).lookup(".label-chip").queryAll()).hasSize(4);
    }

    @Test
    void theLessonOnTheCoachShowsWhatHeSaysOfItsRound() {
        take("queen", "coach");
        reach("accuracy");
        until("his word", () -> from(bubble()).lookup(".label-chip").queryAll().size() == 2);
        assertThat(from(bubble()).lookup(".label-chip").<Node>queryAll())
                .anyMatch(chip -> chip.getStyleClass().contains("mistake"));
    }

    private Lesson lesson(String id) {
        return course("queen").guide().lesson(id).orElseThrow();
    }

    private Node bubble() {
        return lookup(".guide-bubble").query();
    }

    private List<Bounds> lit() {
        return Stream.of(".guide-act", ".guide-look")
                .flatMap(mark -> lookup(mark).queryAll().stream())
                .map(Node::getBoundsInParent)
                .toList();
    }

    private Node laneButton(String lane) {
        return from(screen().table().find(lane).orElseThrow())
                .lookup(".lane-button")
                .query();
    }
}
