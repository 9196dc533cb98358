package org.alea.app.games.queen.practice;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.games.queen.practice.Attempt;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** Every attempt at the drill and speed at hand, the newest first; each can be played again. */
final class AttemptTable extends VBox {
    private static final List<String> COLUMNS = List.of("date", "outcome", "score", "time", "rerolls", "coach");

    private final Texts texts;
    private final PracticeModel model;
    private final ZoneId zone;
    private final Consumer<Attempt> again;
    private final ListView<Attempt> list = new ListView<>();

    /** @param again plays the seed of an attempt once more */
    AttemptTable(Texts texts, PracticeModel model, ZoneId zone, Consumer<Attempt> again, Runnable export) {
        this.texts = texts;
        this.model = model;
        this.zone = zone;
        this.again = again;
        getStyleClass().addAll("panel", "practice-panel", "attempt-table");
        Label title = new Label();
        title.textProperty().bind(texts.text("practice.attempts"));
        title.getStyleClass().addAll("display", "practice-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button csv = new Button("", Icon.of(MaterialDesignE.EXPORT_VARIANT));
        csv.setId("export");
        csv.textProperty().bind(texts.text("practice.export"));
        csv.getStyleClass().addAll("bare", "small");
        csv.setOnAction(event -> export.run());
        HBox header = new HBox(title, gap, csv);
        header.getStyleClass().add("practice-panel-header");
        list.setId("attempts");
        list.accessibleTextProperty().bind(texts.text("practice.attempts"));
        list.getStyleClass().add("attempt-list");
        list.setCellFactory(view -> new Row());
        Label none = new Label();
        none.textProperty().bind(texts.text("practice.noAttempts"));
        none.getStyleClass().add("faint");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(header, captions(), list);
        model.drillProperty().addListener((all, old, now) -> show());
        model.speedProperty().addListener((all, old, now) -> show());
        model.changesProperty().addListener((all, old, now) -> show());
        Weakly.follow(this, texts.languageProperty(), list::refresh);
        show();
    }

    private HBox captions() {
        HBox captions = new HBox();
        captions.getStyleClass().add("attempt-row");
        for (String column : COLUMNS) {
            Label caption = new Label();
            caption.textProperty()
                    .bind(texts.live(
                            () -> texts.get("practice.column." + column).toUpperCase(texts.locale())));
            caption.getStyleClass().add("cap");
            captions.getChildren().add(column(column, caption));
        }
        return captions;
    }

    private void show() {
        List<Attempt> newestFirst = new ArrayList<>(model.standing().attempts());
        Collections.reverse(newestFirst);
        list.getItems().setAll(newestFirst);
    }

    private String date(Attempt attempt) {
        return Dates.moment(attempt.at().atZone(zone), texts);
    }

    private static Ikon icon(Attempt.Outcome outcome) {
        return switch (outcome) {
            case SUCCESS -> MaterialDesignC.CHECK_CIRCLE;
            case FAILURE -> MaterialDesignA.ALERT_CIRCLE;
            case ABANDONED -> MaterialDesignC.CLOSE_CIRCLE_OUTLINE;
            case HELPED -> MaterialDesignL.LIGHTBULB_ON_OUTLINE;
        };
    }

    private final class Row extends ListCell<Attempt> {
        Row() {
            getStyleClass().add("attempt-cell");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Attempt attempt, boolean empty) {
            super.updateItem(attempt, empty);
            setGraphic(attempt == null || empty ? null : row(attempt));
        }

        private HBox row(Attempt attempt) {
            String outcome = attempt.outcome().name().toLowerCase(Locale.ROOT);
            Label result = label(texts.get("practice.outcome." + outcome), "strong", "small");
            result.setGraphic(Icon.of(icon(attempt.outcome())));
            result.getStyleClass().add("attempt-" + outcome);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Button replay = new Button("", Icon.of(MaterialDesignR.REPLAY));
            replay.getStyleClass().add("bare");
            replay.accessibleTextProperty().bind(texts.text("practice.again"));
            replay.setOnAction(event -> again.accept(attempt));
            HBox row = new HBox(
                    column("date", label(date(attempt), "strong")),
                    column("outcome", result),
                    column("score", label(texts.get("practice.number", attempt.score()), "num")),
                    column(
                            "time",
                            label(texts.get("practice.seconds", Math.round(attempt.usedMs() / 100.0) / 10.0), "num")),
                    column("rerolls", label(texts.get("practice.number", attempt.rerolls()), "num")),
                    column("coach", label(coach(attempt), "num")),
                    gap,
                    replay);
            row.getStyleClass().add("attempt-row");
            return row;
        }

        private String coach(Attempt attempt) {
            return attempt.accuracy().isPresent() ? texts.get("percent", attempt.accuracyPercent()) : "–";
        }
    }

    /** A place as wide as the column, whatever type its text is set in. */
    private static HBox column(String name, Label label) {
        HBox column = new HBox(label);
        column.getStyleClass().addAll("attempt-column", "column-" + name);
        return column;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
