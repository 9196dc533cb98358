package org.alea.app.games.royal;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;

/** Something a button does: its words, icon, key and price in influence; what is empty is not drawn. */
record Command(String words, String icon, String key, String price, Runnable act) {

    Command(String words, String icon, String key, Runnable act) {
        this(words, icon, key, "", act);
    }

    private static final double GAP = 7;

    /** The largest size up to the wanted one at which its words fit a button of this style and width. */
    double size(String style, double wanted, double width) {
        double beside = (icon.isEmpty() ? 0 : sign(style) + GAP) + (price.isEmpty() ? 0 : 16) + padding(style);
        return Fitting.buttonSize(words, key, wanted, width - beside);
    }

    private static double sign(String style) {
        return style.equals("primary") ? 20 : 17;
    }

    /** As in the style sheet, with the border. */
    private static double padding(String style) {
        return style.equals("primary") ? 26 : 18;
    }

    Button button(String style, double size) {
        Button button = button(style);
        button.setStyle("-fx-font-size: " + size + "px;");
        return button;
    }

    Button button(String style) {
        HBox content = new HBox(GAP);
        content.setAlignment(Pos.CENTER);
        if (!icon.isEmpty()) {
            content.getChildren().add(Glyph.icon(icon, sign(style)));
        }
        content.getChildren().add(new Label(words));
        if (!price.isEmpty()) {
            Label cost = new Label(price);
            cost.getStyleClass().add("command-price");
            content.getChildren().add(cost);
        }
        if (!key.isEmpty()) {
            content.getChildren().add(new KeyCap(key));
        }
        Button button = new Button("", content);
        button.getStyleClass().addAll("action", style);
        button.setAccessibleText(price.isEmpty() ? words : words + " (" + price + ")");
        button.setFocusTraversable(false);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(pressed -> act.run());
        return button;
    }
}
