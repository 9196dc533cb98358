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
        double left = height - 22 - BADGE - 8;
        Label result = new Label(step.result());
        result.getStyleClass().add("step-result");
        result.setWrapText(true);
        result.setMinHeight(USE_PREF_SIZE);
        Fitting.block(result, Fonts.STRONG, 16 * text, room, compact ? left : Math.min(left, 44 * text));
        VBox.setMargin(result, new Insets(8, 0, 0, 0));
        getChildren().addAll(head, result);
        if (!compact && !step.sentence().isEmpty()) {
            double taken = Fitting.blockHeight(
                    result.getText(),
                    Fonts.STRONG,
                    Fitting.blockSize(result.getText(), Fonts.STRONG, 16 * text, 0, room, Math.min(left, 44 * text)),
                    room);
            Label sentence = new Label(step.sentence());
            sentence.getStyleClass().add("step-sentence");
            sentence.setWrapText(true);
            sentence.setMinHeight(USE_PREF_SIZE);
            Fitting.block(sentence, Fonts.TEXT, 13 * text, room, Math.max(16, left - taken - 5));
            VBox.setMargin(sentence, new Insets(5, 0, 0, 0));
            getChildren().add(sentence);
        }
        setAccessibleText(step.caption() + ". " + step.result() + ". " + step.sentence());
    }
}
