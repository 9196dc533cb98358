package org.alea.app.games.royal.end;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import org.alea.app.games.royal.pieces.RoyalEmblems;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;

/** The score on paper: every source with a bar for each side, yours growing to the left, the Roy's to the right. */
final class ScoreSheetView extends StackPane {
    private static final Map<ScoreSource, String> ICONS = Map.of(
            ScoreSource.ACTIONS, "mdi2f-format-list-checks",
            ScoreSource.EVENTS, "mdi2s-sword",
            ScoreSource.CATHEDRAL, "mdi2c-cross",
            ScoreSource.CHARACTERS, "mdi2a-account-star",
            ScoreSource.PENALTIES, "mdi2a-alert-circle-outline",
            ScoreSource.EVENTS_LEFT, "mdi2t-timeline-clock",
            ScoreSource.TRADESMEN, "mdi2h-hammer",
            ScoreSource.EMPTY_LEVELS, "mdi2l-layers-off",
            ScoreSource.DIFFICULTY, "mdi2s-speedometer");

    private final FinalScore score;
    private final RoyalBox box;
    private final Texts texts;
    private final boolean compact;
    private final GridPane grid = new GridPane();
    private final double bar;
    private int row;

    ScoreSheetView(FinalScore score, RoyalBox box, Texts texts, double width, boolean compact) {
        this.score = score;
        this.box = box;
        this.texts = texts;
        this.compact = compact;
        getStyleClass().addAll("paper-card", "royal-piece", "game-royal", "royal-sheet");
        setMinWidth(width);
        setMaxWidth(width);
        double inner = width - 52;
        double number = compact ? 48 : 58;
        double label = inner * 0.42;
        bar = (inner - number * 2 - label) / 2;
        columns(label, number);
        heading();
        for (FinalScore.Line line : score.lines()) {
            line(line);
            if (line.source() == ScoreSource.CHARACTERS) {
                score.characters().forEach(this::character);
            }
        }
        total();
        getChildren().add(grid);
    }

    private void columns(double label, double number) {
        for (double width : new double[] {label, bar, number, number, bar}) {
            ColumnConstraints column = new ColumnConstraints(width, width, width);
            grid.getColumnConstraints().add(column);
        }
        grid.getColumnConstraints().get(1).setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().get(2).setHalignment(HPos.RIGHT);
    }

    private void height(double height) {
        grid.getRowConstraints().add(new RowConstraints(height, height, height));
    }

    private void heading() {
        height(compact ? 32 : 42);
        Label title = new Label(texts.get("royalend.sheet"));
        title.getStyleClass().add("sheet-title");
        grid.add(title, 0, row);
        Node yours = side(Side.YOU);
        GridPane.setHalignment(yours, HPos.RIGHT);
        grid.add(yours, 1, row, 2, 1);
        grid.add(side(Side.ROY), 3, row, 2, 1);
        row++;
    }

    private Node side(Side side) {
        Label name = new Label(texts.get("royalend.side." + side), Glyph.icon(RoyalEmblems.of(side), 20));
        name.getStyleClass().addAll("sheet-side", side.name().toLowerCase(Locale.ROOT));
        return name;
    }

    private void line(FinalScore.Line line) {
        height(compact ? 29 : 36);
        rule(false);
        Label name = new Label(
                texts.get("royalend.source." + line.source()),
                Glyph.icon(ICONS.getOrDefault(line.source(), "mdi2c-circle-small"), 18));
        name.getStyleClass().add("sheet-source");
        name.setMinWidth(Region.USE_PREF_SIZE);
        HBox words = new HBox(8, name);
        words.setAlignment(Pos.CENTER_LEFT);
        String hint = hint(line);
        if (!hint.isEmpty()) {
            words.getChildren().add(note(hint));
        }
        grid.add(words, 0, row);
        boolean bars = line.source() != ScoreSource.CHARACTERS;
        int penalty = box.game().content().board().emptyLevelPenalty();
        amounts(score.shown(line, Side.YOU, penalty), score.shown(line, Side.ROY, penalty), true, bars, "sheet-amount");
        row++;
    }

    private String hint(FinalScore.Line line) {
        return switch (line.source()) {
            case TRADESMEN -> texts.get("royalend.hint.tradesmen");
            case DIFFICULTY -> box.wording().say("option.difficulty." + score.difficulty(), texts.language());
            case EMPTY_LEVELS -> levels();
            default -> "";
        };
    }

