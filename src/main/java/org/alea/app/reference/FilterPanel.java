package org.alea.app.reference;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;

/** What the cards are sorted out by: the game, then every facet in which its cards differ. */
final class FilterPanel extends ScrollPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final VBox parts = new VBox();
    private final Map<String, Switchable> shown = new LinkedHashMap<>();
    private final Map<Facet, Map<String, Integer>> counts = new EnumMap<>(Facet.class);
    private Map<String, Integer> countsByGame = Map.of();
    private String present = "";

    /** A control of the panel, with how it shows what is chosen and counted. */
    private record Switchable(ButtonBase button, Label count, Consumer<Switchable> refresh) {}

    FilterPanel(Desk desk, ReferenceModel model, ReferenceStyle style) {
        this.desk = desk;
        this.texts = desk.texts();
        this.model = model;
        this.style = style;
        getStyleClass().addAll("page", "filters");
        parts.getStyleClass().addAll("panel", "filter-parts");
        setContent(parts);
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        model.cardsProperty().addListener((all, old, now) -> build());
        model.queryProperty().addListener((all, old, now) -> refresh());
    }

    /** The facets depend on the game: they are made anew when another one is chosen. */
    private void refresh() {
        if (!present.equals(model.query().game().orElse(""))) {
            build();
        } else {
            showCounts();
        }
    }

    /** Counts each facet once for all its traits: this happens with every letter typed. */
    private void showCounts() {
        counts.clear();
        for (Facet facet : Facet.values()) {
            counts.put(facet, model.counts(facet));
        }
        countsByGame = model.query().countsByGame(model.cardsProperty().get());
        shown.values().forEach(one -> one.refresh().accept(one));
    }

    private void build() {
        String focused = focused();
        present = model.query().game().orElse("");
        shown.clear();
        parts.getChildren().clear();
        games();
        for (Facet facet : Facet.values()) {
            facet(facet);
        }
        own();
        showCounts();
        Optional.ofNullable(shown.get(focused)).ifPresent(one -> one.button().requestFocus());
    }

    private String focused() {
        return shown.entrySet().stream()
                .filter(one -> one.getValue().button().isFocused())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    private void games() {
        VBox part = part("reference.facet.GAME");
        part.getChildren().add(game(Optional.empty()));
        model.cardsProperty().get().stream()
                .map(Card::game)
                .distinct()
                .forEach(game -> part.getChildren().add(game(Optional.of(game))));
    }

    private Node game(Optional<String> game) {
        ToggleButton button = new ToggleButton();
        button.getStyleClass().setAll("filter-game");
        Label name = new Label();
        name.setWrapText(true);
        name.textProperty()
                .bind(texts.text(game.map(style::cover).map(GameCover::titleKey).orElse("reference.allGames")));
        Icon icon = game.map(style::cover)
                .map(cover -> Icon.of(cover.icon()))
                .orElseGet(() -> Icon.of(Glyph.glyph("mdi2c-cards-outline")));
        game.map(style::cover).ifPresent(cover -> button.getStyleClass().add(cover.styleClass()));
        Label count = line(button, icon, name);
        add(
                "game-" + game.orElse("all"),
                button,
                name,
                count,
                () -> model.ask(model.query().in(game)),
                one -> {
                    int found = game.map(id -> countsByGame.getOrDefault(id, 0))
                            .orElseGet(() -> countsByGame.values().stream()
                                    .mapToInt(Integer::intValue)
                                    .sum());
                    show(one, model.query().game().equals(game), found);
                });
        return button;
    }

    private void facet(Facet facet) {
        Map<String, Trait> traits = new LinkedHashMap<>();
        model.cardsProperty().get().stream()
                .filter(card -> present.isEmpty() || card.game().equals(present))
                .flatMap(card -> facet.of(card).stream())
                .forEach(trait -> traits.putIfAbsent(trait.id(), trait));
        if (traits.size() < 2) {
            return;
        }
        VBox part = part(facet.key());
        boolean dice = traits.values().stream().allMatch(trait -> trait.sign().startsWith("die-"));
        boolean figures = facet == Facet.LEVEL;
        if (dice || figures) {
            FlowPane flow = new FlowPane();
            flow.getStyleClass().add("filter-flow");
            sorted(facet, traits).forEach(trait -> flow.getChildren().add(chip(facet, trait)));
            part.getChildren().add(flow);
        } else {
            sorted(facet, traits).forEach(trait -> part.getChildren().add(check(facet, trait)));
        }
    }

    /** Levels by their number, dice as they always lie, everything else as printed. */
    private static List<Trait> sorted(Facet facet, Map<String, Trait> traits) {
        return switch (facet) {
            case LEVEL ->
                traits.values().stream()
                        .sorted(Comparator.comparingInt(trait -> Integer.parseInt(trait.id())))
                        .toList();
            case COLOUR ->
                traits.values().stream()
                        .sorted(Comparator.comparingInt(Signs::place))
                        .toList();
            default -> List.copyOf(traits.values());
        };
    }

    private Node check(Facet facet, Trait trait) {
        ToggleButton box = new ToggleButton();
        box.getStyleClass().setAll("filter-check");
        box.setAccessibleRole(AccessibleRole.CHECK_BOX);
        Label name = new Label();
        name.textProperty().bind(texts.words(trait.name()));
        name.setWrapText(true);
        HBox square = new HBox(Icon.of(Glyph.glyph("mdi2c-check-bold")));
        square.setAlignment(Pos.CENTER);
        square.getStyleClass().add("filter-square");
        Label count = line(box, square, name);
        toggle(facet, trait, box, name, count);
        return box;
    }

    private Node chip(Facet facet, Trait trait) {
        ToggleButton chip = new ToggleButton();
        chip.getStyleClass().setAll("filter-chip");
        chip.setAccessibleRole(AccessibleRole.CHECK_BOX);
        Label name = new Label();
        name.textProperty().bind(texts.words(trait.name()));
        Signs.of(trait, desk.em().get() * 1.6)
                .ifPresentOrElse(chip::setGraphic, () -> chip.textProperty().bind(name.textProperty()));
        toggle(facet, trait, chip, name, new Label());
        return chip;
    }

    private void toggle(Facet facet, Trait trait, ToggleButton button, Label name, Label count) {
        add(
                facet.name().toLowerCase(Locale.ROOT) + "-" + trait.id(),
                button,
                name,
                count,
                () -> model.ask(model.query().toggled(facet, trait.id())),
                one -> show(
                        one,
                        model.query().chosen(facet, trait.id()),
                        counts.getOrDefault(facet, Map.of()).getOrDefault(trait.id(), 0)));
    }

    private void own() {
        if (model.cardsProperty().get().stream().noneMatch(Card::own)) {
            return;
        }
        VBox part = part("reference.facet.OWN");
        ToggleButton box = new ToggleButton();
        box.getStyleClass().setAll("filter-check");
        box.setAccessibleRole(AccessibleRole.CHECK_BOX);
        Label name = new Label();
        name.textProperty().bind(texts.text("reference.ownOnly"));
        HBox square = new HBox(Icon.of(Glyph.glyph("mdi2c-check-bold")));
        square.setAlignment(Pos.CENTER);
        square.getStyleClass().add("filter-square");
        Label count = line(box, square, name);
        add(
                "own",
                box,
                name,
                count,
                () -> model.ask(model.query().own(!model.query().ownOnly())),
                one -> show(one, model.query().ownOnly(), (int)
                        model.cardsProperty().get().stream().filter(Card::own).count()));
        part.getChildren().add(box);
    }

    private VBox part(String titleKey) {
        Label title = new Label();
        title.textProperty().bind(texts.live(() -> texts.get(titleKey).toUpperCase(texts.locale())));
        title.getStyleClass().add("cap");
        VBox part = new VBox(title);
        part.getStyleClass().add("filter-part");
        parts.getChildren().add(part);
        return part;
    }

    private static Label line(ToggleButton button, Node sign, Label name) {
        Label count = new Label();
        count.getStyleClass().addAll("num", "filter-count");
        count.setMinWidth(USE_PREF_SIZE);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox line = new HBox(sign, name, count);
        line.getStyleClass().add("filter-line");
        button.setGraphic(line);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setMaxWidth(Double.MAX_VALUE);
        return count;
    }

    private void add(
            String id, ToggleButton button, Label name, Label count, Runnable action, Consumer<Switchable> refresh) {
        button.setId("filter-" + id);
        button.accessibleTextProperty().bind(name.textProperty());
        button.setOnAction(event -> action.run());
        shown.put(id, new Switchable(button, count, refresh));
    }

    private static void show(Switchable one, boolean chosen, int found) {
        ((ToggleButton) one.button()).setSelected(chosen);
        one.button().pseudoClassStateChanged(CHOSEN, chosen);
        one.count().setText(Integer.toString(found));
        one.button().setOpacity(found == 0 && !chosen ? 0.5 : 1);
    }
}
