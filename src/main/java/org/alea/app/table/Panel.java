package org.alea.app.table;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/** A dark pane on the felt with a caption and, at its right, a short note. */
public class Panel extends Pane {
    private static final double INSET = 12;

    private final Label caption = new Label();
    private final Label note = new Label();

    public Panel(double width, double height) {
        getStyleClass().add("table-panel");
        caption.getStyleClass().add("cap");
        note.getStyleClass().add("note");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        getChildren().addAll(caption, note);
    }

    /** The caption is set in capitals, as all captions are. */
    public final void caption(String text) {
        caption.setText(text);
    }

    public final void note(String text) {
        note.setText(text);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        caption.autosize();
        caption.relocate(INSET, 11);
        note.autosize();
        note.relocate(getWidth() - INSET - note.getWidth(), 10);
    }
}
