package org.alea.app.rulebook;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.games.GameCover;
import org.alea.app.games.TableViewKit;
import org.alea.app.reference.SearchField;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.app.shell.controls.ChipFit;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** The top of the rulebook: its title, the way to the chapters, the search, and one chip a game. */
final class RulebookHeader extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Texts texts;
    private final SearchField search;
    private final Button drawer = new Button("", Icon.of(MaterialDesignM.MENU));
    private final Map<String, Button> games = new HashMap<>();
    private final ChipFit fit = new ChipFit();

    /** @param chapters opens the chapters, or closes them */
    RulebookHeader(Desk desk, RulebookModel model, ObservableValue<String> heading, Runnable chapters) {
        texts = desk.texts();
        search = new SearchField(texts.text("rulebook.prompt"), found(model));
        search.textProperty().bindBidirectional(model.typedProperty());
        search.focusWithinProperty().addListener((all, old, now) -> model.stay());
        Label title = new Label();
        title.textProperty().bind(heading);
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        drawer.setId("chapters-open");
        drawer.getStyleClass().add("ghost");
        drawer.setMinWidth(USE_PREF_SIZE);
        drawer.textProperty().bind(texts.text("rulebook.chapters"));
        drawer.setOnAction(event -> chapters.run());
        drawer.managedProperty().bind(drawer.visibleProperty());
        getStyleClass().add("rulebook-header");
        getChildren().addAll(title, drawer, search, space);
        Weakly.follow(this, desk.em(), () -> fit.forget(games.values()));
        Weakly.follow(this, texts.languageProperty(), () -> fit.forget(games.values()));
    }

    /** The names of the games give way. */
    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        fit.fit(games.values(), super.computeMinWidth(-1), getWidth());
        super.layoutChildren();
    }

    /** Offers the books of all games that can be played. */
    void offer(Desk desk, Consumer<String> choose) {
        desk.suite().views().stream()
                .map(TableViewKit::cover)
                .forEach(cover -> getChildren().add(chip(cover, choose)));
    }

    SearchField search() {
        return search;
    }

    /** Whether the chapters have to be asked for. */
    void showDrawer(boolean shown) {
        drawer.setVisible(shown);
    }

    void showGame(String game) {
        games.forEach((id, chip) -> chip.pseudoClassStateChanged(CHOSEN, id.equals(game)));
        requestLayout();
    }

    private ObservableValue<String> found(RulebookModel model) {
        return texts.live(() -> said(model), model.passagesProperty(), model.typedProperty());
    }

    private String said(RulebookModel model) {
        int passages = model.passagesProperty().get();
        if (model.typedProperty().get().isBlank()) {
            return "";
        }
        if (passages <= 0) {
            return texts.get("rulebook.nothing");
        }
        return texts.get(model.inOtherLanguage() ? "rulebook.passages.other" : "rulebook.passages", passages);
    }

    private Node chip(GameCover cover, Consumer<String> choose) {
        Button chip = new Button("", Icon.of(cover.icon()));
        chip.setId("book-" + cover.id());
        chip.getStyleClass().setAll("chip-button", "book-chip", cover.styleClass());
        chip.setMinWidth(USE_PREF_SIZE);
        chip.textProperty().bind(texts.text(cover.titleKey()));
        chip.accessibleTextProperty().bind(chip.textProperty());
        Tooltip name = new Tooltip();
        name.textProperty().bind(chip.textProperty());
        chip.setTooltip(name);
        chip.setOnAction(event -> choose.accept(cover.id()));
        games.put(cover.id(), chip);
        return chip;
    }
}
