package org.alea.app.games.queen.practice;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Standing;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** The last twenty attempts as a field of scores, and what they come to. */
final class LastAttempts extends VBox {
    private static final int COLUMNS = 5;
    private static final int ROWS = 4;
    /** From these scores on a cell is warmer. */
    private static final List<Integer> WARMER = List.of(115, 140, 180);

    private final Texts texts;
    private final PracticeModel model;
    private final GridPane field = new GridPane();
    private final Label rate = new Label();
    private final Label row = new Label();

    LastAttempts(Texts texts, PracticeModel model) {
        this.texts = texts;
        this.model = model;
        getStyleClass().addAll("panel", "practice-panel", "last-attempts");
        Label title = new Label();
        title.textProperty().bind(texts.text("practice.last"));
        title.getStyleClass().addAll("display", "practice-title");
        rate.setId("success-rate");
        rate.getStyleClass().addAll("small", "muted");
        field.getStyleClass().add("score-field");
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / COLUMNS);
            field.getColumnConstraints().add(column);
        }
        for (int i = 0; i < ROWS; i++) {
            RowConstraints line = new RowConstraints();
            line.setPercentHeight(100.0 / ROWS);
            field.getRowConstraints().add(line);
        }
        VBox.setVgrow(field, Priority.ALWAYS);
        row.setGraphic(Icon.of(MaterialDesignF.FIRE, "warm-icon"));
        row.setWrapText(true);
        row.setMinHeight(Region.USE_PREF_SIZE);
        row.getStyleClass().addAll("small", "in-a-row");
        getChildren().addAll(title, rate, field, row);
        model.drillProperty().addListener((all, old, now) -> show());
        model.speedProperty().addListener((all, old, now) -> show());
        model.changesProperty().addListener((all, old, now) -> show());
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private void show() {
        Standing standing = model.standing();
        List<Attempt> attempts = standing.attempts();
        List<Attempt> last = attempts.subList(Math.max(0, attempts.size() - COLUMNS * ROWS), attempts.size());
        field.getChildren().clear();
        for (int i = 0; i < COLUMNS * ROWS; i++) {
            field.add(i < last.size() ? cell(last.get(i)) : empty(), i % COLUMNS, i / COLUMNS);
        }
        rate.setText(
                standing.successPercent().isPresent()
                        ? texts.get("practice.rate", standing.successPercent().getAsInt())
                        : texts.get("practice.untried"));
        row.setText(texts.get("practice.streak", standing.streak(), standing.bestStreak()));
    }

    /** The warmer, the higher the score; a failure is cold and has a dashed edge. */
    private static Label cell(Attempt attempt) {
        Label cell = new Label(Integer.toString(attempt.score()));
        cell.getStyleClass().addAll("num", "score-cell");
        long heat = 1 + WARMER.stream().filter(from -> attempt.score() >= from).count();
        cell.getStyleClass().add(attempt.success() ? "heat-" + heat : "missed");
        cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return cell;
    }

    private static Region empty() {
        Region cell = new Region();
        cell.getStyleClass().addAll("score-cell", "untried");
        return cell;
    }
}
