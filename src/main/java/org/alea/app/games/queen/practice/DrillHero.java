package org.alea.app.games.queen.practice;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.DrillWords;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** The drill at hand: what it asks, how fast it is to go, and the button that begins it. */
final class DrillHero extends HBox {
    private final Texts texts;
    private final PracticeModel model;
    private final DrillWords words;

    /** What the player can begin from here. */
    record Ways(Runnable start, Runnable circuit, Runnable remove) {}

    DrillHero(Desk desk, PracticeModel model, Ways ways) {
        this.texts = desk.texts();
        this.model = model;
        this.words = new DrillWords(model.box().wording());
        getStyleClass().addAll("panel", "drill-hero");
        VBox left = new VBox(kind(), name(), about(), settings(), buttons(ways));
        left.getStyleClass().add("hero-words");
        left.setMinWidth(0);
        HBox.setHgrow(left, Priority.ALWAYS);
        getChildren().addAll(left, new RecordDial(desk, model));
    }

    private Label kind() {
        Label kind = new Label();
        kind.textProperty()
                .bind(texts.live(
                        () -> texts.get(model.isOwn(drill()) ? "practice.own" : "cover.queen.title")
                                .toUpperCase(texts.locale()),
                        model.drillProperty()));
        kind.getStyleClass().addAll("cap", "accent-text");
        return kind;
    }

    private Label name() {
        Label name = new Label();
        name.setId("drill-name");
        name.textProperty().bind(texts.live(() -> drill().name().in(texts.language()), model.drillProperty()));
        name.getStyleClass().addAll("display", "hero-name");
        return name;
    }

    private Label about() {
        Label about = new Label();
        about.setId("drill-about");
        about.textProperty()
                .bind(texts.live(
                        () -> words.about(drill(), texts.language())
                                + words.bonus(drill(), texts.language())
                                        .map(bonus -> " " + texts.get("practice.bonus", bonus))
                                        .orElse("")
                                + modules(),
                        model.drillProperty()));
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        about.getStyleClass().addAll("muted", "hero-about");
        return about;
    }

    /** What is in play besides the dice, in the order of the box. */
    private String modules() {
        String names = drill().modules().stream()
                .sorted()
                .map(module -> model.box().wording().say("option.modules." + module.option(), texts.language()))
                .collect(Collectors.joining(", "));
        return names.isEmpty()
                ? ""
                : " " + texts.get("practice.modules", drill().modules().size(), names);
    }

    private HBox settings() {
        Segments<Speed> speeds = new Segments<>(
                List.of(Speed.values()),
                model.speedProperty().get(),
                speed -> texts.live(() -> limit(speed), model.drillProperty()));
        speeds.setId("speed");
        speeds.accessibleTextProperty().bind(texts.text("practice.speed"));
        speeds.valueProperty().bindBidirectional(model.speedProperty());
        Label dice = new Label();
        dice.textProperty()
                .bind(texts.live(() -> texts.get("practice.dice", drill().diceCount()), model.drillProperty()));
        dice.setGraphic(Icon.of(MaterialDesignD.DICE_MULTIPLE_OUTLINE));
        dice.getStyleClass().add("chip");
        HBox settings = new HBox(speeds, dice);
        settings.getStyleClass().add("hero-settings");
        return settings;
    }

    /** The limit at this speed, as it stands on the button. */
    private String limit(Speed speed) {
        return speed.timed()
                ? texts.get("practice.seconds", Math.round(drill().limitMs(speed) / 100.0) / 10.0)
                : texts.get("practice.free");
    }

    private FlowPane buttons(Ways ways) {
        Label words = new Label("", Icon.of(MaterialDesignP.PLAY));
        words.textProperty().bind(texts.text("practice.start"));
        Label key = new Label("↵");
        key.getStyleClass().add("kbd");
        HBox content = new HBox(words, key);
        content.getStyleClass().add("start-content");
        Button start = new Button("", content);
        start.setId("start");
        start.accessibleTextProperty().bind(texts.text("practice.start"));
        start.getStyleClass().addAll("primary", "large");
        start.setDefaultButton(true);
        start.setOnAction(event -> ways.start().run());
        Button circuit = new Button("", Icon.of(MaterialDesignR.REPEAT));
        circuit.setId("circuit");
        circuit.textProperty().bind(texts.live(this::circuitWords, model.changesProperty(), model.speedProperty()));
        circuit.getStyleClass().addAll("ghost", "large");
        circuit.setOnAction(event -> ways.circuit().run());
        Button remove = new Button("", Icon.of(MaterialDesignD.DELETE_OUTLINE));
        remove.setId("remove-drill");
        remove.getStyleClass().addAll("ghost", "large", "icon-button");
        remove.accessibleTextProperty().bind(texts.text("practice.remove"));
        remove.setOnAction(event -> ways.remove().run());
        remove.visibleProperty()
                .bind(javafx.beans.binding.Bindings.createBooleanBinding(
                        () -> model.isOwn(drill()), model.drillProperty(), model.changesProperty()));
        remove.managedProperty().bind(remove.visibleProperty());
        FlowPane buttons = new FlowPane(start, circuit, remove);
        buttons.getStyleClass().add("hero-buttons");
        return buttons;
    }

    private String circuitWords() {
        return model.circuitRecord().isPresent()
                ? texts.get("practice.circuitBest", model.circuitRecord().getAsInt())
                : texts.get("practice.circuit");
    }

    private Drill drill() {
        return model.drillProperty().get();
    }
}
