package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.reference.SearchField;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** Every game of the filter, the newest first; each can be watched again. */
final class HistoryTable extends VBox {
    private static final double SCROLL_BAR = 18;

    private final Texts texts;
    private final StatisticsModel model;
    private final HistoryWords words;
    private final Consumer<FinishedGame> replay;
    private final IntegerProperty found = new SimpleIntegerProperty(-1);
    private final SearchField search;
    private final ListView<FinishedGame> list = new ListView<>();
    private final HBox captions = new HBox();
    private final Label foot = new Label();
    private HistoryColumns columns;

    HistoryTable(
            Texts texts, StatisticsModel model, Consumer<FinishedGame> replay, Consumer<List<FinishedGame>> export) {
        this.texts = texts;
        this.model = model;
        this.words = new HistoryWords(texts, model);
        this.columns = new HistoryColumns(texts, words, List.of());
        this.replay = replay;
        getStyleClass().addAll("panel", "statistics-panel", "history-table");
        Label title = new Label();
        title.textProperty().bind(texts.text("statistics.history"));
        title.getStyleClass().addAll("display", "statistics-title");
        search = new SearchField(
                texts.text("statistics.search"),
                texts.live(() -> found.get() < 0 ? "" : Integer.toString(found.get()), found));
        search.textProperty().addListener((all, old, now) -> show());
        Button csv = new Button("CSV", Icon.of(MaterialDesignD.DOWNLOAD));
        csv.setId("csv");
        csv.getStyleClass().add("ghost");
        csv.accessibleTextProperty().bind(texts.text("statistics.export"));
        csv.setOnAction(event -> export.accept(found()));
        HBox tools = new HBox(search, csv);
        tools.getStyleClass().add("statistics-panel-header");
        SpreadLine header = new SpreadLine(title, tools);
        captions.getStyleClass().add("history-row");
        fillList();
        foot.setId("history-foot");
        foot.getStyleClass().addAll("small", "faint");
        foot.managedProperty().bind(foot.textProperty().isNotEmpty());
        getChildren().addAll(header, captions, list, foot);
    }

    private void fillList() {
        list.setId("history");
        list.accessibleTextProperty().bind(texts.text("statistics.history"));
        list.getStyleClass().add("history-list");
        list.setCellFactory(view -> new Row());
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(replay);
                event.consume();
            }
        });
        Label none = new Label();
        none.textProperty().bind(texts.text("statistics.noGames"));
        none.getStyleClass().add("faint");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
    }

    /** A line that stays below the list, in whatever language is spoken. */
    void say(ObservableValue<String> line) {
        foot.textProperty().bind(line);
    }

    /**
     * To be called when a key was pressed anywhere among the statistics: the slash leads to the search, Down from it.
     *
     * @return whether the key has led here
     */
    boolean reach(KeyEvent event) {
        boolean slash = event.getText().equals("/") || event.getCode() == KeyCode.DIVIDE;
        if (slash && !search.isTyping() && !event.isShortcutDown() && !event.isAltDown()) {
            search.begin();
        } else if (search.isTyping() && event.getCode() == KeyCode.DOWN) {
            focusList();
        } else if (search.isTyping()
                && event.getCode() == KeyCode.ESCAPE
                && !search.textProperty().get().isEmpty()) {
            search.textProperty().set("");
        } else {
            return false;
        }
        event.consume();
        return true;
    }

    /** Whoever comes back from watching a game finds himself at it again. */
    void focusList() {
        list.requestFocus();
    }

    void show() {
        columns = new HistoryColumns(texts, words, model.leading());
        captions.getChildren().setAll(columns.captions());
        List<FinishedGame> newestFirst = found();
        found.set(search.textProperty().get().isBlank() ? -1 : newestFirst.size());
        Collections.reverse(newestFirst);
        FinishedGame chosen = list.getSelectionModel().getSelectedItem();
        list.getItems().setAll(newestFirst);
        list.refresh();
        // the list would choose by place, where another game may stand now
        list.getSelectionModel().clearSelection();
        if (chosen != null && newestFirst.contains(chosen)) {
            list.getSelectionModel().select(chosen);
        }
    }

    /** The games the player has looked for, in the order they were played. */
    private List<FinishedGame> found() {
        List<FinishedGame> games = new ArrayList<>(model.listed());
        games.removeIf(game -> !words.holds(game, search.textProperty().get()));
        return games;
    }

    private final class Row extends ListCell<FinishedGame> {
        Row() {
            getStyleClass().add("history-cell");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && getItem() != null) {
                    replay.accept(getItem());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable FinishedGame game, boolean empty) {
            super.updateItem(game, empty);
            if (game == null || empty) {
                setGraphic(null);
                setAccessibleText("");
            } else {
                HBox row = columns.row(game);
                row.getChildren().add(watch(game));
                setGraphic(row);
                setAccessibleText(words.heard(game));
            }
        }

        /** As high as its words need in the width there is; a list asks for the height of a single line. */
        @Override
        protected double computePrefHeight(double width) {
            Node line = getGraphic();
            if (line == null) {
                return super.computePrefHeight(width);
            }
            double room = list.getWidth() - SCROLL_BAR - snappedLeftInset() - snappedRightInset();
            return snappedTopInset() + line.prefHeight(room) + snappedBottomInset();
        }

        private Button watch(FinishedGame game) {
            Button watch = new Button("", Icon.of(MaterialDesignP.PLAY_CIRCLE_OUTLINE));
            watch.getStyleClass().addAll("bare", "watch");
            watch.setAccessibleText(texts.get("statistics.replay", words.heard(game)));
            // on the line itself Enter does the same, and Tab need not stop at every game
            watch.setFocusTraversable(false);
            watch.setOnAction(event -> replay.accept(game));
            return watch;
        }
    }
}
