package org.alea.app.reference;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** What stands in the place of the cards when none was found, with the way back to all of them. */
final class NothingFound extends VBox {
    NothingFound(Texts texts, ReferenceModel model) {
        Label line = new Label("", Icon.of(MaterialDesignC.CARDS_OUTLINE, "faint-icon"));
        line.textProperty().bind(texts.text("reference.nothing"));
        line.getStyleClass().add("faint");
        Button clear = new Button();
        clear.setId("clear");
        clear.textProperty().bind(texts.text("reference.clear"));
        clear.setOnAction(event -> model.ask(model.query().cleared()));
        getChildren().setAll(line, clear);
        getStyleClass().add("reference-nothing");
        setVisible(false);
    }
}
