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
    private static final PseudoClass CONTRAST = PseudoClass.getPseudoClass("contrast");
    private static final double BASE = 14;
    private static final double SMALLEST = 0.5;
    private static final double LARGEST = 2;

    private final Pane board = new Pane();
    private final Scale scale = new Scale();
    private final ReadOnlyObjectWrapper<Frame> frame = new ReadOnlyObjectWrapper<>(new Frame(1440, 900, 1, false));
    private final PauseTransition settled = new PauseTransition(Duration.millis(120));
    private Frame coming = frame.get();
    private boolean laid;
    private double text = 1;

    /**
     * The room on the board in design pixels, and how many real pixels one of them is.
     *
     * @param text how much larger than designed words are to be set
     */
    public record Frame(double width, double height, double scale, boolean compact, double text) {

        public Frame(double width, double height, double scale, boolean compact) {
            this(width, height, scale, compact, 1);
        }
    }

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

    /** High contrast: no patterns, black on white, white on black. */
    public void contrast(boolean on) {
        pseudoClassStateChanged(CONTRAST, on);
    }

    /** The text scale of the player, in percent. */
    public void text(int percent) {
        text = percent / 100.0;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        Frame now = frameFor(getWidth(), getHeight(), text);
        scale.setX(now.scale());
        scale.setY(now.scale());
        board.resizeRelocate(0, 0, now.width(), now.height());
        if (now.equals(coming)) {
            return;
        }
        boolean first = !laid;
        laid = true;
        coming = now;
        board.setStyle("-fx-font-size: " + BASE * now.text() + "px;");
        if (first
                || now.compact() != frame.get().compact()
                || now.text() != frame.get().text()) {
            frame.set(now);
            // what is laid out now comes too late for the styles of this frame, and would be seen without them
            board.applyCss();
            board.layout();
        } else {
            settled.playFromStart();
        }
    }

    /** The frame for a window of this size. */
    static Frame frameFor(double width, double height) {
        return frameFor(width, height, 1);
    }

    /**
     * The frame for a window of this size and a text scale. The compact lay-out has the words of the standard one on a
     * smaller board: enlarged to the same window it is the one for larger words, as far as that goes.
     */
    static Frame frameFor(double width, double height, double text) {
        boolean small = width < 1440 || height < 900;
        double standard = within(Math.min(width / 1440, height / 900));
        double compact = within(Math.min(width / 1280, height / 720));
        if (small) {
            return new Frame(width / compact, height / compact, compact, true, text);
        }
        return text > 1
                ? new Frame(width / compact, height / compact, compact, true, Math.max(1, text * standard / compact))
                : new Frame(width / standard, height / standard, standard, false, text);
    }

    private static double within(double factor) {
        return Math.max(SMALLEST, Math.min(LARGEST, factor));
    }
}
