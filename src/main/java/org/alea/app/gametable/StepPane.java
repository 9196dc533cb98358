package org.alea.app.gametable;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.play.Reel;
import org.alea.app.play.Step;
import org.alea.engine.Table;

/** What an automaton does, step by step: who acts, the chain of his steps with their reasons, and the present one marked. */
final class StepPane<T extends Table<T>> extends HBox {
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("present");
    private static final PseudoClass TO_COME = PseudoClass.getPseudoClass("to-come");

    private final Label title = new Label();
    private final Label number = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final HBox chain = new HBox(8);
    private final ScrollPane scroll = new ScrollPane(chain);
    private final VBox why;

    StepPane() {
        super(14);
        setId("steps");
        getStyleClass().add("table-question");
        title.getStyleClass().add("question-title");
        number.getStyleClass().add("question-chip");
        rule.setId("step-rule");
        rule.setFocusTraversable(false);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(10, title, number, gap, rule);
        head.setAlignment(Pos.CENTER_LEFT);
        scroll.setFitToHeight(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("page");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        why = new VBox(6, head, scroll);
        HBox.setHgrow(why, Priority.ALWAYS);
    }

    void show(
            Reel<T> reel,
            String actor,
            Optional<Region> portrait,
            Function<Step<T>, StepText> words,
            GameSpeech<?, ?> speech,
            Runnable openRule) {
        List<Step<T>> steps = reel.chain();
        title.setText(actor);
        number.setText(speech.shared("step", reel.at() + 1, reel.steps().size()));
        rule.setText(speech.shared("rule"));
        rule.setVisible(!reel.current().rule().isEmpty());
        rule.setOnAction(pressed -> openRule.run());
        chain.getChildren().clear();
        for (int i = 0; i < steps.size(); i++) {
            chain.getChildren().add(tile(words.apply(steps.get(i)), i, reel.inChain()));
        }
        getChildren().clear();
        portrait.ifPresent(getChildren()::add);
        getChildren().add(why);
        StepText now = words.apply(reel.current());
        setAccessibleText(String.join(". ", List.of(actor, now.result(), now.sentence())));
    }

    private static Region tile(StepText words, int place, int present) {
        Label caption = new Label(words.caption());
        caption.getStyleClass().add("cap");
        Label result = new Label(place > present ? "" : words.result());
        result.getStyleClass().add("step-result");
        result.setWrapText(true);
        Label sentence = new Label(place > present ? "" : words.sentence());
        sentence.getStyleClass().add("question-words");
        sentence.setWrapText(true);
        VBox tile = new VBox(4, caption, result, sentence);
        tile.getStyleClass().add("step-tile");
        tile.setMinWidth(150);
        tile.setPrefWidth(170);
        HBox.setHgrow(tile, Priority.ALWAYS);
        tile.pseudoClassStateChanged(PRESENT, place == present);
        tile.pseudoClassStateChanged(TO_COME, place > present);
        return tile;
    }
}
