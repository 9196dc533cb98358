package org.alea.app.replay;

import java.util.List;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.replay.ReplayModel.Pace;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.app.table.Greyed;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** First, back, play, on, last; how fast; and the way into practice. */
final class Transport extends HBox {
    private final Texts texts;
    private final Button branch;

    Transport(Texts texts, ReplayModel model, Runnable goOn) {
        this.texts = texts;
        getStyleClass().add("transport");
        Button first = button("first", MaterialDesignS.SKIP_BACKWARD, "", model::first);
        Button previous = button("previous", MaterialDesignS.SKIP_PREVIOUS, "←", model::previous);
        Button next = button("next", MaterialDesignS.SKIP_NEXT, "→", () -> {
            model.playingProperty().set(false);
            model.next();
        });
        Button last = button("last", MaterialDesignS.SKIP_FORWARD, "", model::toEnd);
        for (Button back : List.of(first, previous)) {
            back.disableProperty().bind(model.atProperty().isEqualTo(0));
        }
        for (Button on : List.of(next, last)) {
            on.disableProperty().bind(model.atProperty().isEqualTo(model.last()));
        }
        Segments<Pace> paces = new Segments<>(
                List.of(Pace.values()),
                model.paceProperty().get(),
                pace -> pace == Pace.STEP ? texts.text("replay.pace.step") : texts.text("replay.pace", pace.times()));
        paces.setId("pace");
        paces.accessibleTextProperty().bind(texts.text("replay.speed"));
        paces.valueProperty().bindBidirectional(model.paceProperty());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        branch = new Button();
        branch.setId("branch");
        branch.getStyleClass().addAll("accent", "large");
        branch.accessibleTextProperty().bind(texts.text("replay.branch"));
        branch.setGraphic(face(Icon.of(MaterialDesignS.SOURCE_BRANCH), texts.text("replay.branch"), new Label("B")));
        branch.setOnAction(event -> goOn.run());
        Greyed.lead(branch, goOn);
        getChildren().addAll(first, previous, play(model), next, last, paces, gap, branch);
    }

    /** There is a coach: the way to the next mistake he finds stands beside the paces. */
    void offerMistakes(Judging judging, Runnable next) {
        Button mistake = new Button();
        mistake.setId("mistake");
        mistake.getStyleClass().addAll("ghost", "large", "mistake");
        StringBinding name = texts.live(
                () -> texts.get(judging.thinkingProperty().get() ? "replay.thinking" : "replay.mistake"),
                judging.thinkingProperty());
        mistake.accessibleTextProperty().bind(name);
        mistake.setGraphic(face(Icon.of(MaterialDesignA.ALERT_CIRCLE_OUTLINE, "mistake-icon"), name, new Label("M")));
        // never disabled: the focus would go on to the button that leaves the replay
        mistake.setOnAction(event -> next.run());
        getChildren().add(getChildren().size() - 2, mistake);
    }

    /** Whether a match can go on from here. */
    void branchable(boolean open) {
        branch.setDisable(!open);
    }

    private Button play(ReplayModel model) {
        Button play = new Button();
        play.setId("play");
        play.getStyleClass().addAll("primary", "large", "play");
        StringBinding name = texts.live(
                () -> texts.get(
                        model.playingProperty().get()
                                ? "replay.pause"
                                : model.paceProperty().get() == Pace.STEP ? "replay.next" : "replay.play"),
                model.playingProperty(),
                model.paceProperty());
        play.accessibleTextProperty().bind(name);
        Icon on = Icon.of(MaterialDesignP.PLAY);
        Icon still = Icon.of(MaterialDesignP.PAUSE);
        on.visibleProperty().bind(model.playingProperty().not());
        still.visibleProperty().bind(model.playingProperty());
        Label space = new Label();
        space.textProperty().bind(texts.text("replay.space"));
        play.setGraphic(face(new StackPane(on, still), name, space));
        play.setOnAction(event -> model.toggle());
        return play;
    }

    /** A sign, a name, and the key that does the same. */
    private static HBox face(Node sign, ObservableValue<String> name, Label key) {
        Label words = new Label();
        words.textProperty().bind(name);
        key.getStyleClass().add("kbd");
        HBox face = new HBox(sign, words, key);
        face.getStyleClass().add("transport-face");
        return face;
    }

    private Button button(String name, Ikon icon, String key, Runnable action) {
        Button button = new Button(key, Icon.of(icon));
        button.setId(name);
        button.getStyleClass().addAll("large", "step-button");
        button.setContentDisplay(name.equals("next") ? ContentDisplay.RIGHT : ContentDisplay.LEFT);
        button.accessibleTextProperty().bind(texts.text("replay." + name));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text("replay." + name));
        button.setTooltip(tip);
        button.setOnAction(event -> action.run());
        return button;
    }
}
