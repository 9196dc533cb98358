package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.play.JournalLines;
import org.alea.app.table.Glyph;

/** The journal of a match beside its table, the newest line first; a click shows the table as it was then. */
final class JournalDrawer extends VBox {
    private static final PseudoClass OPENS = PseudoClass.getPseudoClass("opens");

    private final Label title = new Label();
    private final ListView<JournalLines.Line> lines = new ListView<>();

    JournalDrawer(IntConsumer look) {
        super(8);
        setId("journal");
        getStyleClass().addAll("table-question", "journal-drawer");
        title.getStyleClass().add("question-title");
        lines.setFocusTraversable(false);
        lines.getStyleClass().add("journal-lines");
        lines.setCellFactory(list -> new Row(look));
        VBox.setVgrow(lines, Priority.ALWAYS);
        getChildren().addAll(title, lines);
        setVisible(false);
    }

    /** @param at after how many moves the table lay as it is shown */
    void show(String heading, List<JournalLines.Line> all, int at) {
        title.setText(heading);
        List<JournalLines.Line> newestFirst = new ArrayList<>(all);
        Collections.reverse(newestFirst);
        if (!lines.getItems().equals(newestFirst)) {
            lines.getItems().setAll(newestFirst);
        }
        lines.getSelectionModel().clearSelection();
        for (int i = 0; i < newestFirst.size(); i++) {
            if (newestFirst.get(i).moves() <= at) {
                lines.getSelectionModel().select(i);
                lines.scrollTo(Math.max(0, i - 3));
                return;
            }
        }
    }

    /** One line of the journal. */
    private final class Row extends ListCell<JournalLines.Line> {
        private final Label words = new Label();

        Row(IntConsumer look) {
            words.setWrapText(true);
            words.prefWidthProperty().bind(lines.widthProperty().subtract(40));
            words.setMinHeight(USE_PREF_SIZE);
            setOnMouseClicked(clicked -> {
                if (getItem() != null) {
                    look.accept(getItem().moves());
                }
            });
        }

        @Override
        protected void updateItem(JournalLines.Line line, boolean empty) {
            super.updateItem(line, empty);
            words.getStyleClass().removeIf(style -> style.startsWith("tone-"));
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            words.setText(line.words());
            words.setGraphic(line.icon().isEmpty() ? null : Glyph.icon(line.icon(), 14));
            words.getStyleClass().add(line.tone().styleClass());
            pseudoClassStateChanged(OPENS, line.opens());
            setAccessibleText(line.words());
            setGraphic(words);
        }
    }
}
