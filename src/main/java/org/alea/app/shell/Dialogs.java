package org.alea.app.shell;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** What all dialogs begin with. */
public final class Dialogs {
    private Dialogs() {}

    public static HBox header(Texts texts, ObservableValue<String> title, Runnable close) {
        Label label = new Label();
        label.textProperty().bind(title);
        label.setWrapText(true);
        label.getStyleClass().addAll("display", "panel-title");
        HBox.setHgrow(label, Priority.ALWAYS);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMinHeight(Region.USE_PREF_SIZE);
        Button button = new Button("", Icon.of(MaterialDesignC.CLOSE));
        button.getStyleClass().add("bare");
        button.accessibleTextProperty().bind(texts.text("action.close"));
        button.setOnAction(event -> close.run());
        HBox header = new HBox(label, button);
        header.setAlignment(Pos.CENTER_LEFT);
        return header;
    }
}
