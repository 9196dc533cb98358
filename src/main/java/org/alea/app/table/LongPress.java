package org.alea.app.table;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** A press that stays where it is for a while: what a right click is for those who have no right button. */
final class LongPress {
    private final PauseTransition wait = new PauseTransition(Duration.millis(600));

    /** Does this unless the press ends or moves before. */
    void begin(Runnable action) {
        wait.setOnFinished(held -> action.run());
        wait.playFromStart();
    }

    void end() {
        wait.stop();
    }
}
