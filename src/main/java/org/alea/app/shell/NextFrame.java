package org.alea.app.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.AnimationTimer;

/**
 * Does things once what is to be seen now has been drawn: one after the other, with frames in between, so that the
 * window answers meanwhile.
 */
public final class NextFrame extends AnimationTimer {
    /** The first call comes before the frame that is due is laid out, the third once it has been drawn. */
    private static final int UNTIL_DRAWN = 4;

    private final Deque<Runnable> steps;
    private int frames;

    private NextFrame(List<Runnable> steps) {
        this.steps = new ArrayDeque<>(steps);
    }

    public static void run(Runnable... steps) {
        new NextFrame(List.of(steps)).start();
    }

    /** The same for somebody who waits; where nothing moves, as in tests and pictures, everything is done at once. */
    public static void run(Desk desk, Runnable... steps) {
        if (desk.animated()) {
            run(steps);
        } else {
            List.of(steps).forEach(Runnable::run);
        }
    }

    @Override
    public void handle(long now) {
        if (++frames < UNTIL_DRAWN) {
            return;
        }
        frames = UNTIL_DRAWN - 2;
        Runnable step = steps.remove();
        if (steps.isEmpty()) {
            stop();
        }
        step.run();
    }
}
