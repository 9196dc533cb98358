package org.alea.app.guide;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.alea.app.UiTest;
import org.alea.app.games.TableViewKit;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.testfx.util.WaitForAsyncUtils;

/** A pupil before a table with a guide: real mouse, real keys, time by hand. */
abstract class AtALesson extends UiTest {
    private Optional<Desk> deskHere = Optional.empty();
    private Optional<GuideScreen<?, ?>> opened = Optional.empty();

    protected final Desk desk() {
        if (deskHere.isEmpty()) {
            deskHere = Optional.of(aDesk());
        }
        return deskHere.get();
    }

    protected final void take(String game, String lesson) {
        take(game, lesson, 1440, 900);
    }

    /** Begins a lesson in a window of this size. */
    protected final void take(String game, String lesson, int width, int height) {
        Course<?, ?> course = course(game);
        takeUp(course, LessonMark.start(course.guide().lesson(lesson).orElseThrow()), width, height);
    }

    /** Goes on with a lesson at a step. */
    protected final <T extends Table<T>, M extends Move> void takeUp(
            Course<T, M> course, LessonMark from, int width, int height) {
        show(desk(), width, height, () -> {
            GuideScreen<T, M> screen = new GuideScreen<>(course, from);
            opened = Optional.of(screen);
            return (Parent) screen.node();
        });
        onFxThread(() -> screen().shown());
    }

    protected final Course<?, ?> course(String game) {
        TableViewKit<?, ?> kit = TableViews.suite().view(game).orElseThrow();
        return course(game, kit);
    }

    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    private <T extends Table<T>, M extends Move> Course<T, M> course(String game, TableViewKit<T, M> kit) {
        GameBox<?, ?> box = desk().suite().game(game).orElseThrow().open(ContentSource.builtIn());
        return new Course<>(desk(), game, (GameBox<T, M>) box, kit.guide().orElseThrow());
    }

    protected final GuideScreen<?, ?> screen() {
        return opened.orElseThrow();
    }

    /** The step that is being explained, or nothing while the guide is silent. */
    protected final String step() {
        return screen().walk().over() ? "" : screen().walk().step().id();
    }

    protected final boolean speaks() {
        return lookup(".guide-bubble")
                .tryQuery()
                .filter(bubble -> bubble.getParent().isVisible())
                .isPresent();
    }

    /** Waits until the guide explains this step; the dice land meanwhile. */
    protected final void awaitStep(String id) {
        until("the step " + id, () -> speaks() && step().equals(id));
    }

    /** Waits until the guide speaks or has handed the table over; what there is to watch meanwhile is passed over. */
    protected final void awaitWord() {
        until("the guide", () -> {
            boolean word = speaks()
                    || lookup(".guide-ribbon").query().isVisible()
                    || ended()
                    || screen().table().clockRuns();
            if (!word) {
                interact(() -> screen().table().goOn());
            }
            return word;
        });
    }

    /** Where the guide says why something was refused. */
    protected final Label objection() {
        return lookup(".guide-objection").query();
    }

    /** Goes on as fast as a player can. */
    protected final void goOn() {
        onFxThread(() -> {
            if (screen().table().clockRuns()) {
                stop(screen());
            } else {
                screen().skip();
            }
        });
    }

    private static <T extends Table<T>, M extends Move> void stop(GuideScreen<T, M> screen) {
        screen.walk().match().moves().stream()
                .filter(move -> move.getClass().getSimpleName().equals("Stop"))
                .findFirst()
                .ifPresent(screen.table()::play);
    }

    /** The end of a lesson wants to be seen before it can be left. */
    protected final void lookAtTheEnd() {
        onFxThread(() -> clock.pass(Duration.ofSeconds(2)));
    }

    protected final boolean ended() {
        return lookup(".guide-end").tryQuery().isPresent();
    }

    protected final void until(String what, BooleanSupplier condition) {
        onFxThread(() -> clock.pass(Duration.ofMillis(700)));
        try {
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> holds(condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("waited for " + what + ", but it is " + step(), e);
        }
        onFxThread(() -> {});
    }

    /** Goes on as far as a step of the lesson. */
    protected final void reach(String id) {
        awaitWord();
        while (!step().equals(id)) {
            goOn();
            awaitWord();
        }
    }

    protected static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
