package org.alea.app.games.royal;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.alea.app.play.TableClock;
import org.alea.app.table.SecondsRing;

/** The turn timer in a corner of the square: sixty seconds as a ring, and their number. */
final class ClockCorner extends StackPane {
    private final SecondsRing ring;
    private final Label figure = new Label();
    private int shown = -1;

    ClockCorner(double size) {
        ring = new SecondsRing(size / 2, size / 2 - 7);
        figure.getStyleClass().add("corner-figure");
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        setMouseTransparent(true);
        getChildren().addAll(ring, figure);
        setVisible(false);
    }

    void show(TableClock<?, ?> clock, RoyalSpeech speech) {
        setVisible(clock.shown());
        int seconds = clock.secondsLeft();
        if (seconds != shown) {
            shown = seconds;
            ring.show(seconds);
            figure.setText(Integer.toString(seconds));
            setAccessibleText(speech.get("hear.clock", seconds));
        }
    }
}
