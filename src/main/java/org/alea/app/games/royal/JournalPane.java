package org.alea.app.games.royal;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/** The journal as a list; a click shows the table as it was then. */
final class JournalPane extends ListView<Journal.Line> {

    JournalPane(IntConsumer look) {
        getStyleClass().add("royal-journal");
        setFocusTraversable(false);
        setCellFactory(list -> new Row(this, look));
    }

    void show(List<Journal.Line> lines) {
        getItems().setAll(lines);
    }

    /** One line of the journal. */
    private static final class Row extends ListCell<Journal.Line> {
        Row(JournalPane list, IntConsumer look) {
            setWrapText(true);
            prefWidthProperty().bind(list.widthProperty().subtract(24));
            setOnMouseClicked(clicked -> {
                if (getItem() != null) {
                    look.accept(getItem().moves());
                }
            });
        }

        @Override
        protected void updateItem(Journal.Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("heading");
            if (empty || line == null) {
                setText("");
            } else {
                setText(line.words());
                if (line.heading()) {
                    getStyleClass().add("heading");
                }
            }
        }
    }
}
