package org.alea.app.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.collections.MapChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.EqualColumns;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.content.Wording;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.kordamp.ikonli.Ikon;

/** An option that takes several values: one card each, and what each would do to the chance of winning. */
final class ModuleCards extends VBox {
    private static final int COLUMNS = 3;
    private static final double CARD_EMS = 18.5;

    private final SetupModel model;
    private final SetupOption option;
    private final Texts texts;
    private final Function<Setup, OptionalInt> winPercent;
    private final Map<String, ModuleCard> cards = new LinkedHashMap<>();
    private final Label count = new Label();

    ModuleCards(
            Desk desk,
            SetupModel model,
            SetupOption option,
            Wording wording,
            Function<String, Ikon> emblem,
            Function<Setup, OptionalInt> winPercent,
            Node presets) {
        this.model = model;
        this.option = option;
        this.texts = desk.texts();
        this.winPercent = winPercent;
        getStyleClass().add("setup-part");
        String key = "option." + option.id();
        Label title = new Label();
        title.textProperty().bind(texts.live(() -> wording.say(key, texts.language())));
        title.getStyleClass().addAll("display", "panel-title");
        count.getStyleClass().add("muted");
        title.setMinWidth(USE_PREF_SIZE);
        count.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(presets, Priority.ALWAYS);
        HBox header = new HBox(title, count, presets);
        header.getStyleClass().add("setup-part-header");
        getChildren().addAll(header, grid(desk, wording, emblem));
        model.chosen().addListener((MapChangeListener<String, String>) change -> show());
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private EqualColumns grid(Desk desk, Wording wording, Function<String, Ikon> emblem) {
        EqualColumns grid = new EqualColumns(desk, COLUMNS, CARD_EMS);
        grid.getStyleClass().add("module-grid");
        for (String value : option.values()) {
            ModuleCard card = new ModuleCard(desk, wording, "option." + option.id() + "." + value, emblem.apply(value));
            card.setId("option-" + option.id() + "-" + value);
            card.setOnAction(event -> model.toggle(option, value));
            cards.put(value, card);
        }
        grid.show(List.copyOf(cards.values()));
        return grid;
    }

    private void show() {
        boolean offered = model.applies(option);
        setVisible(offered);
        setManaged(offered);
        List<String> chosen = model.values(option);
        count.setText(texts.get("setup.count", chosen.size(), option.values().size()));
        OptionalInt now = winPercent.apply(model.setup());
        cards.forEach((value, card) -> {
            card.setSelected(chosen.contains(value));
            OptionalInt other = winPercent.apply(model.setupWith(option, value));
            int inPlay = card.isSelected() ? now.orElse(0) : other.orElse(0);
            int outOfPlay = card.isSelected() ? other.orElse(0) : now.orElse(0);
            card.effect(now.isPresent() && other.isPresent() ? inPlay - outOfPlay : 0);
        });
    }
}
