package org.alea.app.settings;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.DataFolder;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** Where the player's files lie; nothing here can be changed, the paths can be copied. */
final class DataRows {
    private DataRows() {}

    static List<Node> of(Desk desk) {
        DataFolder folder = desk.store().folder();
        return List.of(
                row(desk, "folder", folder.root()),
                row(desk, "ownCards", folder.rulesData()),
                row(desk, "crashReports", folder.crashReports()));
    }

    private static Node row(Desk desk, String id, Path path) {
        Texts texts = desk.texts();
        Label name = new Label();
        name.textProperty().bind(texts.text("data." + id));
        name.getStyleClass().add("strong");
        Label help = new Label();
        help.textProperty().bind(texts.text("data." + id + ".help"));
        help.setWrapText(true);
        help.getStyleClass().add("setting-help");
        Label where = new Label(path.toString());
        where.setWrapText(true);
        where.getStyleClass().add("data-path");
        VBox words = new VBox(name, help, where);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button copy = new Button("", Icon.of(MaterialDesignC.CONTENT_COPY));
        copy.setId("copy-" + id);
        copy.textProperty().bind(texts.text("data.copy"));
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(path.toString());
            Clipboard.getSystemClipboard().setContent(content);
            desk.navigator().toast(texts.get("data.copied"));
        });
        HBox row = new HBox(words, copy);
        row.getStyleClass().add("setting-row");
        return row;
    }
}
