package org.alea.app.games.royal;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.app.table.RuleTip;
import org.alea.app.table.StepIndicator;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** The bar above the table: the way back, round and phase, your purse, both scores, and the tools. */
final class RoyalBar extends StackPane {
    private final boolean compact;
    private final boolean room;
    private final boolean narrow;
    private final Label title = new Label();
    private final Button round = new Button();
    private final StepIndicator steps = new StepIndicator();
    private final Label deniers = figure("mdi2c-circle-multiple", "brass");
    private final Label influence = figure("mdi2f-feather", "bar-crown");
    private final Label deniersWord = new Label();
    private final Label influenceWord = new Label();
    private final HBox influencePurse = purse(influence, influenceWord);
    private final Label yours = figure("mdi2a-account", "bar-crown");
    private final Label roys = figure("mdi2c-crown", "brass");
    private final Label difference = new Label();
    private final Label band = new Label();
    private final Button score;
    private final Label practice = new Label("", Glyph.icon("mdi2s-school-outline", 16, "bar-crown"));
    private final HBox tools = new HBox(2);
    private final Ways ways;

    /** Where a click leads: to the score so far, the rules of a phase, a rule. */
    record Ways(Runnable standing, Consumer<String> page, Consumer<String> rule) {}

    /** @param game tells what game this is */
    RoyalBar(RoyalLayout plan, Button back, Button game, Ways ways) {
        this.ways = ways;
        compact = plan.compact();
        getStyleClass().add("table-bar");
        if (compact) {
            // numbers alone: the phase that is going on has its name beside them
            steps.getStyleClass().add("numbers");
        }
        setPrefSize(plan.bar().getWidth(), plan.bar().getHeight());
        title.getStyleClass().add("bar-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        round.getStyleClass().addAll("bar-round", "phase-label");
        round.setFocusTraversable(false);
        round.setContentDisplay(ContentDisplay.RIGHT);
        round.setMinWidth(Region.USE_PREF_SIZE);
        deniersWord.getStyleClass().add("bar-round");
        influenceWord.getStyleClass().add("bar-round");
        room = !compact || plan.words(1) <= 1;
        narrow = plan.width() < 1600;
        difference.getStyleClass().add("bar-difference");
        difference.setMinWidth(Region.USE_PREF_SIZE);
        Label dash = new Label("–");
        dash.getStyleClass().addAll("bar-figure", "faint");
        HBox pill = new HBox(8, yours, dash, roys, difference);
        pill.setAlignment(Pos.CENTER);
        band.getStyleClass().add("bar-band");
        band.setMinWidth(Region.USE_PREF_SIZE);
        score = new Button("", standings(pill));
        score.getStyleClass().add("score-pill");
        score.setFocusTraversable(false);
        score.setMinWidth(Region.USE_PREF_SIZE);
        // the number of the step in which the Roy scores stands on its edge
        HBox.setMargin(score, new Insets(0, 0, 0, RoyMarks.SIZE - 3));
        score.setOnAction(pressed -> ways.standing().run());
        tools.setAlignment(Pos.CENTER);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(12, back, game, title, round, steps, space);
        practice.getStyleClass().add("practice-badge");
        practice.setMinWidth(Region.USE_PREF_SIZE);
        row.getChildren().add(practice);
        row.getChildren().addAll(purse(deniers, deniersWord), influencePurse, score, tools);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("bar-row");
        Region glow = new Region();
        glow.getStyleClass().add("bar-glow");
        StackPane.setAlignment(glow, Pos.BOTTOM_LEFT);
        getChildren().addAll(row, glow);
    }

    /** The verdict so far under the scores; a low bar with large words has one line only. */
    private Node standings(HBox pill) {
        if (room) {
            VBox lines = new VBox(pill, band);
            lines.getStyleClass().add("bar-lines");
            lines.setAlignment(Pos.CENTER);
            return lines;
        }
        pill.getChildren().add(band);
        return pill;
    }

    private static HBox purse(Label figure, Label word) {
        HBox box = new HBox(6, figure, word);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("bar-purse");
        // the ring of the arrows stays within the bar
        box.setMaxHeight(USE_PREF_SIZE);
        return box;
    }

    private static Label figure(String icon, String colour) {
        Label label = new Label("", Glyph.icon(icon, 18, colour));
        label.getStyleClass().add("bar-figure");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** @param learning whether the game has become one to learn from (ROYAL-197) */
    void show(RoyalTable table, boolean learning, RoyalSpeech speech) {
        title.setText(speech.get("title"));
        practice.setText(room ? speech.get("practice") : "");
        practice.setAccessibleText(speech.get("practice") + ". " + speech.get("practice.why"));
        RuleTip.on(practice, practice.getAccessibleText(), () -> ways.rule().accept(Rules.PRACTICE));
        present(practice, learning);
        // a narrow bar names the purse or the practice
        List.of(deniersWord, influenceWord).forEach(word -> present(word, room && !(narrow && learning)));
        showPhase(table, speech);
        deniers.setText(Integer.toString(table.purse().deniers()));
        influence.setText(Integer.toString(table.purse().influence()));
        deniersWord.setText(speech.get("deniers", table.purse().deniers()));
        influenceWord.setText(speech.get("influence"));
        int gap = table.vp(Side.YOU) - table.vp(Side.ROY);
        yours.setText(Integer.toString(table.vp(Side.YOU)));
        roys.setText(Integer.toString(table.vp(Side.ROY)));
        difference.setText(difference(gap));
        difference.getStyleClass().setAll("label", "bar-difference", gap > 0 ? "ahead" : gap < 0 ? "behind" : "even");
        band.setText(speech.say("rank." + table.content().verdict(gap).id()));
        String said = speech.get("score.hear", table.vp(Side.YOU), table.vp(Side.ROY), signed(gap), band.getText());
        score.setAccessibleText(said);
        RuleTip.on(score, said, () -> ways.rule().accept(Rules.BANDS));
        deniers.setAccessibleText(deniers.getText() + " " + deniersWord.getText());
        influence.setAccessibleText(influence.getText() + " " + influenceWord.getText());
    }

    private static void present(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }

    /** Round, phase and first player; each phase opens its page of rules. */
    private void showPhase(RoyalTable table, RoyalSpeech speech) {
        String opens = speech.get("pages.open", speech.key(RoyalKeyActions.SUMMARY));
        boolean setup = table.round() == 0;
        String present = speech.get("stage." + Stage.of(table));
        String words = setup
                ? speech.get("bar.setup")
                : speech.get(
                        "bar.round",
                        table.round(),
                        present,
                        speech.get(table.first() == Side.YOU ? "first.you" : "first.roy"));
        round.setText(
                setup
                        ? words
                        : compact
                                ? speech.get("bar.tight", table.round(), present)
                                : speech.get("bar.short", table.round()));
        round.setGraphic(setup ? null : Glyph.icon(table.first() == Side.YOU ? "mdi2a-account" : "mdi2c-crown", 14));
        round.setAccessibleText(words + ". " + opens);
        Runnable page = () -> ways.page().accept(Stage.page(table));
        round.setOnAction(pressed -> page.run());
        RuleTip.on(round, words + "\n" + opens, page);
        List<String> names = Arrays.stream(Stage.values())
                .map(stage -> speech.get("stage." + stage))
                .toList();
        int now = setup ? -1 : Stage.of(table).place();
        steps.show(compact ? Collections.nCopies(names.size(), "") : names, now);
        present(steps, !setup);
        List<Label> labels = steps.getChildren().stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .toList();
        for (Stage stage : Stage.values()) {
            Label label = labels.get(stage.place());
            label.getStyleClass().add("phase-label");
            String name = names.get(stage.place());
            label.setAccessibleText(name);
            RuleTip.on(
                    label,
                    compact ? name + "\n" + opens : opens,
                    () -> ways.page().accept(stage.name()));
        }
    }

    /** How far you are ahead of the Roy. */
    static String difference(int points) {
        return points == 0 ? "±0" : signed(points);
    }

    static String signed(int number) {
        return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
    }

    /** The influence in your purse, which the hand can take. */
    Node influence() {
        return influencePurse;
    }

    /** The part of the bar that says which game and which round this is. */
    Rectangle2D title() {
        double left = title.getBoundsInParent().getMinX() - 6;
        double right = deniers.getParent().getBoundsInParent().getMinX() - 10;
        return new Rectangle2D(left, 1, Math.max(1, right - left), getHeight() - 3);
    }

    /** Both sides' VP. */
    Node score() {
        return score;
    }

    /** Where a side's VP stand. */
    Node points(Side side) {
        return side == Side.YOU ? yours : roys;
    }

    void tools(Node... buttons) {
        tools.getChildren().setAll(buttons);
    }
}
