package org.alea.app.table;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.util.Duration;

/**
 * A board laid out in design pixels and scaled to the window: a small window gets the compact lay-out, a large one the
 * standard one enlarged up to twice. Whoever lays out the board listens to {@link #frameProperty()}.
 */
public final class ScaledBoard extends Region {
    private static final PseudoClass LIGHT = PseudoClass.getPseudoClass("light");
    private static final double SMALLEST = 0.5;
    private static final double LARGEST = 2;

    private final Pane board = new Pane();
    private final Scale scale = new Scale();
    private final ReadOnlyObjectWrapper<Frame> frame = new ReadOnlyObjectWrapper<>(new Frame(1440, 900, 1, false));
    private final PauseTransition settled = new PauseTransition(Duration.millis(120));
    private Frame coming = frame.get();
    private boolean laid;

    /** The room on the board in design pixels, and how many real pixels one of them is. */
    public record Frame(double width, double height, double scale, boolean compact) {}

    public ScaledBoard() {
        getStyleClass().add("table-root");
        board.getStyleClass().add("board");
        board.setManaged(false);
        board.getTransforms().add(scale);
        getChildren().add(board);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        settled.setOnFinished(done -> frame.set(coming));
    }

    public Pane board() {
        return board;
    }

    public ReadOnlyObjectProperty<Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    public Frame frame() {
        return frame.get();
    }

    public void light(boolean on) {
        pseudoClassStateChanged(LIGHT, on);
    }

    @Override
    protected void layoutChildren() {
        Frame now = frameFor(getWidth(), getHeight());
        scale.setX(now.scale());
        scale.setY(now.scale());
        board.resizeRelocate(0, 0, now.width(), now.height());
        if (now.equals(coming)) {
            return;
        }
        boolean first = !laid;
        laid = true;
        coming = now;
        if (first || now.compact() != frame.get().compact()) {
            frame.set(now);
        } else {
            settled.playFromStart();
        }
    }

    /** The frame for a window of this size. */
    static Frame frameFor(double width, double height) {
        boolean compact = width < 1440 || height < 900;
        double factor = compact ? Math.min(width / 1280, height / 720) : Math.min(width / 1440, height / 900);
        factor = Math.max(SMALLEST, Math.min(LARGEST, factor));
        return new Frame(width / factor, height / factor, factor, compact);
    }
}
