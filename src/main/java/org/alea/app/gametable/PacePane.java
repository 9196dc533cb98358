package org.alea.app.gametable;

import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.play.Reel;
import org.alea.app.play.StepPace;

/** The player leads through the steps of an automaton: pace, back, on, to the end. */
final class PacePane extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /** What the buttons do. */
    record Ways(Runnable next, Runnable previous, Runnable skip, Consumer<StepPace> pace) {}

    private final GameSpeech<?, ?> speech;
    private final Ways ways;

    PacePane(GameSpeech<?, ?> speech, Ways ways) {
        super(8);
        this.speech = speech;
        this.ways = ways;
        setId("step-controls");
    }

    void show(Reel<?> reel, StepPace pace) {
        HBox paces = new HBox(2);
        for (StepPace each : StepPace.values()) {
            Button button = Sheet.action(
                    "pace-" + each.name(),
                    "",
                    speech.shared("pace." + each.name()),
                    "",
                    false,
                    () -> ways.pace().accept(each));
            button.getStyleClass().add("pace");
            button.setFocusTraversable(false);
            button.pseudoClassStateChanged(CHOSEN, each == pace);
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
            paces.getChildren().add(button);
        }
        Button back = wide("step-back", "mdi2s-skip-previous", speech.shared("step.back"), "←", false, ways.previous());
        back.setDisable(reel.at() == 0);
        Button skip = wide(
                "step-skip",
                "mdi2s-skip-forward",
                speech.shared("step.skip"),
                speech.texts().get("key.escape"),
                false,
                ways.skip());
        HBox middle = new HBox(8, back, skip);
        HBox.setHgrow(back, Priority.ALWAYS);
        HBox.setHgrow(skip, Priority.ALWAYS);
        Button next = wide(
                "step-next",
                "mdi2p-play",
                speech.shared(reel.atEnd() ? "step.end" : "step.next"),
                speech.texts().get("key.space"),
                true,
                ways.next());
        next.setMaxHeight(Double.MAX_VALUE);
        VBox.setVgrow(next, Priority.ALWAYS);
        getChildren().setAll(paces, middle, next);
    }

    private static Button wide(String id, String icon, String words, String key, boolean main, Runnable act) {
        Button button = Sheet.action(id, icon, words, key, main, act);
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
        return button;
    }
}
