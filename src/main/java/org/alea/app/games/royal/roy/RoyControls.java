package org.alea.app.games.royal.roy;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;

/** The pace of the Roy's turn, and the ways through it: back, skip, on. */
public final class RoyControls extends VBox {
    private final Texts texts;
    private final Segments<RoyPace> pace;
    private final Label before = new Label();
    private final Label after = new Label();
    private final Button previous;
    private final Button skip;
    private final Button next;

    /** What the buttons do. */
    public record Ways(Runnable previous, Runnable skip, Runnable next) {}

    public RoyControls(Texts texts, RoyPace first, double width, Ways ways) {
        super(8);
        this.texts = texts;
        getStyleClass().addAll("royal-piece", "game-royal", "roy-controls");
        setMinWidth(width);
        setPrefWidth(width);
        setMaxWidth(width);
        pace = new Segments<>(List.of(RoyPace.values()), first, one -> texts.text("royalroy.pace." + one));
        pace.accessibleTextProperty().bind(texts.text("royalroy.pace"));
        HBox.setHgrow(pace, Priority.ALWAYS);
        Label caption = new Label();
        caption.textProperty().bind(texts.text("royalroy.pace"));
        caption.getStyleClass().add("piece-note");
        caption.setMinWidth(USE_PREF_SIZE);
        HBox speeds = new HBox(8, caption, pace);
        speeds.setAlignment(Pos.CENTER_LEFT);
        Label words = new Label();
        words.textProperty().bind(texts.text("royalroy.skip"));
        previous = button("mdi2s-skip-previous", before, "", ways.previous(), "ghost");
        skip = button("mdi2s-skip-forward", words, texts.get("royalroy.key.escape"), ways.skip(), "ghost");
        next = button("mdi2p-play", after, texts.get("royalroy.key.space"), ways.next(), "primary");
        HBox.setHgrow(previous, Priority.SOMETIMES);
        HBox.setHgrow(skip, Priority.ALWAYS);
        HBox row = new HBox(8, previous, skip);
        getChildren().addAll(speeds, row, next);
    }

    /** The pace the player has chosen. */
    public ObjectProperty<RoyPace> paceProperty() {
        return pace.valueProperty();
    }

    /** Says where the buttons lead from here. */
    public void show(RoySteps steps) {
        int now = steps.current().number();
        int all = steps.turn().steps().size();
        previous.setDisable(steps.first());
        before.setText(texts.get("royalroy.previous", Math.max(1, now - 1)));
        boolean last = now >= all;
        after.setText(
                last
                        ? texts.get("royalroy.done")
                        : texts.get(
                                "royalroy.next",
                                now + 1,
                                all,
                                texts.get("royalroy.step."
                                        + steps.turn().steps().get(now).kind())));
        previous.setAccessibleText(before.getText());
        next.setAccessibleText(after.getText());
        skip.setAccessibleText(texts.get("royalroy.skip"));
    }

    private static Button button(String icon, Label words, String key, Runnable act, String weight) {
        HBox content = new HBox(8, Glyph.icon(icon, 17), words);
        content.setAlignment(Pos.CENTER);
        if (!key.isEmpty()) {
            content.getChildren().add(new KeyCap(key));
        }
        Button button = new Button("", content);
        button.getStyleClass().addAll("action", weight);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(pressed -> act.run());
        return button;
    }
}
