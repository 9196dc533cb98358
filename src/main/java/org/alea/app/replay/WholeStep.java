package org.alea.app.replay;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Dialogs;
import org.alea.app.shell.Texts;

/** All that one step brought about, on paper: one line below the table is often too short for it. */
final class WholeStep extends VBox {

    /** @param made what was done */
    WholeStep(Texts texts, String made, List<String> happened, Runnable close) {
        setId("whole-step-sheet");
        getStyleClass().addAll("paper", "rule-dialog");
        VBox lines = new VBox();
        lines.getStyleClass().add("rule-text");
        for (String line : happened) {
            Label label = new Label(line);
            label.setWrapText(true);
            lines.getChildren().add(label);
        }
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        // as high as the wrapped text, which only the text itself knows
        scroll.prefHeightProperty().bind(lines.heightProperty().add(4));
        getChildren().addAll(Dialogs.header(texts, new ReadOnlyStringWrapper(made), close), scroll);
    }
}
