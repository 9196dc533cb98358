package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
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

    /** Shows where in the game the table is that lies there now; nothing for the present one. */
    void mark(Optional<Integer> moves) {
        getSelectionModel().clearSelection();
        for (int i = 0; moves.isPresent() && i < getItems().size(); i++) {
            if (getItems().get(i).moves() <= moves.get()) {
                getSelectionModel().select(i);
                scrollTo(i);
                return;
            }
        }
    }

    /** One line of the journal. */
    private static final class Row extends ListCell<Journal.Line> {
        private final Label words = new Label();

        Row(JournalPane list, IntConsumer look) {
            words.setWrapText(true);
            words.prefWidthProperty().bind(list.widthProperty().subtract(34));
            words.setMinHeight(USE_PREF_SIZE);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setOnMouseClicked(clicked -> {
                if (getItem() != null) {
                    look.accept(getItem().moves());
                }
            });
        }

        /** As high as its words when they are wrapped: left to itself a cell forgets the room around them. */
        @Override
        protected double computePrefHeight(double width) {
            if (getGraphic() == null) {
                return super.computePrefHeight(width);
            }
            return snappedTopInset() + snapSizeY(words.prefHeight(words.getPrefWidth())) + snappedBottomInset();
        }

        @Override
        protected void updateItem(Journal.Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("heading", "opens");
            if (empty || line == null) {
                setGraphic(null);
            } else {
                words.setText(line.words());
                setAccessibleText(line.words());
                setGraphic(words);
                if (line.heading()) {
                    getStyleClass().add("heading");
                }
                if (line.opens()) {
                    getStyleClass().add("opens");
                }
            }
        }
    }
}
