package org.alea.app.games.royal.end;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;
import org.alea.app.table.Motion;
import org.alea.app.table.RuleTip;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Match;
import org.alea.engine.Seeds;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/**
 * The end of a game: score sheet, verdict, all bands, the options the game was played with, and the ways on from here. It
 * fills the board it is laid on.
 */
public final class FinalView extends Pane {
    private final Match<RoyalTable, RoyalMove> match;
    private final RoyalBox box;
    private final Texts texts;
    private final Consumer<String> rule;
    private final boolean compact;
    private final FinalScore score;
    private final VerdictView verdict;
    private final Pane page = new Pane();

    /** Where one can go from here: a new game, the same seed, the library, the game once more, a rule. */
    public record Ways(Runnable again, Runnable sameSeed, Runnable library, Runnable review, Consumer<String> rule) {}

    /** @param best the best result at this difficulty before this game, if there was one */
    public FinalView(
            ScaledBoard.Frame frame,
            Match<RoyalTable, RoyalMove> match,
            RoyalBox box,
            Texts texts,
            OptionalInt best,
            Ways ways) {
        this.match = match;
        this.box = box;
        this.texts = texts;
        rule = ways.rule();
        compact = frame.compact();
        score = FinalScore.of(match);
        getStyleClass().addAll("royal-final", "game-royal");
        double width = compact ? 1280 : 1440;
        double height = compact ? 720 : 900;
        double scale = Math.min(frame.width() / width, frame.height() / height);
        page.getTransforms().add(new Scale(scale, scale));
        page.setManaged(false);
        page.resizeRelocate((frame.width() - width * scale) / 2, (frame.height() - height * scale) / 2, width, height);
        getChildren().add(page);
        setMinSize(frame.width(), frame.height());
        setPrefSize(frame.width(), frame.height());
        setMaxSize(frame.width(), frame.height());
        double margin = compact ? 14 : 24;
        double top = compact ? 50 : 76;
        double sheetWidth = compact ? 768 : 856;
        double sheetHeight = compact ? 528 : 654;
        put(heading(), margin, compact ? 4 : 14, width - margin * 2, compact ? 40 : 50);
        put(new ScoreSheetView(score, box, texts, sheetWidth, compact), margin, top, sheetWidth, sheetHeight);
        double left = margin + sheetWidth + (compact ? 14 : 24);
        double verdictWidth = width - margin - left;
        verdict = new VerdictView(score, box, texts, verdictWidth, sheetHeight, compact);
        put(verdict, left, top, verdictWidth, sheetHeight);
        double bandTop = top + sheetHeight + (compact ? 8 : 16);
        double bandHeight = compact ? 58 : 70;
        put(
                new VerdictBands(score.verdict(), box, texts, width - margin * 2, bandHeight),
                margin,
                bandTop,
                width - margin * 2,
                bandHeight);
        double buttonTop = bandTop + bandHeight + (compact ? 10 : 14);
        put(buttons(best, ways), margin, buttonTop, width - margin * 2, compact ? 42 : 48);
    }

    /** To be called once it is in sight: the axe falls if it must. */
    public void play(Motion motion) {
        verdict.play(motion);
    }

    private void put(Region node, double x, double y, double width, double height) {
        node.resizeRelocate(x, y, width, height);
        node.setManaged(false);
        page.getChildren().add(node);
    }

    private Region heading() {
        Label title = new Label(texts.get("royalend.title"), Glyph.icon("mdi2c-castle", 26));
        title.getStyleClass().add("final-title");
        Label scoring = new Label(texts.get("royalend.scoring"));
        scoring.getStyleClass().add("piece-note");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(compact ? 6 : 8, title, scoring, space);
        row.getChildren().addAll(options());
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("royal-piece", "final-heading");
        return row;
    }

    /** Every option of the game (ROYAL-010), and its seed. */
    private List<Node> options() {
        List<Node> chips = new ArrayList<>();
        for (GameOptions.Option option : GameOptions.of(match.setup(), box, texts)) {
            String words = option.difficulty()
                    ? option.choice()
                    : texts.get("royalend.option", option.name(), option.choice());
            chips.add(chip(option.icon(), words, option.name(), option.rule()));
        }
        chips.add(chip(
                "mdi2d-dice-multiple",
                texts.get("royalend.seed", Seeds.format(match.setup().seed())),
                texts.get("royalend.seed.name"),
                "ROYAL-009"));
        if (match.practice() || match.learning()) {
            chips.add(chip(
                    "mdi2s-school-outline",
                    texts.get("royalend.learning"),
                    texts.get("royalend.learning.why"),
                    "ROYAL-197"));
        }
        return chips;
    }

    private Label chip(String icon, String words, String about, String id) {
        Label chip = new Label(words, Glyph.icon(icon, 14));
        chip.getStyleClass().add("final-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        RuleTip.on(chip, about, () -> rule.accept(id));
        chip.setAccessibleText(words);
        return chip;
    }

    private Region buttons(OptionalInt best, Ways ways) {
        Label record = new Label(best.isEmpty() ? "" : record(best.getAsInt()));
        record.getStyleClass().add("final-best");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button again = button("mdi2c-castle", "royalend.again", "↵", ways.again(), "primary");
        again.setDefaultButton(true);
        HBox row = new HBox(
                10,
                record,
                space,
                button("mdi2p-play-circle-outline", "royalend.review", "", ways.review(), "plain"),
                button("mdi2r-repeat", "royalend.sameSeed", "", ways.sameSeed(), score.won() ? "ghost" : "plain"),
                button("mdi2h-home-outline", "royalend.library", "", ways.library(), "ghost"),
                again);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("royal-piece", "final-buttons");
        return row;
    }

    private String record(int before) {
        boolean counts = !match.practice() && !match.learning();
        return texts.get(
                counts && score.difference() > before ? "royalend.best.new" : "royalend.best",
                box.wording().say("option.difficulty." + score.difficulty(), texts.language()),
                VerdictView.signed(before));
    }

    private Button button(String icon, String key, String cap, Runnable act, String weight) {
        String words = texts.get(key);
        HBox content = new HBox(8, Glyph.icon(icon, weight.equals("primary") ? 20 : 19), new Label(words));
        content.setAlignment(Pos.CENTER);
        if (!cap.isEmpty()) {
            content.getChildren().add(new KeyCap(cap));
        }
        Button button = new Button("", content);
        button.getStyleClass().addAll("action", weight);
        button.setAccessibleText(words);
        button.setMinHeight(compact ? 40 : 46);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> act.run());
        return button;
    }
}
