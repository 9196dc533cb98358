package org.alea.app.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.MapChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import org.alea.app.games.SetupPreset;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.store.Setting;

/** The set-ups that have a name, a chip each; the one that is chosen now is lit. */
final class PresetChips extends FlowPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final SetupModel model;
    private final Texts texts;
    private final OwnSetups own;
    private final Map<SetupPreset, Button> chips = new LinkedHashMap<>();
    private final Map<String, Button> ownChips = new LinkedHashMap<>();

    PresetChips(Texts texts, SetupModel model, List<SetupPreset> presets, OwnSetups own) {
        this.texts = texts;
        this.model = model;
        this.own = own;
        getStyleClass().add("presets");
        setAlignment(Pos.CENTER_RIGHT);
        for (SetupPreset preset : presets) {
            Button chip = new Button();
            chip.setId(preset.text().replace('.', '-'));
            chip.textProperty().bind(texts.text(preset.text()));
            chip.accessibleTextProperty().bind(texts.live(() -> texts.get("setup.preset", texts.get(preset.text()))));
            chip.getStyleClass().setAll("chip-button");
            chip.setOnAction(event -> model.choose(preset.options()));
            chips.put(preset, chip);
            getChildren().add(chip);
        }
        model.chosen().addListener((MapChangeListener<String, String>) change -> show());
        Weakly.follow(this, own.preferences().of(Setting.OWN_SETUPS), this::addOwn);
        addOwn();
    }

    private void addOwn() {
        getChildren().removeAll(ownChips.values());
        ownChips.clear();
        own.all().forEach((name, written) -> {
            Button chip = new Button(name);
            chip.accessibleTextProperty().bind(texts.text("setup.preset", name));
            chip.getStyleClass().setAll("chip-button", "own-setup");
            chip.setOnAction(event -> model.recall(written));
            ownChips.put(written, chip);
            getChildren().add(chip);
        });
        setManaged(!getChildren().isEmpty());
        show();
    }

    private void show() {
        ownChips.forEach((written, chip) -> chip.pseudoClassStateChanged(CHOSEN, written.equals(model.written())));
        chips.forEach((preset, chip) -> chip.pseudoClassStateChanged(CHOSEN, model.is(preset.options())));
    }
}
