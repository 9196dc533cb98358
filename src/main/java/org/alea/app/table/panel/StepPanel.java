package org.alea.app.table.panel;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.Fitting;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/**
 * An opponent acts, step by step: who at the left, why in the middle as a chain of reasons, playback at the right. It
 * knows its width and height and leaves out what has no room.
 */
public final class StepPanel extends Pane {
    private static final double GAP = 14;
    private static final double CHEVRON = 18;
    private static final double CONTROLS = 312;
    private static final double CONTROLS_COMPACT = 242;
    private static final double LOW = 150;
    private static final double RULE = 108;

    private final double text;
    private final boolean compact;
    private final HBox head = new HBox(10);
    private final Label title = new Label();
    private final Label chip = new Label();
    private final TableButton rule;
    private final HBox chain = new HBox();
    private final Label certain = new Label();
    private final StepControls controls;
    private Optional<Region> who = Optional.empty();
    private Reading shown = new Reading("", "", "", List.of(), "");
    private double dealtWidth;
    private double dealtHeight;

    /** How far a step has come. */
    public enum State {
        DONE("done"),
        NOW("now"),
        TO_COME("to-come");

        private final String styleClass;

        State(String styleClass) {
            this.styleClass = styleClass;
        }

        String styleClass() {
            return styleClass;
        }
    }

    /**
     * One step and its reason.
     *
     * @param caption what kind of step it is, in capitals
     * @param result what comes of it, in a few words
     * @param sentence why
     */
    public record Step(String caption, String result, String sentence, State state) {}

    /**
     * All that is said about one activation.
     *
     * @param icon the sign before the title, empty for none
     * @param title empty where the table says it already: the chain then has the whole height
     * @param chip who, and how many of how many
     * @param certain what surely comes next, empty for nothing
     */
    public record Reading(String icon, String title, String chip, List<Step> steps, String certain) {}

    /** @param text how much larger than designed words are to be set */
    public StepPanel(
            Texts texts, StepControls controls, Runnable openRule, String ruleKey, double text, boolean compact) {
        this.text = text;
        this.compact = compact;
        this.controls = controls;
        getStyleClass().add("step-panel");
        title.getStyleClass().add("why-title");
        chip.getStyleClass().add("table-chip");
        chip.setMinWidth(USE_PREF_SIZE);
        rule = new TableButton(
                TableButton.Act.of(texts.get("table.rule"), TableButton.Weight.QUIET, openRule)
                        .sign("mdi2b-book-open-page-variant-outline")
                        .key(ruleKey),
                text);
        head.setAlignment(Pos.CENTER_LEFT);
        chain.setAlignment(Pos.CENTER_LEFT);
        certain.getStyleClass().add("step-certain");
        certain.setGraphic(Sign.of(Symbol.FORECAST.icon(), 17, "accent-sign"));
        getChildren().addAll(head, rule, chain, certain, controls);
    }

    public StepControls controls() {
        return controls;
    }

    /** The card of the one who acts, at the left; none where it lies on the table already. */
    public void who(Optional<Region> card) {
        who.ifPresent(getChildren()::remove);
        who = card;
        card.ifPresent(getChildren()::add);
        requestLayout();
    }

    public void show(Reading reading) {
        shown = reading;
        title.setText(reading.title());
        chip.setText(reading.chip());
        chip.setVisible(!reading.chip().isEmpty());
        head.getChildren().clear();
        if (!reading.icon().isEmpty()) {
            head.getChildren().add(Sign.of(reading.icon(), 22, "brass"));
        }
        head.getChildren().addAll(title, chip);
        certain.setText(reading.certain());
        setAccessibleText(sentence(reading));
        dealtWidth = 0;
        requestLayout();
    }

    /** All steps so far as one sentence, for those who hear the table. */
    private static String sentence(Reading reading) {
        StringBuilder said = new StringBuilder(reading.title());
        for (Step step : reading.steps()) {
            if (step.state() != State.TO_COME) {
                said.append(". ").append(step.result());
            }
        }
        return said.toString();
    }

    private void deal(double width, double height) {
        if (dealtWidth == width && dealtHeight == height) {
            return;
        }
        dealtWidth = width;
        dealtHeight = height;
        chain.getChildren().clear();
        int count = Math.max(1, shown.steps().size());
        double tile = (width - CHEVRON * (count - 1)) / count;
        for (int i = 0; i < shown.steps().size(); i++) {
            Step step = shown.steps().get(i);
            if (i > 0) {
                Node chevron =
                        Sign.of("mdi2c-chevron-right", CHEVRON, step.state() == State.TO_COME ? "step-ahead" : "brass");
                chain.getChildren().add(chevron);
            }
            chain.getChildren().add(new StepTile(step, i + 1, tile, height, text, height < 120));
        }
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double playback = compact ? CONTROLS_COMPACT : CONTROLS;
        controls.resizeRelocate(width - playback, 0, playback, height);
        double left = who.map(card -> card.prefWidth(-1) + GAP).orElse(0.0);
        who.ifPresent(card -> card.resizeRelocate(0, 0, card.prefWidth(-1), Math.min(height, card.prefHeight(-1))));
        double room = width - playback - GAP - left;
        // its words are fitted to its width: it is not asked how wide they are now
        double button = RULE * Math.max(1, text);
        boolean titled = !title.getText().isEmpty();
        head.setVisible(titled);
        rule.setVisible(titled);
        double line = compact ? 26 : 30;
        rule.resizeRelocate(left + room - button, 0, button, line);
        double words = room - button - 12 - (chip.isVisible() ? chip.prefWidth(-1) + 10 : 0) - 34;
        Fitting.line(title, Fonts.DISPLAY, (compact ? 18 : 21) * text, words);
        head.resizeRelocate(left, 0, room - button - 8, line);
        boolean said = !certain.getText().isEmpty() && height > LOW;
        certain.setVisible(said);
        double foot = said ? 30 + 10 : 0;
        double top = titled ? line + 10 : 0;
        double high = height - top - foot;
        deal(room, high);
        chain.resizeRelocate(left, top, room, high);
        certain.resizeRelocate(left, height - 30, room, 30);
    }
}
