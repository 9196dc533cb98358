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
import org.alea.app.table.panel.TableButton;

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
        TableButton.Weight weight = main ? TableButton.Weight.PRIMARY : TableButton.Weight.PLAIN;
        TableButton button = new TableButton(
                TableButton.Act.of(words, weight, act).sign(icon).key(key), 1);
        button.setId(id);
        button.setMinHeight(main ? 44 : 36);
        button.setMinWidth(USE_PREF_SIZE);
        button.setFocusTraversable(true);
        return button;
    }
}
