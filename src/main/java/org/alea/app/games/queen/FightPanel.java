package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.engine.Match;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** The fight in figures, and the enemy that did most harm. */
final class FightPanel extends VBox {
    static final double WIDTH = 340;

    private final Match<QueenTable, QueenMove> match;
    private final FightFigures figures;
    private final Speech speech;
    private final double text;
    private final AccuracyCard accuracy;

    /** @param text how many times larger than designed the words are */
    FightPanel(Match<QueenTable, QueenMove> match, FightFigures figures, Speech speech, double text) {
        super(14);
        this.match = match;
        this.figures = figures;
        this.speech = speech;
        this.text = text;
        this.accuracy = new AccuracyCard(speech);
        setPrefWidth(WIDTH);
        getChildren().addAll(numbers(), accuracy, danger());
    }

    /** Takes all the height there is, so that it ends where the sheet beside it ends. */
    void spread() {
        getChildren().forEach(panel -> setVgrow(panel, Priority.ALWAYS));
    }

    /** What the coach thinks of the game as a whole. */
    AccuracyCard accuracy() {
        return accuracy;
    }

    private Region numbers() {
        GridPane grid = new GridPane();
        grid.setHgap(14);
        grid.setVgap(10);
        QueenTable table = match.table();
        List<Node> cells = new ArrayList<>();
        cells.add(figure(
                "mdi2s-sword-cross",
                Integer.toString(table.defeats()),
                speech.get("result.figure.defeats", table.defeats())));
        cells.add(figure(
                "mdi2h-heart-broken",
                Integer.toString(figures.wounds()),
                speech.get("result.figure.wounds", figures.wounds())));
        cells.add(figure("mdi2r-refresh", decimal(figures.rerollsARound()), speech.get("result.figure.rerolls")));
        cells.add(figure(
                "mdi2t-timer-sand",
                Integer.toString(table.round()),
                speech.get("result.figure.rounds", table.round())));
        if (table.options().with(QueenModule.CHARIOTS)) {
            cells.add(figure(
                    "mdi2h-horse-variant",
                    figures.chariotsDefended() + " / " + figures.chariots(),
                    speech.get("result.figure.chariots", figures.chariots())));
        }
        if (table.options().with(QueenModule.SHIELDS)) {
            cells.add(figure(
                    "mdi2s-shield-off",
                    Integer.toString(figures.shieldsBroken()),
                    speech.get("result.figure.shields", figures.shieldsBroken())));
        }
        if (table.options().with(QueenModule.SUNMOON)) {
            cells.add(figure(
                    "mdi2w-white-balance-sunny",
                    Integer.toString(figures.sunDice()),
                    speech.get("result.figure.sun", figures.sunDice())));
        }
        if (cells.size() % 2 == 1 && table.options().speed().timed()) {
            double mean = table.timeLeftMs() / 1000.0 / Math.max(1, table.round());
            cells.add(figure("mdi2t-timer-outline", decimal(mean), speech.get("result.figure.time")));
        }
        // large words have a leaf of their own, which is wide rather than high
        int columns = text > 1 ? 3 : 2;
        for (int i = 0; i < cells.size(); i++) {
            grid.add(cells.get(i), i % columns, i / columns);
        }
        for (int i = 0; i < cells.size(); i += columns) {
            RowConstraints row = new RowConstraints();
            row.setVgrow(Priority.ALWAYS);
            grid.getRowConstraints().add(row);
        }
        VBox.setVgrow(grid, Priority.ALWAYS);
        Label title = new Label(speech.get("result.figures"));
        title.getStyleClass().add("figures-title");
        VBox numbers = new VBox(10, title, grid);
        numbers.getStyleClass().addAll("table-panel", "need");
        numbers.setMinWidth(WIDTH);
        return numbers;
    }

    private String decimal(double value) {
        return String.format(speech.texts().locale(), "%.1f", value);
    }

    private Node figure(String icon, String value, String words) {
        Label figure = new Label(value);
        figure.getStyleClass().add("fight-figure");
        Label label = new Label(words);
        label.getStyleClass().add("note");
        label.setWrapText(true);
        label.setMaxWidth(116 * text);
        VBox both = new VBox(figure, label);
        both.setAlignment(Pos.CENTER_LEFT);
        HBox cell = new HBox(10, Glyph.icon(icon, 22, "brass"), both);
        cell.setAlignment(Pos.CENTER_LEFT);
        cell.setMinWidth(145 * text);
        return cell;
    }

    private Region danger() {
        Label caption = new Label(speech.caption("result.danger"));
        caption.getStyleClass().add("cap");
        VBox words = new VBox(4, caption);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox box = new HBox(14);
        box.setAlignment(Pos.CENTER_LEFT);
        figures.mostDangerous()
                .ifPresentOrElse(
                        worst -> {
                            match.table().cards().enemy(worst.getKey()).ifPresent(card -> {
                                box.getChildren()
                                        .add(Emblems.plate(card.id(), 92, 110).print(2));
                                Label name = new Label(speech.name(card.name()));
                                name.getStyleClass().add("figures-title");
                                name.setWrapText(true);
                                words.getChildren().add(name);
                            });
                            Label how = new Label(speech.get("result.danger.how", worst.getValue(), figures.wounds()));
                            how.getStyleClass().add("note");
                            words.getChildren().add(how);
                        },
                        () -> {
                            Label none = new Label(speech.get("result.danger.none"));
                            none.getStyleClass().add("note");
                            none.setWrapText(true);
                            words.getChildren().add(none);
                        });
        box.getChildren().add(words);
        box.getStyleClass().addAll("table-panel", "need");
        return box;
    }
}
