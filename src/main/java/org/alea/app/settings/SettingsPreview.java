package org.alea.app.settings;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.SoundBoard;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/** What the present settings look and sound like. */
final class SettingsPreview extends VBox {
    private static final double DIE_EMS = 4.4;

    private final List<DieNode> dice = new ArrayList<>();

    SettingsPreview(Desk desk) {
        Texts texts = desk.texts();
        getStyleClass().addAll("panel", "preview");
        Label title = new Label();
        title.textProperty().bind(texts.text("settings.preview"));
        title.getStyleClass().addAll("display", "panel-title");
        Button listen = new Button("", Icon.of(MaterialDesignV.VOLUME_HIGH));
        listen.setId("listen");
        listen.textProperty().bind(texts.text("settings.listen"));
        listen.setOnAction(event -> desk.sounds().play(SoundBoard.Sound.DIE_ROLL));
        getChildren().addAll(title, card(texts), tray(desk), listen, note(texts));
        desk.em().addListener((all, old, now) -> size(now.doubleValue()));
        size(desk.em().get());
    }

    private static VBox card(Texts texts) {
        Label name = new Label();
        name.textProperty().bind(texts.text("settings.previewCard"));
        name.getStyleClass().addAll("display", "preview-name");
        Label text = new Label();
        text.textProperty().bind(texts.text("settings.previewText"));
        text.setWrapText(true);
        text.getStyleClass().add("preview-text");
        VBox card = new VBox(name, text);
        card.getStyleClass().addAll("paper", "preview-card");
        return card;
    }

    private HBox tray(Desk desk) {
        HBox tray = new HBox(
                die(desk, DieSkin.WHITE, 2, "settings.white"),
                die(desk, DieSkin.GREEN, 5, "settings.green"),
                die(desk, DieSkin.YELLOW, 3, "settings.yellow"),
                die(desk, DieSkin.BLUE, 6, "settings.blue"));
        tray.getStyleClass().add("preview-tray");
        return tray;
    }

    private VBox die(Desk desk, DieSkin skin, int value, String key) {
        DieNode die = new DieNode(skin, DieFace.pips(value), DIE_EMS * 14);
        dice.add(die);
        Label name = new Label();
        name.textProperty().bind(desk.texts().text(key));
        name.getStyleClass().add("small");
        VBox both = new VBox(die, name);
        both.getStyleClass().add("preview-die");
        return both;
    }

    private static Label note(Texts texts) {
        Label note = new Label();
        note.textProperty().bind(texts.text("settings.previewNote"));
        note.setWrapText(true);
        note.getStyleClass().addAll("small", "muted");
        return note;
    }

    private void size(double em) {
        dice.forEach(die -> die.resizeTo(DIE_EMS * em));
    }
}
