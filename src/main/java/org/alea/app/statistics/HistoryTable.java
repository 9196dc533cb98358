package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.shell.Folded;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Every game of the filter, the newest first; each can be watched again. */
final class HistoryTable extends VBox {
    private final Texts texts;
    private final StatisticsModel model;
    private final Consumer<FinishedGame> replay;
    private final TextField search = new TextField();
    private final ListView<FinishedGame> list = new ListView<>();
    private final HBox captions = new HBox();
    private final Label foot = new Label();
    private List<Figure> own = List.of();

    HistoryTable(
            Texts texts, StatisticsModel model, Consumer<FinishedGame> replay, Consumer<List<FinishedGame>> export) {
        this.texts = texts;
        this.model = model;
        this.replay = replay;
        getStyleClass().addAll("panel", "statistics-panel", "history-table");
        Label title = new Label();
        title.textProperty().bind(texts.text("statistics.history"));
        title.getStyleClass().addAll("display", "statistics-title");
        search.setId("search-history");
        search.promptTextProperty().bind(texts.text("statistics.search"));
        search.accessibleTextProperty().bind(texts.text("statistics.search"));
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
        foot.setId("history-foot");
        foot.getStyleClass().addAll("small", "faint");
        foot.managedProperty().bind(foot.textProperty().isNotEmpty());
        getChildren().addAll(header, captions, list, foot);
    }

    /** A line that stays below the list. */
    void say(String line) {
        foot.setText(line);
    }

    /** Whoever comes back from watching a game finds himself at it again. */
    void focusList() {
        list.requestFocus();
    }

    void show() {
        captions.getChildren().clear();
        own = model.leading();
        Iterator<Figure> figures = own.iterator();
        for (String column : columns()) {
            String words = column.equals("own") ? texts.get(figures.next().text() + ".column") : caption(column);
            Label caption = new Label(words.toUpperCase(texts.locale()));
            caption.getStyleClass().add("cap");
            captions.getChildren().add(place(column, caption));
        }
        List<FinishedGame> newestFirst = found();
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
        String wanted = Folded.of(search.getText().strip());
        List<FinishedGame> games = new ArrayList<>(model.listed());
        games.removeIf(game -> !Folded.of(said(game)).contains(wanted));
        return games;
    }

    private List<String> columns() {
        List<String> columns = new ArrayList<>(
                List.of("date", "kind", "outcome", "score", own.isEmpty() ? "wide-rank" : "rank", "rounds"));
        own.forEach(figure -> columns.add("own"));
        if (showsTime()) {
            columns.add("time");
        }
        return columns;
    }

    /** Two columns of its own leave a game no room for the time it took. */
    private boolean showsTime() {
        return own.size() < 2;
    }

    private String caption(String column) {
        return texts.get("statistics.column." + (column.equals("wide-rank") ? "rank" : column));
    }

    /** What a search looks at. */
    private String said(FinishedGame game) {
        return String.join(
                " ",
                GameNames.moment(game.endedAt(), model.zone(), model.today(), texts),
                GameNames.brief(game.game(), texts),
                kind(game),
                game.seed(),
                model.chronicle().rank(game, texts).orElse(""),
                outcome(game.result()));
    }

    /** What a line of the list says, for those who hear it. */
    private String heard(FinishedGame game) {
        Stream<String> words = Stream.of(
                GameNames.moment(game.endedAt(), model.zone(), model.today(), texts),
                ofAll() ? GameNames.title(game.game(), texts) : "",
                kind(game),
                outcome(game.result()),
                texts.get(
                        "statistics.heard", game.result().score(), game.result().rounds()),
                model.chronicle().rank(game, texts).orElse(""),
                standing(game).orElse(""));
        return words.filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
    }

    private String kind(FinishedGame game) {
        List<Kind> kinds = model.chronicle().kinds(game, texts);
        return kinds.isEmpty() ? "" : kinds.get(0).name();
    }

    /** Why a game sets no record. */
    private Optional<String> standing(FinishedGame game) {
        if (!model.chronicle().counts(game)) {
            return Optional.of(texts.get("statistics.notCounted"));
        }
        return game.ranked() ? Optional.empty() : Optional.of(texts.get("statistics.learning"));
    }

    private boolean ofAll() {
        return model.gameProperty().get().equals(StatisticsModel.ALL);
    }

    private String outcome(Result result) {
        return texts.get("statistics.outcome." + result.outcome().name().toLowerCase(Locale.ROOT));
    }

    private static Ikon icon(Result result) {
        return switch (result.outcome()) {
            case WON -> MaterialDesignT.TROPHY_VARIANT;
            case DRAWN -> MaterialDesignE.EQUAL;
            case LOST -> MaterialDesignH.HEART_BROKEN;
        };
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
                setGraphic(row(game));
                setAccessibleText(heard(game));
            }
        }

        private HBox row(FinishedGame game) {
            Result result = game.result();
            Label outcome = label(outcome(result), "strong", "outcome", result.won() ? "won" : "lost");
            outcome.setGraphic(Icon.of(icon(result)));
            Button watch = new Button("", Icon.of(MaterialDesignP.PLAY_CIRCLE_OUTLINE));
            watch.getStyleClass().addAll("bare", "watch");
            watch.setAccessibleText(texts.get("statistics.replay", heard(game)));
            // on the line itself Enter does the same, and Tab need not stop at every game
            watch.setFocusTraversable(false);
            watch.setOnAction(event -> replay.accept(game));
            HBox row = new HBox(
                    place(
                            "date",
                            label(GameNames.moment(game.endedAt(), model.zone(), model.today(), texts), "strong")),
                    place("kind", kindAndStanding(game)),
                    place("outcome", outcome),
                    place("score", label(texts.get("statistics.number", result.score()), "num", "score")),
                    place(
                            own.isEmpty() ? "wide-rank" : "rank",
                            label(model.chronicle().rank(game, texts).orElse("–"), result.won() ? "rank" : "faint")),
                    place("rounds", label(Integer.toString(result.rounds()), "num")));
            own.forEach(figure -> row.getChildren().add(place("own", label(number(figure, game), "num"))));
            if (showsTime()) {
                row.getChildren().add(place("time", label(GameNames.time(game.played()), "num")));
            }
            row.getChildren().add(watch);
            row.getStyleClass().add("history-row");
            return row;
        }

        /** The kind of game, below its name if there are several, and last why it sets no record, if it does not. */
        private VBox kindAndStanding(FinishedGame game) {
            VBox lines = new VBox();
            lines.setAlignment(Pos.CENTER_LEFT);
            if (ofAll()) {
                lines.getChildren().add(label(GameNames.brief(game.game(), texts), "muted"));
            }
            String kind = kind(game);
            if (!kind.isEmpty()) {
                Label of = ofAll() ? label(kind, "small", "faint") : label(kind, "muted");
                // many modules have long names
                of.setTooltip(new Tooltip(kind));
                lines.getChildren().add(of);
            }
            standing(game).ifPresent(reason -> lines.getChildren().add(label(reason, "small", "faint")));
            return lines;
        }

        private String number(Figure figure, FinishedGame game) {
            return figure.isOf(game) ? texts.get("statistics.number", Math.round(figure.of(game) * 10) / 10.0) : "";
        }
    }

    /** A place as wide as the column, whatever type its text is set in. */
    private static HBox place(String column, Node content) {
        HBox place = new HBox(content);
        place.getStyleClass().addAll("history-column", "history-" + column);
        if (column.equals("kind")) {
            HBox.setHgrow(place, Priority.ALWAYS);
        }
        return place;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
