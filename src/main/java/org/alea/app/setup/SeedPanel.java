package org.alea.app.setup;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.settings.SettingRow;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** The seed of the game, and the settings a player may want to change before it. */
final class SeedPanel extends VBox {
    private final Texts texts;

    SeedPanel(Desk desk, SetupModel model) {
        texts = desk.texts();
        getStyleClass().addAll("panel", "setup-panel");
        Label title = new Label();
        title.textProperty().bind(texts.text("setup.seedTitle"));
        title.getStyleClass().addAll("display", "panel-title");
        Label caption = new Label();
        caption.textProperty().bind(texts.live(() -> texts.get("setup.seed").toUpperCase(texts.locale())));
        caption.getStyleClass().add("cap");
        TextField field = new TextField();
        field.setId("seed");
        field.textProperty().bindBidirectional(model.seedProperty());
        field.promptTextProperty().bind(texts.text("setup.anySeed"));
        field.accessibleTextProperty().bind(texts.text("setup.seed"));
        field.getStyleClass().addAll("num", "seed-field");
        HBox.setHgrow(field, Priority.ALWAYS);
        Button reroll = button(MaterialDesignR.REFRESH, "setup.reroll", model::reroll);
        Button copy = button(MaterialDesignC.CONTENT_COPY, "setup.copySeed", () -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(field.getText());
            Clipboard.getSystemClipboard().setContent(content);
            desk.navigator().toast(texts.get("setup.seedCopied"));
        });
        HBox line = new HBox(field, reroll, copy);
        line.getStyleClass().add("seed-line");
        Label help = new Label();
        help.textProperty().bind(texts.text("setup.seedHelp"));
        help.setWrapText(true);
        help.getStyleClass().addAll("small", "faint");
        VBox seed = new VBox(caption, line, help);
        seed.getStyleClass().add("option");
        getChildren()
                .addAll(
                        title,
                        seed,
                        SettingRow.choice(desk, Setting.ANIMATION_SPEED),
                        SettingRow.flag(desk, Setting.REDUCED_MOTION));
    }

    private Button button(Ikon icon, String key, Runnable action) {
        Button button = new Button("", Icon.of(icon));
        button.setId(key.replace('.', '-'));
        button.getStyleClass().add("icon-button");
        button.accessibleTextProperty().bind(texts.text(key));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text(key));
        button.setTooltip(tip);
        button.setOnAction(event -> action.run());
        return button;
    }
}
