package org.alea.app.table;

import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** A tip that speaks of a rule, with the rule one click away. */
public final class RuleTip {
    private static final double WIDEST = 400;

    private RuleTip() {}

    /** Either button leads to the rule, but on what the left one already does something else with. */
    public static void on(Control node, String words, Runnable rule) {
        Tooltip tip = new Tooltip(words);
        tip.setWrapText(true);
        tip.setMaxWidth(WIDEST);
        node.setTooltip(tip);
        lead(node, rule);
        if (!(node instanceof ButtonBase)) {
            node.setCursor(Cursor.HAND);
            node.setOnMouseClicked(clicked -> {
                if (clicked.getButton() == MouseButton.PRIMARY) {
                    rule.run();
                }
            });
        }
    }

    /** Takes the tip away, and where it led. */
    public static void off(Control node) {
        node.setTooltip(null);
        node.setCursor(null);
        node.setOnMousePressed(null);
        node.setOnMouseClicked(null);
    }

    /** A right click leads to the rule; whatever lies around the node hears nothing of it. */
    public static void lead(Node node, Runnable rule) {
        node.setOnMousePressed(pressed -> rightClick(pressed, rule));
    }

    private static void rightClick(MouseEvent pressed, Runnable rule) {
        if (pressed.getButton() == MouseButton.SECONDARY) {
            pressed.consume();
            rule.run();
        }
    }
}
