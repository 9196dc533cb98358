package org.alea.app.library;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** How it has been going: the figures over all games, and the last results as a strip of bars. */
final class FormPanel extends VBox {
    static final int MOST = 24;

    private final Texts texts;

    FormPanel(Texts texts) {
        this.texts = texts;
        getStyleClass().addAll("panel", "home-panel");
    }

    void show(HomeFacts facts, int daysInARow) {
        Label title = new Label();
        title.textProperty().bind(texts.text("library.form"));
        title.getStyleClass().addAll("display", "panel-title");
        getChildren().setAll(title);
        GameStanding all = new GameStanding(java.util.Optional.empty(), facts.finished());
        if (all.played() == 0) {
            Label nothing = new Label();
            nothing.textProperty().bind(texts.text("library.noForm"));
            nothing.setGraphic(Icon.of(MaterialDesignC.CHART_LINE, "faint-icon"));
            nothing.setWrapText(true);
            nothing.getStyleClass().addAll("faint", "nothing");
            getChildren().add(nothing);
            return;
        }
        FlowPane figures = new FlowPane();
        figures.getStyleClass().add("form-figures");
        figures.getChildren()
                .addAll(
                        Figures.figure(
                                texts.text("library.number", all.played()), texts.text("library.games", all.played())),
                        Figures.figure(texts.text("library.percent", all.wonPercent()), texts.text("library.wins")),
                        Figures.figure(texts.text("library.hours", hours(all)), texts.text("library.played")));
        if (daysInARow > 1) {
            figures.getChildren()
                    .add(Figures.figure(texts.text("library.number", daysInARow), texts.text("library.days")));
        }
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        getChildren().addAll(figures, gap, strip(all.counted()));
    }

    /** One mark a game, the newest at the right: a filled one is a win, an outlined one is not. */
    private HBox strip(List<FinishedGame> games) {
        HBox strip = new HBox();
        strip.getStyleClass().add("form-strip");
        List<FinishedGame> last = games.subList(Math.max(0, games.size() - MOST), games.size());
        for (FinishedGame game : last) {
            Region mark = new Region();
            mark.getStyleClass().addAll("form-mark", game.result().won() ? "won" : "lost");
            Covers.find(game.game()).ifPresent(cover -> mark.getStyleClass().add(cover.styleClass()));
            strip.getChildren().add(mark);
        }
        long won = last.stream().filter(game -> game.result().won()).count();
        strip.setAccessibleRole(AccessibleRole.TEXT);
        strip.accessibleTextProperty().bind(texts.text("library.strip", last.size(), won));
        return strip;
    }

    private static double hours(GameStanding all) {
        long millis = all.counted().stream().mapToLong(FinishedGame::playedMs).sum();
        return Math.round(millis / 360_000.0) / 10.0;
    }
}
