package org.alea.app.shell;

import javafx.animation.PauseTransition;
import javafx.scene.control.Label;
import javafx.util.Duration;

/** One line at the foot of the window that goes away by itself. */
public final class Toast extends Label {
    private final PauseTransition stay = new PauseTransition(Duration.seconds(4));

    public Toast() {
        getStyleClass().add("passing-line");
        setVisible(false);
        setMouseTransparent(true);
        stay.setOnFinished(event -> setVisible(false));
    }

    public void say(String line) {
        setText(line);
        setVisible(true);
        stay.playFromStart();
    }

    /** Goes at once, if this is the line it says. */
    public void hush(String line) {
        if (line.equals(getText())) {
            hush();
        }
    }

    public void hush() {
        stay.stop();
        setVisible(false);
    }
}
