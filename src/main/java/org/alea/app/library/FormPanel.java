package org.alea.app.library;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.games.Suite;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Streak;
import org.alea.store.statistics.Tally;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** How it has been going: the figures over all games, and the scores of the last ones as bars. */
final class FormPanel extends VBox {
    static final int MOST = 24;

    private final Suite suite;
    private final Texts texts;
    private GridPane figures = new GridPane();
    private VBox chart = new VBox();

    FormPanel(Suite suite, Texts texts) {
        this.suite = suite;
        this.texts = texts;
        getStyleClass().addAll("panel", "home-panel");
        setMinHeight(0);
    }

    void show(HomeFacts facts) {
        Label title = new Label();
        title.textProperty().bind(texts.text("library.form"));
        title.getStyleClass().addAll("display", "panel-title");
        getChildren().setAll(title);
        GameStanding all = new GameStanding(suite, Optional.empty(), facts.finished());
        if (all.played() == 0) {
            // before the games have been read, nothing is said of them
            if (facts.read()) {
                getChildren().add(nothing());
            }
            return;
        }
        figures = new GridPane();
        figures.setMinWidth(USE_PREF_SIZE);
        figures.getStyleClass().add("form-figures");
        figures.add(
                Figures.figure(texts.text("library.number", all.played()), texts.text("library.games", all.played())),
                0,
                0);
        figures.add(Figures.figure(texts.text("percent", all.wonPercent()), texts.text("library.wins")), 1, 0);
        figures.add(Figures.figure(played(all), texts.text("library.played")), 0, 1);
        int row = Streak.ofWins(all.counted()).longest();
        figures.add(Figures.figure(texts.text("library.number", row), texts.text("library.bestRun")), 1, 1);
        chart = chart(all.counted());
        HBox content = new HBox(figures, chart);
        content.getStyleClass().add("form");
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().add(content);
    }

    private Label nothing() {
        Label nothing = new Label();
        nothing.textProperty().bind(texts.text("library.noForm"));
        nothing.setGraphic(Icon.of(MaterialDesignC.CHART_LINE, "faint-icon"));
        nothing.setWrapText(true);
        nothing.setMinHeight(USE_PREF_SIZE);
        nothing.getStyleClass().addAll("faint", "nothing");
        return nothing;
    }

    /** In a narrow place the figures come first. */
    @Override
    protected void layoutChildren() {
        double inside = getWidth() - getInsets().getLeft() - getInsets().getRight();
        boolean room = inside >= figures.prefWidth(-1) + chart.minWidth(-1) * 1.3;
        chart.setVisible(room);
        chart.setManaged(room);
        super.layoutChildren();
    }

    private VBox chart(List<FinishedGame> games) {
        ScoreBars bars = new ScoreBars(suite, texts, games.subList(Math.max(0, games.size() - MOST), games.size()));
        VBox.setVgrow(bars, Priority.ALWAYS);
        Label caption = new Label();
        caption.textProperty().bind(texts.text("library.bars"));
        caption.setWrapText(true);
        caption.setMinHeight(USE_PREF_SIZE);
        caption.getStyleClass().addAll("small", "faint");
        VBox chart = new VBox(bars, caption);
        chart.getStyleClass().add("form-chart");
        HBox.setHgrow(chart, Priority.ALWAYS);
        return chart;
    }

    private ObservableValue<String> played(GameStanding all) {
        long minutes = Math.round(new Tally(all.counted()).played().toMillis() / 60_000.0);
        return minutes < 60
                ? texts.text("library.minutes", minutes)
                : texts.text("library.hours", Math.round(minutes / 6.0) / 10.0);
    }
}
