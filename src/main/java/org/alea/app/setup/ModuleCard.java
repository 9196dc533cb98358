package org.alea.app.setup;

import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.app.shell.controls.CardToggle;
import org.alea.content.Wording;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;

/** One value of an option that takes several, such as a module: a paper card in play, an ink one out of play. */
final class ModuleCard extends CardToggle {
    private final Texts texts;
    private final Label effect = new Label();
    private final EmblemPlate plate;

    /** @param key of the game's wording: the card's name, with {@code .help} what it does */
    ModuleCard(Desk desk, Wording wording, String key, Ikon emblem) {
        this(desk, wording, key, emblem, new BorderPane());
    }

    private ModuleCard(Desk desk, Wording wording, String key, Ikon emblem, BorderPane content) {
        super(content);
        texts = desk.texts();
        plate = new EmblemPlate(emblem);
        getStyleClass().setAll("module-card");
        Label name = new Label();
        name.textProperty().bind(texts.live(() -> wording.say(key, texts.language())));
        name.getStyleClass().addAll("display", "module-name");
        VBox words = new VBox(name);
        if (wording.knows(key + ".help")) {
            Label help = new Label();
            help.textProperty().bind(texts.live(() -> wording.say(key + ".help", texts.language())));
            help.setWrapText(true);
            help.getStyleClass().add("module-help");
            words.getChildren().add(help);
            accessibleHelpProperty().bind(help.textProperty());
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox top = new HBox(plate, words);
        top.getStyleClass().add("module-top");
        content.setCenter(top);
        content.setBottom(foot());
        accessibleTextProperty().bind(name.textProperty());
        selectedProperty().addListener((all, old, now) -> print(desk));
        Weakly.follow(this, desk.preferences().of(Setting.THEME), () -> print(desk));
        print(desk);
    }

    /** What putting this card in, or taking it out, does to the chance of winning, in points of a hundred. */
    void effect(int points) {
        effect.setText((points > 0 ? "+" : "−") + texts.get("setup.effect", Math.abs(points)));
        effect.getStyleClass().removeAll("gain", "loss");
        effect.getStyleClass().add(points > 0 ? "gain" : "loss");
        effect.setVisible(points != 0);
    }

    private HBox foot() {
        Region thumb = new Region();
        thumb.getStyleClass().add("thumb");
        HBox track = new HBox(thumb);
        track.getStyleClass().add("module-switch");
        Label state = new Label();
        state.textProperty()
                .bind(texts.live(
                        () -> texts.get(isSelected() ? "setup.inPlay" : "setup.outOfPlay"), selectedProperty()));
        state.getStyleClass().addAll("strong", "small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        effect.getStyleClass().addAll("strong", "small");
        effect.setVisible(false);
        HBox foot = new HBox(track, state, gap, effect);
        foot.getStyleClass().add("module-foot");
        return foot;
    }

    private void print(Desk desk) {
        if (isSelected()) {
            plate.onPaper();
        } else {
            plate.onInk(desk.preferences().get(Setting.THEME) == Choices.Theme.DARK);
        }
    }
}
