package org.alea.app.table.panel;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.alea.app.shell.Texts;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.symbol.Sign;

/** What has happened, in this round or in the whole game, newest line last; a click asks to see the table as it was then. */
public final class JournalPanel extends Pane {
    private static final double HEAD = 30;

    private final ListView<Line> list = new ListView<>();
    private final ToggleButton round = new ToggleButton();
    private final ToggleButton game = new ToggleButton();
    private final HBox tabs = new HBox(4, round, game);
    private List<Line> ofRound = List.of();
    private List<Line> ofGame = List.of();
    private Optional<Integer> looked = Optional.empty();
    private boolean newestFirst;

    /** What kind of line it is. */
    public enum Kind {
        /** Opens a round or a phase. */
        HEADING,
        /** The first line of a move. */
        MOVE,
        /** What came of it. */
        EVENT
    }

    /**
     * One line.
     *
     * @param icon its sign, empty for none
     * @param moves how many moves had been played when it was written
     */
    public record Line(String words, String icon, ForecastPill.Tone tone, Kind kind, int moves) {}

    /** @param look is asked to show the table after so many moves */
    public JournalPanel(Texts texts, IntConsumer look) {
        getStyleClass().add("journal-panel");
        list.getStyleClass().add("journal-list");
        list.setFocusTraversable(false);
        list.setCellFactory(all -> new Row(all, look));
        round.setText(texts.get("table.journal.round"));
        game.setText(texts.get("table.journal.game"));
        for (ToggleButton tab : List.of(round, game)) {
            tab.getStyleClass().add("journal-tab");
            tab.setFocusTraversable(false);
        }
        round.setOnAction(pressed -> choose(false));
        game.setOnAction(pressed -> choose(true));
        round.setSelected(true);
        getChildren().addAll(tabs, list);
    }

    /** From now on its lines are handed to it newest move first, and read in that order. */
    public void newestFirst() {
        newestFirst = true;
    }

    public void show(List<Line> thisRound, List<Line> wholeGame) {
        ofRound = List.copyOf(thisRound);
        ofGame = List.copyOf(wholeGame);
        fill();
    }

    /** Whether the whole game is shown rather than the round. */
    public void choose(boolean whole) {
        round.setSelected(!whole);
        game.setSelected(whole);
        fill();
    }

    /** Marks the line at which the shown table lies; none for the present one. */
    public void mark(Optional<Integer> moves) {
        looked = moves;
        select();
    }

    /** The lines that are shown. */
    public List<Line> lines() {
        return List.copyOf(list.getItems());
    }

    private void fill() {
        list.getItems().setAll(game.isSelected() ? ofGame : ofRound);
        select();
        if (looked.isEmpty() && !list.getItems().isEmpty()) {
            list.scrollTo(newestFirst ? 0 : list.getItems().size() - 1);
        }
    }

    private void select() {
        list.getSelectionModel().clearSelection();
        int all = list.getItems().size();
        for (int nth = 0; looked.isPresent() && nth < all; nth++) {
            int i = newestFirst ? nth : all - 1 - nth;
            if (list.getItems().get(i).moves() <= looked.get()) {
                list.getSelectionModel().select(i);
                list.scrollTo(i);
                return;
            }
        }
    }

    @Override
    protected void layoutChildren() {
        tabs.resizeRelocate(8, 6, getWidth() - 16, HEAD);
        list.resizeRelocate(4, HEAD + 10, getWidth() - 8, Math.max(0, getHeight() - HEAD - 16));
    }

    /** One line as a row of the list. */
    private static final class Row extends ListCell<Line> {
        private final Label words = new Label();

        Row(ListView<Line> list, IntConsumer look) {
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
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("heading", "opens", "good", "bad");
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            words.setText(line.words());
            words.setGraphic(line.icon().isEmpty() ? null : Sign.of(line.icon(), 15));
            setAccessibleText(line.words());
            setGraphic(words);
            if (line.kind() != Kind.EVENT) {
                getStyleClass().add(line.kind() == Kind.HEADING ? "heading" : "opens");
            }
            if (line.tone() != ForecastPill.Tone.EVEN) {
                getStyleClass().add(line.tone() == ForecastPill.Tone.GOOD ? "good" : "bad");
            }
        }
    }
}
