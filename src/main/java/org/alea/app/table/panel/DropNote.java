package org.alea.app.table.panel;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/** Says beside the place something is held over what letting go there would bring. */
public final class DropNote extends Label {
    private static final double APART = -6;
    private static final double WIDEST = 320;

    public DropNote() {
        getStyleClass().add("drop-note");
        setWrapText(true);
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
    }

    /** Shows these lines beside a place on the board the note lies on; without lines it goes. */
    public void show(List<String> lines, Node target, Pane board) {
        setText(String.join("\n", lines));
        setVisible(!getText().isEmpty());
        if (isVisible()) {
            applyCss();
            double width = Math.min(prefWidth(-1), WIDEST);
            resize(width, prefHeight(width));
            NotePlacement.put(this, target, board, APART);
            toFront();
        }
    }

    public void hide() {
        setVisible(false);
    }
}