    /** Where a side has no cube, for each side that has not. */
    private String levels() {
        return Stream.of(Side.YOU, Side.ROY)
                .filter(side -> !levels(side).isEmpty())
                .map(side -> texts.get(
                        "royalend.hint.empty." + side,
                        levels(side).stream().map(String::valueOf).collect(Collectors.joining(", ")),
                        levels(side).size()))
                .collect(Collectors.joining(" · "));
    }

    private List<Integer> levels(Side side) {
        return score.emptyLevels().getOrDefault(side, List.of());
    }

    private void character(FinalScore.CharacterLine line) {
        height(compact ? 25 : 31);
        rule(true);
        Label name = new Label(card(line.id()).name().in(texts.language()));
        name.getStyleClass().add("sheet-character");
        name.setMinWidth(Region.USE_PREF_SIZE);
        HBox words = new HBox(8, name);
        words.setAlignment(Pos.CENTER_LEFT);
        words.getStyleClass().add("sheet-indent");
        line.count().ifPresent(count -> words.getChildren().add(note(counted(line, count))));
        grid.add(words, 0, row);
        amounts(line.yours(), line.roys(), line.royScores(), true, "sheet-small");
        row++;
    }

    private String counted(FinalScore.CharacterLine line, FinalScore.Count count) {
        String had = texts.get("royalend.count." + card(line.id()).metric(), count.yours(), count.roys());
        return line.round() > 0 ? texts.get("royalend.recalled", line.round(), had) : had;
    }

    private CharacterCard card(String character) {
        return box.game().content().characters().stream()
                .filter(card -> card.id().equals(character))
                .findFirst()
                .orElseThrow();
    }

    private void amounts(int yours, int roys, boolean royScores, boolean bars, String size) {
        Label left = amount(yours, size);
        Label right = royScores ? amount(roys, size) : new Label("–");
        right.getStyleClass().add(size);
        left.getStyleClass().add("left");
        right.getStyleClass().add("right");
        grid.add(left, 2, row);
        grid.add(right, 3, row);
        if (bars) {
            grid.add(bar(yours, Side.YOU), 1, row);
            if (royScores) {
                grid.add(bar(roys, Side.ROY), 4, row);
            }
        }
    }

    private static Label amount(int vp, String size) {
        Label label = new Label(vp < 0 ? "−" + -vp : Integer.toString(vp));
        label.getStyleClass().add(size);
        if (vp < 0) {
            label.getStyleClass().add("loss");
        }
        return label;
    }

    /** A bar as long as its amount; a loss is only an outline. */
    private Node bar(int vp, Side side) {
        Region length = new Region();
        length.getStyleClass().addAll("sheet-bar", vp < 0 ? "loss" : side.name().toLowerCase(Locale.ROOT));
        double width = vp == 0 ? 0 : Math.max(4, Math.abs(vp) * (bar - 16) / score.most());
        length.setMinSize(width, 12);
        length.setMaxSize(width, 12);
        length.setVisible(vp != 0);
        HBox room = new HBox(length);
        room.setAlignment(side == Side.YOU ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        room.setMaxWidth(bar);
        return room;
    }

    private static Label note(String words) {
        Label note = new Label(words);
        note.getStyleClass().add("sheet-note");
        return note;
    }

    private void rule(boolean dotted) {
        rule(dotted ? "dotted" : "plain", 1);
    }

    /** A line above the row, across all columns. */
    private void rule(String kind, double thickness) {
        Region line = new Region();
        line.getStyleClass().addAll("sheet-rule", kind);
        line.setMinHeight(thickness);
        line.setMaxHeight(thickness);
        StackPane holder = new StackPane(line);
        holder.setAlignment(Pos.TOP_CENTER);
        grid.add(holder, 0, row, 5, 1);
    }

    private void total() {
        height(compact ? 38 : 50);
        rule("end", 2);
        Label words = new Label(texts.get("royalend.total"));
        words.getStyleClass().add("sheet-title");
        Label yours = amount(score.yours(), "sheet-total");
        Label roys = amount(score.roys(), "sheet-total");
        yours.getStyleClass().addAll("left", "you");
        roys.getStyleClass().addAll("right", "roy");
        HBox name = new HBox(8, words);
        name.setAlignment(Pos.CENTER_LEFT);
        if (score.floored(box.game().content().board().emptyLevelPenalty())) {
            name.getChildren().add(note(texts.get("royalend.hint.floor")));
        }
        grid.add(name, 0, row);
        grid.add(yours, 2, row);
        grid.add(roys, 3, row);
    }
}
