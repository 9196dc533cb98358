package org.alea.app.statistics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.games.DailyOffers;
import org.alea.app.replay.Replays;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.IntoSight;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Refit;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** How it has been going: figures and charts of what was played, the days, and every game to be watched again. */
public final class StatisticsScreen implements Screen {
    /** Below this width, in em, the history stands below the days. */
    private static final double NARROW = 91;

    private final Desk desk;
    private final StatisticsModel model;
    private final FilterBar filters;
    private final FigureRow figures;
    private final ChartPanel course;
    private final ChartPanel dice;
    private final DaysPanel days;
    private final HistoryTable history;
    private final HBox below = new HBox();
    private final VBox page = new VBox();
    private final VBox newcomer = new VBox();
    private final StackPane node = new StackPane();
    private final InvalidationListener redraw = changed -> show();
    private final DailyOffers challenges;
    private final Subscription spoken;
    private boolean watched;

    public StatisticsScreen(Desk desk) {
        this.desk = desk;
        Texts texts = desk.texts();
        model = new StatisticsModel(texts, desk.calendar());
        filters = new FilterBar(desk, model);
        figures = new FigureRow(desk);
        course = new ChartPanel(texts, "course");
        dice = new ChartPanel(texts, "dice");
        days = new DaysPanel(texts);
        history = new HistoryTable(texts, model, this::watch, this::export);
        HBox charts = new HBox(course, dice);
        for (HBox row : List.of(charts, below)) {
            row.getStyleClass().add("statistics-row");
            VBox.setVgrow(row, Priority.ALWAYS);
        }
        for (ChartPanel panel : List.of(course, dice)) {
            panel.setPrefWidth(100);
            panel.setMinWidth(0);
            HBox.setHgrow(panel, Priority.ALWAYS);
        }
        charts.getStyleClass().add("statistics-charts");
        below.getStyleClass().add("statistics-below");
        HBox.setHgrow(history, Priority.ALWAYS);
        history.setMinWidth(0);
        page.getChildren().setAll(filters, figures, charts, below);
        page.getStyleClass().add("statistics");
        Refit.at(page.widthProperty(), page, this::arrange);
        arrange();
        welcome();
        ScrollPane scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("page");
        // an empty page has nothing to be scrolled to
        scroll.visibleProperty().bind(page.visibleProperty());
        node.getChildren().addAll(scroll, newcomer);
        Sheets.attach(node, List.of("forms", "charts", "statistics"));
        for (Observable cause : model.causes()) {
            cause.addListener(redraw);
        }
        node.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (history.reach(event)) {
                IntoSight.bring(scroll, history);
            }
        });
        challenges = new DailyOffers(desk);
        spoken = texts.languageProperty().subscribe((old, now) -> challenges.read(days::offer));
        show();
    }

    /** The history beside the days, or below them where its columns would lack the room. */
    private void arrange() {
        boolean stacked =
                page.getWidth() > 0 && page.getWidth() < NARROW * desk.em().get();
        if (stacked && page.getChildren().contains(below)) {
            below.getChildren().clear();
            page.getChildren().remove(below);
            page.getChildren().addAll(days, history);
        } else if (!stacked && below.getChildren().isEmpty()) {
            page.getChildren().removeAll(days, history);
            below.getChildren().setAll(days, history);
            if (!page.getChildren().contains(below)) {
                page.getChildren().add(below);
            }
        }
    }

    StatisticsModel model() {
        return model;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("statistics.title");
    }

    @Override
    public List<KeyHint> keys() {
        return newcomer.isVisible()
                ? List.of()
                : List.of(
                        new KeyHint("/", "statistics.keys.search"),
                        new KeyHint("↑ ↓", "statistics.keys.choose"),
                        new KeyHint("↵", "statistics.keys.replay"),
                        new KeyHint("← →", "statistics.keys.chart"));
    }

    @Override
    public void shown() {
        desk.background().execute(() -> {
            Chronicle chronicle = Chronicle.read(desk);
            Platform.runLater(() -> arrived(chronicle));
        });
        challenges.read(days::offer);
        if (watched) {
            history.focusList();
        }
    }

    private void watch(FinishedGame game) {
        watched = true;
        Replays.open(desk, game);
    }

    @Override
    public void dispose() {
        for (Observable cause : model.causes()) {
            cause.removeListener(redraw);
        }
        spoken.unsubscribe();
    }

    /** The first time, the game that was played last is shown. */
    private void arrived(Chronicle chronicle) {
        boolean first = model.chronicle().equals(Chronicle.NOTHING);
        model.chronicleProperty().set(chronicle);
        if (first && !chronicle.games().isEmpty()) {
            FinishedGame last = chronicle.games().get(chronicle.games().size() - 1);
            if (chronicle.boxes().containsKey(last.game())) {
                model.gameProperty().set(last.game());
            }
        }
        if (first) {
            takeTheKeyboard();
        }
        if (chronicle.problems() > 0) {
            history.say(desk.texts().text("statistics.problems", chronicle.problems()));
        }
    }

    /**
     * Whoever has come by the rail is on the page, and its keys work. What scrolls is in the window only once it has
     * been laid out, and could not take the focus before.
     */
    private void takeTheKeyboard() {
        if (node.getScene() != null && !node.isFocusWithin()) {
            node.applyCss();
            node.layout();
            if (newcomer.isVisible()) {
                newcomer.lookup("#play-first").requestFocus();
            } else {
                filters.focusChosen();
            }
        }
    }

    private void show() {
        boolean played = !model.chronicle().games().isEmpty();
        page.setVisible(played);
        newcomer.setVisible(!played && !model.chronicle().equals(Chronicle.NOTHING));
        page.getStyleClass().removeIf(style -> style.startsWith("game-"));
        desk.suite()
                .cover(model.gameProperty().get())
                .ifPresent(cover -> page.getStyleClass().add(cover.styleClass()));
        if (played) {
            Charts charts = new Charts(desk.texts(), model);
            filters.show();
            figures.show(model);
            course.offer(charts.ofTheCourse());
            dice.offer(charts.ofTheDice());
            String game = model.gameProperty().get();
            days.show(model, game.equals(StatisticsModel.ALL) || challenges.of(game));
            history.show();
        }
    }

    private void welcome() {
        Texts texts = desk.texts();
        Label words = new Label();
        words.textProperty().bind(texts.text("statistics.newcomer"));
        words.getStyleClass().add("muted");
        Button play = new Button();
        play.setId("play-first");
        play.textProperty().bind(texts.text("statistics.playFirst"));
        play.getStyleClass().addAll("primary", "large");
        play.setOnAction(event -> desk.navigator().home());
        newcomer.getChildren().setAll(Icon.of(MaterialDesignC.CHART_LINE, "newcomer-icon"), words, play);
        newcomer.getStyleClass().add("statistics-newcomer");
    }

    private void export(List<FinishedGame> games) {
        String game = model.gameProperty().get();
        Path file = desk.store()
                .folder()
                .root()
                .resolve("export")
                .resolve(game.equals(StatisticsModel.ALL) ? "history.csv" : "history-" + game + ".csv");
        desk.background().execute(() -> {
            Optional<String> problem = write(file, HistoryCsv.write(games));
            Platform.runLater(() -> {
                StringBinding line = problem.map(reason -> desk.texts().text("statistics.notExported", reason))
                        .orElseGet(() -> desk.texts().text("statistics.exported", games.size(), file));
                history.say(line);
                desk.navigator().toast(line.get());
            });
        });
    }

    /** Writes the file; says what went wrong, or nothing. */
    private static Optional<String> write(Path file, String text) {
        try {
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, text);
            return Optional.empty();
        } catch (IOException | UncheckedIOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
