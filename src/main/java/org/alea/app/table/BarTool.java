package org.alea.app.table;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** A square button with an icon and a hint, in the bar above a table. */
public final class BarTool {
    private BarTool() {}

    public static Button of(String icon, String hint, Runnable act) {
        Button button = new Button("", Glyph.icon(icon, 20));
        button.getStyleClass().add("bar-tool");
        button.setFocusTraversable(false);
        button.setAccessibleText(hint);
        button.setTooltip(new Tooltip(hint));
        button.setOnAction(pressed -> act.run());
        return button;
    }
}
