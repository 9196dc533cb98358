package org.alea.app.table.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import org.alea.app.shell.Texts;

/** Playback of an opponent's steps: speed, one step back, skip to the next decision, one step on. */
public final class StepControls extends Pane {
    private static final double GAP = 9;

    private final Acts acts;
    private final Keys keys;
    private final Texts texts;
    private final boolean compact;
    private final HBox speeds = new HBox();
    private final List<ToggleButton> choices = new ArrayList<>();
    private final Label caption = new Label();
    private final TableButton back;
    private final TableButton skip;
    private final TableButton next;
    private final Label note = new Label();

    /** What the buttons do; a speed is the index of its button, slowest first. */
    public record Acts(Runnable back, Runnable skip, Runnable next, IntConsumer speed) {}

    /** What is printed on the keys that do the same. */
    public record Keys(String back, String skip, String next) {}

    /**
     * What the buttons say now.
     *
     * @param step the present step, from 1
     * @param steps of how many
     * @param decision what the primary button does instead of going on, empty if no decision waits
     * @param decisionIcon the sign of that
     * @param speed which speed is chosen, from 0
     */
    public record Reading(int step, int steps, boolean canSkip, String decision, String decisionIcon, int speed) {

        public static Reading at(int step, int steps, int speed) {
            return new Reading(step, steps, true, "", "", speed);
        }

        public Reading deciding(String icon, String words) {
            return new Reading(step, steps, canSkip, words, icon, speed);
        }
    }

    /** @param text how much larger than designed words are to be set */
    public StepControls(Texts texts, Keys keys, Acts acts, double text, boolean compact) {
        this.texts = texts;
        this.keys = keys;
        this.acts = acts;
        this.compact = compact;
        getStyleClass().add("step-controls");
        caption.getStyleClass().add("note");
        caption.setText(texts.get("table.speed"));
        caption.setMinWidth(USE_PREF_SIZE);
        speeds.getStyleClass().add("speeds");
        String[] words = {"½ ×", "1 ×", "2 ×", "4 ×", texts.get("table.speed.direct")};
        for (int i = 0; i < words.length; i++) {
            int speed = i;
            ToggleButton choice = new ToggleButton(words[i]);
            choice.getStyleClass().add("speed");
            choice.setFocusTraversable(false);
            choice.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            choice.setMinWidth(0);
            HBox.setHgrow(choice, Priority.ALWAYS);
            choice.setOnAction(pressed -> {
                choose(speed);
                acts.speed().accept(speed);
            });
            choices.add(choice);
        }
        speeds.getChildren().setAll(choices);
        speeds.setAlignment(Pos.CENTER);
        back = button(TableButton.Weight.QUIET, text);
        skip = button(TableButton.Weight.QUIET, text);
        next = button(TableButton.Weight.PRIMARY, text);
        next.setId("step-next");
        note.getStyleClass().add("note");
        note.setText(texts.get("table.skip.note"));
        note.setAlignment(Pos.CENTER);
        getChildren().addAll(caption, speeds, back, skip, next, note);
        show(Reading.at(1, 1, 1));
    }

    private static TableButton button(TableButton.Weight weight, double text) {
        return new TableButton(TableButton.Act.of("", weight, () -> {}), text);
    }

    public void show(Reading reading) {
        TableButton.Act backwards = TableButton.Act.of(
                        texts.get("table.step.back", Math.max(1, reading.step() - 1)),
                        TableButton.Weight.QUIET,
                        acts.back())
                .sign("mdi2s-skip-previous")
                .key(keys.back());
        back.show(reading.step() > 1 ? backwards : backwards.greyed(() -> {}));
        TableButton.Act skipping = TableButton.Act.of(
                        texts.get("table.step.skip"), TableButton.Weight.QUIET, acts.skip())
                .sign("mdi2s-skip-forward")
                .key(keys.skip());
        skip.show(reading.canSkip() ? skipping : skipping.greyed(() -> {}));
        boolean decides = !reading.decision().isEmpty();
        String onwards = reading.step() < reading.steps()
                ? texts.get("table.step.next", reading.step() + 1, reading.steps())
                : texts.get("table.step.on");
        next.show(TableButton.Act.of(decides ? reading.decision() : onwards, TableButton.Weight.PRIMARY, acts.next())
                .sign(decides ? reading.decisionIcon() : "mdi2p-play")
                .key(keys.next()));
        choose(reading.speed());
    }

    private void choose(int speed) {
        for (int i = 0; i < choices.size(); i++) {
            choices.get(i).setSelected(i == speed);
        }
    }

    /** The buttons in their order: back, skip, next. */
    public List<TableButton> buttons() {
        return List.of(back, skip, next);
    }

    /** The speeds, slowest first. */
    public List<ToggleButton> speeds() {
        return List.copyOf(choices);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double row = compact ? 28 : 34;
        double buttons = compact ? 29 : 36;
        boolean chosen = height >= row + buttons + 44 + 2 * GAP;
        double y = 0;
        caption.setVisible(chosen);
        speeds.setVisible(chosen);
        if (chosen) {
            double words = compact ? 0 : caption.prefWidth(-1) + 10;
            caption.setVisible(!compact);
            caption.resizeRelocate(
                    0, (row - caption.prefHeight(-1)) / 2, caption.prefWidth(-1), caption.prefHeight(-1));
            speeds.resizeRelocate(words, 0, width - words, row);
            y = row + GAP;
        }
        double half = (width - GAP) / 2;
        back.resizeRelocate(0, y, half, buttons);
        skip.resizeRelocate(half + GAP, y, half, buttons);
        y += buttons + GAP;
        double left = height - y;
        double large = Math.min(left, compact ? 44 : 60);
        next.resizeRelocate(0, y, width, large);
        double high = note.prefHeight(-1);
        note.setVisible(left - large - 6 >= high);
        note.resizeRelocate(0, y + large + 6, width, high);
    }
}
