package org.alea.app.table.panel;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** One step of an opponent: its kind, its result, the sentence that says why. */
final class StepTile extends VBox {
    private static final double BADGE = 24;
    /** From here on a low tile has room for its sentence. */
    private static final double WIDE = 300;
    /** How much closer than usual lines stand, in their own size. */
    private static final double CLOSE = 0.22;

    StepTile(StepPanel.Step step, int number, double width, double height, double text, boolean compact) {
        getStyleClass().addAll("step-tile", step.state().styleClass());
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        StackPane badge = new StackPane();
        badge.getStyleClass().add("step-badge");
        badge.setMinSize(BADGE, BADGE);
        badge.setMaxSize(BADGE, BADGE);
        Label figure = new Label(Integer.toString(number));
        figure.getStyleClass().add("step-figure");
        badge.getChildren().add(step.state() == StepPanel.State.DONE ? Sign.of(Symbol.DONE.icon(), 14) : figure);
        Label caption = new Label(step.caption());
        caption.getStyleClass().add("step-caption");
        double room = width - 24;
        Fitting.line(caption, Fonts.NUMBER, 12 * text, room - BADGE - 7);
        HBox head = new HBox(7, badge, caption);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().add(head);
        double left = height - 22 - BADGE - 8;
        double taken = add(
                words(compact && width > WIDE ? sentence(step) : step.result(), "step-result"),
                Fonts.STRONG,
                16 * text,
                8,
                room,
                compact ? left : Math.min(left, 44 * text));
        if (!compact && !step.sentence().isEmpty()) {
            add(
                    words(step.sentence(), "step-sentence"),
                    Fonts.TEXT,
                    13 * text,
                    5,
                    room,
                    Math.max(16, left - taken - 5));
        }
        setAccessibleText(step.caption() + ". " + step.result() + ". " + step.sentence());
    }

    /** What comes of it and why, where a low tile is wide enough for both in a line. */
    private static String sentence(StepPanel.Step step) {
        if (step.sentence().isEmpty()) {
            return step.result();
        }
        return step.result() + (step.result().endsWith(".") ? " " : ". ") + step.sentence();
    }

    private static Label words(String words, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /** Adds words below what is there, and says how high they are. */
    private double add(Label label, String family, double wanted, double above, double width, double height) {
        double close = -wanted * CLOSE;
        Fitting.block(label, family, wanted, close, width, height);
        VBox.setMargin(label, new Insets(above, 0, 0, 0));
        getChildren().add(label);
        double size = Fitting.blockSize(label.getText(), family, wanted, close, width, height);
        return Fitting.blockHeight(label.getText(), family, size, close, width);
    }
}
