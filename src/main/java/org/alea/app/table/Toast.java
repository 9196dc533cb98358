package org.alea.app.table;

import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.util.Duration;

/** One line that says why something was refused, beside the place it happened at, for a moment; it may lead on. */
public final class Toast extends Label {
    private static final PseudoClass LEADING = PseudoClass.getPseudoClass("leading");

    private final PauseTransition stay = new PauseTransition(Duration.seconds(2.6));

    public Toast() {
        getStyleClass().add("toast");
        setGraphic(Glyph.icon("mdi2c-cancel", 16));
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
        setWrapText(true);
        setMaxWidth(360);
        stay.setOnFinished(done -> setVisible(false));
        // whoever pulls at them meant what lies below
        setOnMouseDragged(pull -> hush());
    }

    /** Lets a click on what is said now explain it. */
    public void leadTo(Runnable explanation) {
        setMouseTransparent(false);
        pseudoClassStateChanged(LEADING, true);
        setOnMouseClicked(event -> {
            hush();
            explanation.run();
        });
    }

    /** Says something above a node of the same board. */
    public void say(String words, Node beside) {
        say(words, beside, 8, getParent() instanceof Pane board ? board.getWidth() - 8 : 0);
    }

    /** The same, and as far as possible between {@code left} and {@code right} of the board. */
    public void say(String words, Node beside, double left, double right) {
        setMouseTransparent(true);
        pseudoClassStateChanged(LEADING, false);
        if (getParent() instanceof Pane board) {
            setText(words);
            applyCss();
            double width = Math.min(prefWidth(-1), getMaxWidth());
            double height = prefHeight(width);
            resize(width, height);
            Bounds scene = beside.localToScene(beside.getLayoutBounds());
            Point2D above = board.sceneToLocal(scene.getCenterX(), scene.getMinY());
            double x = Math.max(left, Math.min(right - width, above.getX() - width / 2));
            relocate(x, Math.max(8, above.getY() - height - 8));
            setVisible(true);
            toFront();
            stay.playFromStart();
        }
    }

    /** What is being said. */
    public Optional<String> said() {
        return isVisible() ? Optional.of(getText()) : Optional.empty();
    }

    public void hush() {
        stay.stop();
        setVisible(false);
    }
}
