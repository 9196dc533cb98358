package org.alea.app.games.queen;

import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import org.alea.app.table.Felt;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Verdict;

/** The end of a game: rank, every term of the score, what the next rank wanted, the fight in figures and in time. */
final class ResultView extends Pane {
    /** The page is full with words this many times larger than designed. */
    private static final double MOST_WORDS = 1.3;

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    /** The width of the buttons below. */
    private static final double ROW = 396;
    /** The height of the tabs over the sheet, where there are any. */
    private static final double TABS = 44;

    private final Match<QueenTable, QueenMove> match;
    private final Result result;
    private final Speech speech;
    private final FightFigures figures;
    private final Pane page = new Pane();
    private final ScoreSheet sheet;
    private final FightPanel fight;
    private final double text;
    /** The way to another game, and to one with a module more. */
    private final HBox foot = new HBox(8);

    /** What one may want first: a new game after a victory, the same one again after a defeat. */
    private final Button first;
    /** Whether the player has moved from button to button. */
    private boolean chosen;

    /** Where one can go from here. */
    record Ways(Runnable again, Runnable fresh, Runnable library, Runnable table, Runnable coach, Runnable replay) {}

    ResultView(
            ScaledBoard.Frame frame,
            Match<QueenTable, QueenMove> match,
            Result result,
            Speech speech,
            Skins skins,
            boolean light,
            Ways ways) {
        this.match = match;
        this.result = result;
        this.speech = speech;
        this.figures = FightFigures.of(match);
        double scale = Math.min(frame.width() / WIDTH, frame.height() / HEIGHT);
        this.text = words(frame.text(), scale);
        this.sheet = new ScoreSheet(match.table(), result, match.setup().seed(), speech, large());
        this.fight = new FightPanel(match, figures, speech, text);
        getStyleClass().add("result");
        page.getTransforms().add(new Scale(scale, scale));
        page.setManaged(false);
        page.setStyle("-fx-font-size: " + 14 * text + "px;");
        page.resizeRelocate((frame.width() - WIDTH * scale) / 2, (frame.height() - HEIGHT * scale) / 2, WIDTH, HEIGHT);
        getChildren().add(page);
        setMinSize(frame.width(), frame.height());
        setMaxSize(frame.width(), frame.height());
        Felt felt = new Felt();
        felt.resize(frame.width(), frame.height());
        felt.paint(
                Sand.cloth(light, skins.contrast()),
                page.getLayoutX() + 316 * scale,
                page.getLayoutY() + 400 * scale,
                List.of(),
                frame.scale());
        getChildren().add(0, felt);
        heading();
        at(new RankDial(result, speech), 98, 112);
        Region need = new NextRank(match, result, speech);
        size(need, 520, large() ? 146 : 124);
        at(need, 56, large() ? 554 : 560);
        sheets();
        Region strip = new Region();
        strip.getStyleClass().add("tray");
        strip.setManaged(false);
        double top = page.getLayoutY() + 704 * scale;
        strip.resizeRelocate(0, top, frame.width(), frame.height() - top);
        getChildren().add(1, strip);
        at(
                new Timeline(
                        figures.rounds(),
                        1010,
                        text,
                        match.table().options().speed().timed(),
                        speech),
                0,
                707);
        first = (result.won() ? fresh(ways, Action.Weight.PRIMARY, "↵") : again(ways, Action.Weight.PRIMARY, "↵"))
                .button();
        at(buttons(ways), 1020, 724);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> press(event, ways.table()));
        addEventFilter(KeyEvent.KEY_PRESSED, this::steppedTooFar);
    }

    /** How many times larger than designed words are to be set, so that a page made smaller leaves them as they are. */
    private static double words(double text, double scale) {
        return Math.min(MOST_WORDS, Math.round(100 * text / scale) / 100.0);
    }

    /** Gives the keyboard to the first thing one may want. */
    void focus() {
        first.requestFocus();
    }

    /** Space went from attack to attack until here: it presses a button only once the player has moved to one. */
    private void steppedTooFar(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE && !chosen) {
            event.consume();
        }
        chosen |= event.getCode() == KeyCode.TAB || event.getCode().isArrowKey();
    }

    /** Enter presses the button that has the keyboard, and Escape uncovers the table. */
    private void press(KeyEvent event, Runnable table) {
        if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            (event.getTarget() instanceof ButtonBase button ? button : first).fire();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            table.run();
        }
    }

    private void at(Region node, double x, double y) {
        node.relocate(x, y);
        page.getChildren().add(node);
    }

    private static void size(Region node, double width, double height) {
        node.setMinSize(width, height);
        node.setPrefSize(width, height);
        node.setMaxSize(width, height);
    }

    private void heading() {
        Label title =
                new Label(speech.get(daily() ? "bar.daily" : "title"), Glyph.icon("mdi2c-crown", 24, "bar-crown"));
        title.getStyleClass().add("bar-title");
        Label over = new Label(speech.get("result.over", match.table().round()));
        over.getStyleClass().add("bar-round");
        HBox left = new HBox(12, title, over);
        left.setAlignment(Pos.CENTER_LEFT);
        for (QueenModule module :
                match.table().options().modules().stream().sorted().toList()) {
            Label chip = new Label(
                    speech.wording().say("option.modules." + module.option(), speech.language()),
                    Glyph.icon(Emblems.of(module), 14));
            chip.getStyleClass().add("chip");
            left.getChildren().add(chip);
        }
        at(left, 24, 22);
    }

    private boolean daily() {
        return match.table().options().occasion().daily();
    }

    /** Whether the words are too large for sheet and figures side by side. */
    private boolean large() {
        return text > 1;
    }

    /** The score and the figures beside it; with large words the figures are a second leaf in the same place. */
    private void sheets() {
        if (!large()) {
            size(sheet, 420, 608);
            at(sheet, 632, 76);
            size(fight, FightPanel.WIDTH, 608);
            fight.spread();
            at(fight, 1076, 76);
            return;
        }
        double top = 76 + TABS;
        size(sheet, 784, 608 - TABS);
        fight.setPrefWidth(784);
        at(sheet, 632, top);
        at(fight, 632, top);
        at(tabs(), 632, 70);
    }

    private Region tabs() {
        ToggleGroup group = new ToggleGroup();
        HBox tabs = new HBox(8, tab("result.score", sheet, group), tab("result.figures", fight, group));
        group.getToggles().get(0).setSelected(true);
        return tabs;
    }

    private ToggleButton tab(String words, Region leaf, ToggleGroup group) {
        ToggleButton tab = new ToggleButton(speech.get(words));
        tab.setToggleGroup(group);
        tab.setId(words.replace('.', '-'));
        tab.getStyleClass().add("result-tab");
        tab.setOnAction(pressed -> tab.setSelected(true));
        leaf.visibleProperty().bind(tab.selectedProperty());
        return tab;
    }

    /** After three wins: the same with one module more. */
    void propose(QueenModule module, Runnable start) {
        String name = speech.wording().say("option.modules." + module.option(), speech.language());
        Button more = new Action(
                        speech.get("result.module", name), Emblems.of(module), "", Action.Weight.SECONDARY, start)
                .button();
        more.setId("next-module");
        more.setFocusTraversable(true);
        more.setMinHeight(52);
        double room = 186 - 60;
        more.setStyle(
                "-fx-font-size: " + Fitting.buttonSize(speech.get("result.module", name), "", 14 * text, room) + "px;");
        more.setPrefWidth(194);
        more.setMinWidth(194);
        foot.getChildren().add(0, more);
    }

    /** Offers a line to be copied for friends. */
    void share(String line) {
        sheet.share(line);
    }

    /** What the coach thinks of the game. */
    void judged(List<Verdict> verdicts) {
        fight.accuracy().show(verdicts);
    }

    /** Says how the score stands to the record before this game. */
    void record(OptionalInt before) {
        sheet.record(before, result.won() && !match.learning() && !match.practice());
    }

    private Action fresh(Ways ways, Action.Weight weight, String key) {
        return new Action(speech.get("result.new"), "mdi2s-sword-cross", key, weight, ways.fresh());
    }

    private Action again(Ways ways, Action.Weight weight, String key) {
        String words = speech.get(daily() ? "result.unranked" : "result.again");
        return new Action(words, "mdi2r-repeat", key, weight, ways.again());
    }

    private Region buttons(Ways ways) {
        Action second = result.won() ? again(ways, Action.Weight.QUIET, "") : fresh(ways, Action.Weight.SECONDARY, "");
        Action table =
                new Action(speech.get("result.table"), "mdi2c-cards-outline", "", Action.Weight.QUIET, ways.table());
        Action library =
                new Action(speech.get("result.library"), "mdi2h-home-outline", "", Action.Weight.QUIET, ways.library());
        first.setMinHeight(52);
        first.setFocusTraversable(true);
        HBox.setHgrow(first, Priority.ALWAYS);
        foot.getChildren().add(first);
        Action coach = new Action(
                speech.texts().get("coach.title"), "mdi2s-school", "", Action.Weight.SECONDARY, ways.coach());
        Action replay = new Action(
                speech.get("result.replay"), "mdi2p-play-circle-outline", "", Action.Weight.SECONDARY, ways.replay());
        VBox column = new VBox(
                8,
                ActionRow.of(ROW, 14 * text, replay, coach),
                ActionRow.of(ROW, 14 * text, second, table, library),
                foot);
        column.setPrefWidth(ROW);
        return column;
    }
}
