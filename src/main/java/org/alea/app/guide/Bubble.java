package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.table.KeyCap;
import org.alea.content.guide.Step;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;

/** What the guide says: where the player is, two sentences, what to do now, and the ways on, back and out. */
final class Bubble extends VBox {
    /** More steps than this are a bar rather than beads on a string. */
    private static final int MOST_BEADS = 12;

    private static final double BAR_EM = 5;

    private final Texts texts;
    private final Label place = new Label();
    private final HBox beads = new HBox();
    private final Label title = new Label();
    private final TextFlow text = new TextFlow();
    private final VBox figure = new VBox();
    private final HBox turn = new HBox();
    private final Label turnWords = new Label();
    private final HBox turnLine = new HBox();
    private final Button goOn;
    private final Button back;
    private final Button skip;
    private final Button quit;
    private final Button rule;
    private final Button close;

    /** What the buttons do. */
    record Ways(Runnable next, Runnable back, Runnable skip, Runnable quit, Runnable rule) {}

    /** Where in the lesson a step stands, all counted from 1. */
    record Place(int lesson, int lessons, int step, int steps) {}

    Bubble(Texts texts, Ways ways) {
        this.texts = texts;
        getStyleClass().add("guide-bubble");
        setFocusTraversable(false);
        close = button("guide-close", "guide.quit", MaterialDesignC.CLOSE, ways.quit(), "bare");
        close.textProperty().unbind();
        close.setText("");
        goOn = button("guide-next", "guide.next", MaterialDesignC.CHEVRON_RIGHT, ways.next(), "primary");
        goOn.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(goOn, Priority.ALWAYS);
        back = button("guide-back", "guide.back", MaterialDesignC.CHEVRON_LEFT, ways.back(), "ghost", "dense");
        skip = button("guide-skip", "guide.skip", ways.skip(), "ghost", "dense");
        quit = button("guide-quit", "guide.quit", ways.quit(), "ghost", "dense");
        rule = button(
                "guide-rule",
                "guide.rule",
                MaterialDesignB.BOOK_OPEN_PAGE_VARIANT_OUTLINE,
                ways.rule(),
                "accent",
                "dense");
        getChildren().addAll(head(), title, text, figure, turn, spring(), foot());
        title.getStyleClass().addAll("display", "guide-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().add("guide-text");
        text.setMinHeight(Region.USE_PREF_SIZE);
        turnLine.getChildren().addAll(Icon.of(MaterialDesignG.GESTURE_TAP_BUTTON), turnWords);
        turnLine.getStyleClass().add("guide-turn");
        turnWords.setWrapText(true);
        turnWords.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(turnLine, Priority.ALWAYS);
    }

    private HBox head() {
        place.getStyleClass().add("cap");
        place.setMinWidth(Region.USE_PREF_SIZE);
        beads.getStyleClass().add("guide-beads");
        HBox head = new HBox(place, beads, spring(), close);
        head.getStyleClass().add("guide-head");
        return head;
    }

    private HBox foot() {
        HBox foot = new HBox(back, skip, quit, spring(), rule);
        foot.getStyleClass().add("guide-foot");
        return foot;
    }

    void show(Step step, Place at, boolean canGoBack) {
        place.setText(
                texts.get("guide.place", at.lesson(), at.lessons(), at.step()).toUpperCase(texts.locale()));
        beads.getChildren().setAll(at.steps() > MOST_BEADS ? bar(at) : beads(at));
        String said = step.text().in(texts.language());
        title.setText(step.title().in(texts.language()));
        text.getChildren().setAll(Emphasis.of(said));
        setAccessibleText(place.getText() + ". " + title.getText() + ". " + Emphasis.plain(said));
        back.setDisable(!canGoBack);
        if (step.kind() == Step.Kind.LOOK) {
            turn.getChildren().setAll(goOn);
        } else {
            turnWords.setText(step.turn().orElseThrow().in(texts.language()));
            turnLine.getChildren().removeIf(KeyCap.class::isInstance);
            if (!step.key().isEmpty()) {
                turnLine.getChildren().add(new KeyCap(step.key()));
            }
            turn.getChildren().setAll(turnLine);
        }
    }

    /** What is drawn under the words, if anything. */
    void illustrate(Optional<Node> drawn) {
        figure.getChildren().setAll(drawn.stream().toList());
        figure.setManaged(drawn.isPresent());
    }

    private static List<Node> beads(Place at) {
        List<Node> all = new ArrayList<>();
        for (int step = 1; step <= at.steps(); step++) {
            all.add(bead(step < at.step() ? "done" : step == at.step() ? "now" : "to-come"));
        }
        return all;
    }

    private static List<Node> bar(Place at) {
        double done = BAR_EM * at.step() / at.steps();
        return List.of(wide(bead("now"), done), wide(bead("to-come"), BAR_EM - done));
    }

    private static Region bead(String state) {
        Region bead = new Region();
        bead.getStyleClass().addAll("guide-bead", state);
        return bead;
    }

    private static Region wide(Region bead, double em) {
        bead.setStyle("-fx-min-width: " + em + "em; -fx-max-width: " + em + "em;");
        return bead;
    }

    /** What Tab walks over, in its order. */
    List<Button> buttons() {
        List<Button> all = new ArrayList<>(turn.getChildren().contains(goOn) ? List.of(goOn) : List.of());
        all.addAll(List.of(back, skip, quit, rule, close));
        all.removeIf(Button::isDisabled);
        return all;
    }

    /** The button that goes on, if reading is all that is asked. */
    void focusNext() {
        goOn.requestFocus();
    }

    private Button button(String id, String key, Runnable action, String... styles) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().addAll(styles);
        ObservableValue<String> words = texts.text(key);
        button.textProperty().bind(words);
        button.accessibleTextProperty().bind(words);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> action.run());
        return button;
    }

    private Button button(String id, String key, Ikon icon, Runnable action, String... styles) {
        Button button = button(id, key, action, styles);
        button.setGraphic(Icon.of(icon));
        button.setAlignment(Pos.CENTER);
        return button;
    }

    private static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        VBox.setVgrow(spring, Priority.ALWAYS);
        return spring;
    }
}
