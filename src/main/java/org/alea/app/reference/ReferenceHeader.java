package org.alea.app.reference;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/** The head of the reference: what is searched, every filter that is on, in which order and how cards are shown. */
final class ReferenceHeader extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final SearchField search;
    private final FlowPane chips = new FlowPane();
    private final Button grid;
    private final Button list;
    private final Subscription follows;

    ReferenceHeader(Desk desk, ReferenceModel model, ReferenceStyle style, ObservableValue<String> title) {
        this.desk = desk;
        this.texts = desk.texts();
        this.model = model;
        this.style = style;
        grid = view("grid", MaterialDesignV.VIEW_GRID, false);
        list = view("list", MaterialDesignV.VIEW_LIST, true);
        search = new SearchField(
                texts.text("reference.prompt"), texts.live(this::count, model.foundProperty(), model.cardsProperty()));
        HBox.setHgrow(search, Priority.SOMETIMES);
        chips.getStyleClass().add("filter-chips");
        chips.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(chips, Priority.ALWAYS);
        getStyleClass().add("reference-header");
        getChildren().addAll(title(title), search, chips, order(), views());
        search.textProperty()
                .addListener((all, old, now) -> model.ask(model.query().saying(now)));
        model.queryProperty().addListener((all, old, now) -> {
            if (!search.textProperty().get().equals(now.words())) {
                search.textProperty().set(now.words());
            }
            showChips();
        });
        model.cardsProperty().addListener((all, old, now) -> showChips());
        model.marked().addListener((SetChangeListener<Card>) change -> showChips());
        follows = Subscription.combine(
                texts.languageProperty().subscribe((old, now) -> showChips()),
                desk.preferences().of(Setting.CARDS_AS_LIST).subscribe(this::showView));
    }

    SearchField search() {
        return search;
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    /** Nothing as long as the cards are still being read: to say that there are none would be wrong. */
    private String count() {
        return model.cardsProperty().get().isEmpty()
                ? ""
                : texts.get("reference.count", model.found().size());
    }

    private static Node title(ObservableValue<String> words) {
        Label title = new Label();
        title.textProperty().bind(words);
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(USE_PREF_SIZE);
        return title;
    }

    private Node order() {
        Button order = new Button("", Icon.of(MaterialDesignS.SORT_VARIANT));
        order.setId("order");
        order.getStyleClass().add("ghost");
        order.setMinWidth(USE_PREF_SIZE);
        order.textProperty()
                .bind(texts.live(() -> texts.get(model.query().order().key()), model.queryProperty()));
        order.accessibleTextProperty()
                .bind(texts.live(
                        () -> texts.get(
                                "reference.order",
                                texts.get(model.query().order().key())),
                        model.queryProperty()));
        order.setOnAction(
                event -> model.ask(model.query().by(model.query().order().next())));
        return order;
    }

    private Node views() {
        HBox views = new HBox(grid, list);
        views.getStyleClass().add("view-switch");
        views.setMinWidth(USE_PREF_SIZE);
        views.setMaxHeight(USE_PREF_SIZE);
        return views;
    }

    private void showView(boolean listed) {
        grid.pseudoClassStateChanged(CHOSEN, !listed);
        list.pseudoClassStateChanged(CHOSEN, listed);
    }

    private Button view(String name, Ikon icon, boolean listed) {
        Button button = new Button("", Icon.of(icon));
        button.setId("view-" + name);
        button.getStyleClass().setAll("view-choice");
        button.accessibleTextProperty().bind(texts.text("reference.view." + name));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.text("reference.view." + name));
        button.setTooltip(tip);
        button.setOnAction(event -> desk.preferences().set(Setting.CARDS_AS_LIST, listed));
        return button;
    }

    /** What is ticked and every filter that is on, to be taken away by a press. */
    private void showChips() {
        chips.getChildren().clear();
        Query query = model.query();
        if (!model.marked().isEmpty()) {
            chips.getChildren().add(marked());
        }
        query.game()
                .ifPresent(game -> chip(
                        texts.get(style.cover(game).titleKey()),
                        style.cover(game).styleClass(),
                        query.in(Optional.empty())));
        for (Facet facet : Facet.values()) {
            model.cardsProperty().get().stream()
                    .flatMap(card -> facet.of(card).stream())
                    .filter(trait -> query.chosen(facet, trait.id()))
                    .distinct()
                    .forEach(trait -> chip(trait.name().in(texts.language()), "", query.toggled(facet, trait.id())));
        }
        query.only().stream().sorted().forEach(special -> chip(texts.get(special.key()), "", query.toggled(special)));
    }

    /** How many cards a picture or a page will show, wherever they are; a press unticks them all. */
    private Button marked() {
        Button chip = new Button(texts.get("reference.marked", model.marked().size()), Icon.of(MaterialDesignC.CLOSE));
        chip.setId("marked");
        chip.getStyleClass().setAll("chip-button", "filter-on");
        chip.setAccessibleText(chip.getText() + ". " + texts.get("reference.unmark"));
        chip.setTooltip(new Tooltip(texts.get("reference.unmark")));
        chip.setOnAction(event -> model.unmark());
        return chip;
    }

    private void chip(String words, String gameClass, Query without) {
        Button chip = new Button(words, Icon.of(MaterialDesignC.CLOSE));
        chip.getStyleClass().setAll("chip-button", "filter-on");
        if (!gameClass.isEmpty()) {
            chip.getStyleClass().add(gameClass);
        }
        chip.setAccessibleText(texts.get("reference.takeAway", words));
        chip.setOnAction(event -> model.ask(without));
        chips.getChildren().add(chip);
    }
}
