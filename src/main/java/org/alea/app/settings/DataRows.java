package org.alea.app.settings;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.DataFolder;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Where the player's files lie; nothing here can be changed, folders can be opened and their paths copied. */
final class DataRows {
    private final Desk desk;
    private final FileManager manager;

    DataRows(Desk desk, FileManager manager) {
        this.desk = desk;
        this.manager = manager;
    }

    static List<Node> of(Desk desk) {
        return new DataRows(desk, FileManager.ofThisMachine()).all();
    }

    List<Node> all() {
        DataFolder folder = desk.store().folder();
        return List.of(
                row("folder", folder.root()),
                row("ownCards", folder.rulesData()),
                row("crashReports", folder.crashReports()));
    }

    private Node row(String id, Path path) {
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
        Button open = button(MaterialDesignF.FOLDER_OPEN_OUTLINE, "data.open", "open-" + id);
        open.setOnAction(event -> manager.open(path, desk));
        Button copy = button(MaterialDesignC.CONTENT_COPY, "data.copy", "copy-" + id);
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(path.toString());
            Clipboard.getSystemClipboard().setContent(content);
            desk.navigator().toast(texts.get("data.copied"));
        });
        HBox row = new HBox(words, open, copy);
        row.getStyleClass().add("setting-row");
        return row;
    }

    private Button button(Ikon icon, String key, String id) {
        Texts texts = desk.texts();
        Button button = new Button("", Icon.of(icon));
        button.setId(id);
        button.getStyleClass().add("icon-button");
        button.accessibleTextProperty().bind(texts.text(key));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text(key));
        button.setTooltip(tip);
        return button;
    }
}
