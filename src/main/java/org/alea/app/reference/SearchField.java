package org.alea.app.reference;

import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** Where the player types what is looked for: searched with every key, reached from anywhere by the slash. */
public final class SearchField extends HBox {
    private final TextField field = new TextField();
    private final Label count = new Label();
    private boolean beginning;

    /**
     * @param prompt says what can be typed
     * @param count says how much was found
     */
    public SearchField(ObservableValue<String> prompt, ObservableValue<String> count) {
        getStyleClass().add("search");
        field.setId("search");
        field.promptTextProperty().bind(prompt);
        field.accessibleTextProperty().bind(prompt);
        HBox.setHgrow(field, Priority.ALWAYS);
        this.count.setId("search-count");
        this.count.textProperty().bind(count);
        this.count.getStyleClass().addAll("faint", "search-count");
        this.count.setMinWidth(USE_PREF_SIZE);
        Label key = new Label("/");
        key.getStyleClass().add("kbd");
        key.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(Icon.of(MaterialDesignM.MAGNIFY, "brass-icon"), field, this.count, key);
        setOnMousePressed(event -> field.requestFocus());
        field.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    }

    /** The slash that led here is not part of what is looked for. */
    private void typed(KeyEvent event) {
        if (beginning && event.getCharacter().equals("/")) {
            event.consume();
        }
        beginning = false;
    }

    public StringProperty textProperty() {
        return field.textProperty();
    }

    public boolean isTyping() {
        return field.isFocused();
    }

    /** Begins anew: what was typed is marked, so that the next letter replaces it. */
    public void begin() {
        beginning = true;
        field.requestFocus();
        field.selectAll();
    }
}
