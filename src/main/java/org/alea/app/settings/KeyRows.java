package org.alea.app.settings;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyChecks;
import org.alea.app.shell.KeyGroup;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.KeyNames;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.KeyField;
import org.alea.store.Setting;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** Every key that can be moved, by the place where it works. */
final class KeyRows {
    private final Desk desk;
    private final KeyMap map;
    private final KeyChecks checks;

    private KeyRows(Desk desk) {
        this.desk = desk;
        map = new KeyMap(desk.preferences());
        checks = new KeyChecks(desk);
    }

    static List<Node> of(Desk desk) {
        KeyRows rows = new KeyRows(desk);
        List<Node> nodes = new ArrayList<>();
        for (KeyGroup group : KeyGroup.of(desk)) {
            nodes.add(SettingSearch.caption(desk.texts(), group.title()));
            group.actions().forEach(action -> nodes.add(rows.row(action, group)));
        }
        return nodes;
    }

    private HBox row(KeyAction action, KeyGroup group) {
        Texts texts = desk.texts();
        Label name = new Label();
        name.textProperty().bind(texts.live(() -> capitalised(texts.get(action.text()))));
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        name.getStyleClass().add("strong");
        Label refusal = new Label();
        refusal.setWrapText(true);
        refusal.setMinHeight(Region.USE_PREF_SIZE);
        refusal.getStyleClass().add("key-refusal");
        refusal.setVisible(false);
        refusal.managedProperty().bind(refusal.visibleProperty());
        VBox words = new VBox(name, refusal);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(words, reset(action, refusal), field(action, group, refusal));
        row.getStyleClass().addAll("setting-row", "key-row");
        return row;
    }

    private KeyField field(KeyAction action, KeyGroup group, Label refusal) {
        Texts texts = desk.texts();
        KeyField field = new KeyField(key -> take(action, group, key, refusal));
        field.setId("key-" + action.id().replace('.', '-'));
        StringBinding cap = texts.live(
                () -> field.listeningProperty().get() ? texts.get("keys.press") : KeyNames.of(map.key(action), texts),
                field.listeningProperty(),
                desk.preferences().of(Setting.KEYS));
        field.textProperty().bind(cap);
        field.focusedProperty().addListener((all, old, now) -> refusal.setVisible(refusal.isVisible() && now));
        field.accessibleTextProperty()
                .bind(texts.live(() -> texts.get("keys.change", texts.get(action.text()), cap.get()), cap));
        return field;
    }

    private Button reset(KeyAction action, Label refusal) {
        Texts texts = desk.texts();
        Button reset = new Button("", Icon.of(MaterialDesignR.RESTORE));
        reset.setId("reset-" + action.id().replace('.', '-'));
        reset.getStyleClass().add("bare");
        reset.accessibleTextProperty().bind(texts.live(() -> texts.get("keys.reset", texts.get(action.text()))));
        reset.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> map.isMoved(action), desk.preferences().of(Setting.KEYS)));
        reset.setOnAction(event -> {
            refusal.setVisible(false);
            map.reset(action);
        });
        return reset;
    }

    private void take(KeyAction action, KeyGroup group, KeyCodeCombination key, Label refusal) {
        boolean refused = checks.refusal(action, group, key).isPresent();
        refusal.setVisible(refused);
        if (refused) {
            refusal.textProperty()
                    .bind(desk.texts()
                            .live(() -> checks.refusal(action, group, key).orElse("")));
        } else {
            map.move(action, key);
        }
    }

    private String capitalised(String text) {
        return text.substring(0, 1).toUpperCase(desk.texts().locale()) + text.substring(1);
    }
}
