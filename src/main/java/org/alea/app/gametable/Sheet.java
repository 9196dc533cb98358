package org.alea.app.gametable;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;

/** A sheet over a table: a title, what it is about, and buttons below. */
final class Sheet extends VBox {
    private final HBox buttons = new HBox(10);

    Sheet(String title, Plan plan) {
        super(plan.of(16, 12));
        getStyleClass().addAll("panel", "table-sheet");
        setAlignment(Pos.TOP_LEFT);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMinWidth(plan.of(420, 360));
        Label heading = new Label(title);
        heading.getStyleClass().addAll("display", "panel-title");
        heading.setWrapText(true);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(heading, buttons);
        heading.setVisible(!title.isEmpty());
        heading.setManaged(!title.isEmpty());
    }

    Sheet add(Node content) {
        getChildren().add(getChildren().size() - 1, content);
        return this;
    }

    /** Lines to be read, scrolled where they are many. */
    Sheet addTall(Region content, double highest) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(highest);
        scroll.getStyleClass().add("page");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return add(scroll);
    }

    Sheet words(String text) {
        Label words = new Label(text);
        words.setWrapText(true);
        words.setMaxWidth(520);
        return add(words);
    }

    Sheet button(String id, String icon, String words, String key, boolean main, Runnable act) {
        buttons.getChildren().add(action(id, icon, words, key, main, act));
        return this;
    }

    /** A button with a sign and a key cap. */
    static Button action(String id, String icon, String words, String key, boolean main, Runnable act) {
        HBox content = new HBox(8);
        content.setAlignment(Pos.CENTER);
        if (!icon.isEmpty()) {
            content.getChildren().add(Glyph.icon(icon, main ? 20 : 17));
        }
        Label label = new Label(words);
        label.setWrapText(true);
        content.getChildren().add(label);
        if (!key.isEmpty()) {
            content.getChildren().add(new KeyCap(key));
        }
        Button button = new Button("", content);
        button.setId(id);
        button.getStyleClass().addAll("action", main ? "primary" : "plain");
        button.setAccessibleText(words);
        button.setOnAction(pressed -> act.run());
        return button;
    }
}
