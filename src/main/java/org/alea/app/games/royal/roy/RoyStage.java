package org.alea.app.games.royal.roy;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.alea.app.shell.Texts;
import org.alea.app.table.Motion;
import org.alea.games.royal.RoyalBox;
import org.jspecify.annotations.Nullable;

/**
 * Shows a turn of the Roy step by step on its panel. It runs at the chosen pace until the player takes over with a step
 * forwards or backwards; from then on it waits for him. Where nothing moves it waits from the start.
 */
public final class RoyStage {
    private final RoyPanel panel;
    private final RoyControls controls;
    private final Texts texts;
    private final Watcher watcher;
    private final PauseTransition beat = new PauseTransition();
    private Motion motion;
    private @Nullable RoySteps steps;

    /** Who veils the table around the pieces of a step, and goes on when the turn has been seen. */
    public interface Watcher {
        void shown(RoySteps steps);

        void over(RoyTurn turn);
    }

    /** How large the panel and the controls are. */
    public record Size(double panelWidth, double panelHeight, double controlsWidth) {
        public static final Size STANDARD = new Size(360, 286, 374);
        public static final Size COMPACT = new Size(340, 244, 340);
    }

    public RoyStage(RoyalBox box, Texts texts, RoyPace pace, Motion motion, Size size, Watcher watcher) {
        this.texts = texts;
        this.motion = motion;
        this.watcher = watcher;
        panel = new RoyPanel(box, texts, size.panelWidth(), size.panelHeight());
        controls = new RoyControls(
                texts, pace, size.controlsWidth(), new RoyControls.Ways(this::previous, this::skip, this::next));
        beat.setOnFinished(done -> step());
        controls.paceProperty().addListener((all, old, now) -> hurry());
    }

    public RoyPanel panel() {
        return panel;
    }

    public RoyControls controls() {
        return controls;
    }

    public void motion(Motion now) {
        motion = now;
    }

    /** Whether a turn is being shown. */
    public boolean open() {
        return steps != null;
    }

    /** What is being shown. */
    public Optional<RoySteps> steps() {
        return Optional.ofNullable(steps);
    }

    /** Begins to show a turn; at the direct pace it is over at once. */
    public void begin(RoyTurn turn) {
        RoySteps now = new RoySteps(turn);
        steps = now;
        if (controls.paceProperty().get().direct()) {
            skip();
            return;
        }
        show(now);
        run();
    }

    /** Shows a turn that was played before: it waits for the player. */
    public void recall(RoyTurn turn) {
        RoySteps now = new RoySteps(turn);
        steps = now;
        show(now);
    }

    /** The player goes on; the turn waits for him from now on. */
    public void next() {
        beat.stop();
        step();
        beat.stop();
    }

    public void previous() {
        beat.stop();
        if (steps != null) {
            steps.previous();
            show(steps);
        }
    }

    public void skip() {
        beat.stop();
        if (steps != null) {
            steps.skip();
            close(steps);
        }
    }

    /** Leaves the turn to another stage: nobody is told any more of it from here. */
    public void leave() {
        beat.stop();
        steps = null;
    }

    private void step() {
        if (steps == null) {
            return;
        }
        if (steps.next()) {
            show(steps);
            run();
        } else {
            close(steps);
        }
    }

    private void close(RoySteps ended) {
        steps = null;
        watcher.over(ended.turn());
    }

    private void show(RoySteps now) {
        panel.show(now, texts);
        controls.show(now);
        watcher.shown(now);
    }

    private void run() {
        if (motion != Motion.NONE && steps != null) {
            beat.setDuration(Duration.millis(controls.paceProperty().get().stepMillis()));
            beat.playFromStart();
        }
    }

    private void hurry() {
        if (steps == null) {
            return;
        }
        if (controls.paceProperty().get().direct()) {
            skip();
        } else {
            run();
        }
    }
}
