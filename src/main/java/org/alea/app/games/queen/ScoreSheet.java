package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.engine.Result;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenOptions;
import org.alea.games.queen.QueenTable;

/** The score on paper: every term, then every factor, then the total. */
final class ScoreSheet extends VBox {
    private final QueenTable table;
    private final Result result;
    private final Speech speech;
    private final Label record = new Label();
    private final VBox sums = new VBox();
    private final VBox factors = new VBox();

    /** @param wide whether the factors stand beside the terms rather than below them, under a tab that is the title */
    ScoreSheet(QueenTable table, Result result, long seed, Speech speech, boolean wide) {
        this.table = table;
        this.result = result;
        this.speech = speech;
        getStyleClass().addAll("paper-card", "score-sheet");
        if (!wide) {
            Label title = new Label(speech.get("result.score"));
            title.getStyleClass().addAll("card-title", "sheet-title");
            getChildren().add(title);
        }
        terms();
        if (result.won()) {
            factors();
        }
        if (wide && result.won()) {
            HBox.setHgrow(sums, Priority.ALWAYS);
            HBox.setHgrow(factors, Priority.ALWAYS);
            sums.setPrefWidth(1);
            factors.setPrefWidth(1);
            getChildren().add(new HBox(36, sums, factors));
        } else {
            getChildren().addAll(sums, factors);
        }
        Label last = new Label(speech.get("result.final"));
        last.getStyleClass().addAll("card-title", "sheet-final");
        Label total = new Label(speech.number(result.score()));
        total.getStyleClass().add("sheet-total");
        getChildren().add(row(last, total, "sheet-end"));
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        record.getStyleClass().add("sheet-record");
        record.setWrapText(true);
        String written = Seeds.format(seed);
        Label words =
                new Label(speech.get("result.seed", written), Glyph.icon("mdi2d-dice-multiple", 16, "printed-faint"));
        words.setId("seed");
        getChildren().addAll(space, record, copyable(words, written, "setup.copySeed", "setup.seedCopied"));
    }

    /** A line for friends, to be copied. */
    void share(String line) {
        Label words =
                new Label(speech.texts().get("daily.copy"), Glyph.icon("mdi2s-share-variant", 16, "printed-faint"));
        words.setId("line");
        getChildren().add(getChildren().indexOf(record) + 1, copyable(words, line, "daily.copy", "daily.copied"));
    }

    /** Words beside a button that copies {@code text}; then they say that it is done. */
    private HBox copyable(Label words, String text, String offer, String done) {
        words.getStyleClass().add("sheet-how");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button copy = new Button("", Glyph.icon("mdi2c-content-copy", 16, "printed-faint"));
        copy.setId("copy-" + words.getId());
        copy.getStyleClass().addAll("bare", "sheet-copy");
        copy.setAccessibleText(speech.texts().get(offer));
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
            words.setText(speech.texts().get(done));
        });
        HBox row = new HBox(words, copy);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** QUEEN-194: how this score stands to the record before it, if there was one. */
    void record(OptionalInt before, boolean counts) {
        boolean beaten = counts && result.score() > before.orElse(0);
        record.setGraphic(Glyph.icon(beaten ? "mdi2t-trophy" : "mdi2t-trophy-outline", 18));
        if (beaten) {
            record.setText(
                    before.isPresent()
                            ? speech.get("result.record.new", before.getAsInt())
                            : speech.get("result.record.first"));
        } else {
            record.setText(
                    before.isPresent()
                            ? speech.get("result.record", before.getAsInt())
                            : speech.get("result.record.none"));
        }
    }

    private void terms() {
        Map<String, Integer> points =
                result.terms().stream().collect(Collectors.toMap(Result.Term::id, Result.Term::points));
        int base = 0;
        for (String id : List.of("base", "health", "rounds", "time", "defeats")) {
            if (points.containsKey(id)) {
                base += points.get(id);
                sums.getChildren().add(term(id, points.get(id)));
            }
        }
        if (result.won()) {
            Label words = new Label(speech.get("result.base"));
            words.getStyleClass().add("sheet-name");
            Label figure = new Label(speech.number(base));
            figure.getStyleClass().add("sheet-figure");
            sums.getChildren().add(row(words, figure, "sheet-sum"));
        }
    }

    private Node term(String id, int points) {
        Label name = new Label(speech.get("result.term." + id));
        name.getStyleClass().add("sheet-name");
        Label how = new Label(how(id, points));
        how.getStyleClass().add("sheet-how");
        VBox words = new VBox(name, how);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox left = new HBox(12, Glyph.icon(icon(id), 20), words);
        left.setAlignment(Pos.CENTER_LEFT);
        Label figure = new Label(speech.number(points));
        figure.getStyleClass().add("sheet-figure");
        return row(left, figure, "sheet-term");
    }

    private static String icon(String id) {
        return switch (id) {
            case "health" -> "mdi2h-heart";
            case "rounds" -> "mdi2t-timer-sand";
            case "time" -> "mdi2t-timer-outline";
            case "defeats" -> "mdi2s-sword-cross";
            default -> "mdi2t-trophy-variant";
        };
    }

    private String how(String id, int points) {
        return switch (id) {
            case "health" ->
                speech.get("result.term.health.how", table.lastHealthSpace() - table.health(), table.lastHealthSpace());
            case "rounds" -> speech.get("result.term.rounds.how", points / 25);
            case "time" ->
                speech.get("result.term.time.how", Math.round(table.timeLeftMs() / 100.0 / table.round()) / 10.0);
            case "defeats" -> speech.get("result.term.defeats.how", table.defeats());
            default -> speech.get("result.term.base.how", table.defeats());
        };
    }

    private void factors() {
        QueenOptions options = table.options();
        String modules = options.modules().stream()
                .sorted()
                .map(name("option.modules.", QueenModule::option))
                .collect(Collectors.joining(", "));
        factor(
                modules.isEmpty() ? speech.get("result.modules.none") : speech.get("result.modules", modules),
                table.cards().combination(options.mask()).factor());
        factor(
                speech.get(
                        "result.speed", option("option.speed.", options.speed().name())),
                options.speed().hundredths());
        factor(
                speech.get(
                        "result.level", option("option.level.", options.level().name())),
                options.level().hundredths());
    }

    private Function<QueenModule, String> name(String prefix, Function<QueenModule, String> id) {
        return module -> speech.wording().say(prefix + id.apply(module), speech.language());
    }

    private String option(String prefix, String name) {
        return speech.wording().say(prefix + name.toLowerCase(java.util.Locale.ROOT), speech.language());
    }

    private void factor(String words, int hundredths) {
        Label left = new Label(words);
        left.getStyleClass().add("sheet-factor");
        left.setWrapText(true);
        Label right = new Label(
                speech.get("result.factor", String.format(speech.texts().locale(), "%.2f", hundredths / 100.0)));
        right.getStyleClass().add("sheet-times");
        right.setMinWidth(Region.USE_PREF_SIZE);
        factors.getChildren().add(row(left, right, "sheet-row"));
    }

    private static HBox row(Node left, Node right, String styleClass) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(10, left, space, right);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add(styleClass);
        return row;
    }
}
