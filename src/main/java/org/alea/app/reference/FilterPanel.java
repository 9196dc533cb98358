package org.alea.app.reference;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.app.shell.IntoSight;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;

/** What the cards are sorted out by: the game, then every facet in which its cards differ. */
final class FilterPanel extends ScrollPane {
    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final VBox parts = new VBox();
    private final Map<FilterButton, Consumer<FilterButton>> shown = new LinkedHashMap<>();
    private final Map<Facet, Map<String, Integer>> counts = new EnumMap<>(Facet.class);
    private final Subscription follows;
    private Map<String, Integer> countsByGame = Map.of();
    private String present = "";
    private boolean begun;

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
        addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        model.cardsProperty().addListener((all, old, now) -> build());
        model.queryProperty().addListener((all, old, now) -> refresh());
        follows = model.favourites().property().subscribe((old, now) -> showCounts());
    }

    /** From now on there are filters: what is to be seen first need not wait for them. */
    void begin() {
        begun = true;
        build();
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    /** The arrow keys go from filter to filter; a toggle that stands alone would swallow them. */
    private void walk(KeyEvent event) {
        List<FilterButton> all = List.copyOf(shown.keySet());
        int here = all.stream()
                .filter(Node::isFocused)
                .mapToInt(all::indexOf)
                .findFirst()
                .orElse(-1);
        int by = switch (event.getCode()) {
            case UP, LEFT -> -1;
            case DOWN, RIGHT -> 1;
            default -> 0;
        };
        if (by != 0 && here >= 0) {
            FilterButton next = all.get(Math.max(0, Math.min(all.size() - 1, here + by)));
            next.requestFocus();
            IntoSight.bring(this, next);
            event.consume();
        }
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
        countsByGame = model.countsByGame();
        shown.forEach((button, show) -> show.accept(button));
    }

    private void build() {
        if (!begun) {
            return;
        }
        String focused = shown.keySet().stream()
                .filter(Node::isFocused)
                .map(Node::getId)
                .findFirst()
                .orElse("");
        present = model.query().game().orElse("");
        shown.clear();
        parts.getChildren().clear();
        games();
        specials();
        for (Facet facet : Facet.values()) {
            facet(facet);
        }
        showCounts();
        shown.keySet().stream()
                .filter(button -> button.getId().equals(focused))
                .findFirst()
                .ifPresent(Node::requestFocus);
    }

    private void games() {
        VBox part = part("reference.facet.GAME");
        part.getChildren().add(game(Optional.empty(), FilterButton.allGames(texts.text("reference.allGames"))));
        model.cardsProperty().get().stream()
                .map(Card::game)
                .distinct()
                .forEach(game -> part.getChildren()
                        .add(game(
                                Optional.of(game),
                                FilterButton.game(
                                        style.cover(game),
                                        texts.text(style.cover(game).titleKey())))));
    }

    private Node game(Optional<String> game, FilterButton button) {
        return add(button, () -> model.ask(model.query().in(game)), one -> {
            int found = game.map(id -> countsByGame.getOrDefault(id, 0))
                    .orElseGet(() -> countsByGame.values().stream()
                            .mapToInt(Integer::intValue)
                            .sum());
            one.show(model.query().game().equals(game), found);
        });
    }

    /** Among all games only what means the same in several: a colour that one game alone knows is asked for there. */
    private void facet(Facet facet) {
        Map<String, Trait> traits = new LinkedHashMap<>();
        Map<String, Set<String>> games = new HashMap<>();
        model.cardsProperty().get().stream()
                .filter(card -> present.isEmpty() ? facet.common() : card.game().equals(present))
                .forEach(card -> facet.of(card).forEach(trait -> {
                    traits.putIfAbsent(trait.id(), trait);
                    games.computeIfAbsent(trait.id(), none -> new HashSet<>()).add(card.game());
                }));
        if (present.isEmpty() && facet == Facet.COLOUR) {
            traits.keySet()
                    .removeIf(colour -> games.getOrDefault(colour, Set.of()).size() < 2);
        }
        if (traits.size() < 2) {
            return;
        }
        VBox part = part(facet.key());
        boolean signs = facet == Facet.COLOUR || facet == Facet.SYMBOL;
        if (signs || facet.counted()) {
            FlowPane flow = new FlowPane();
            flow.getStyleClass().add("filter-flow");
            sorted(facet, traits).forEach(trait -> flow.getChildren().add(chip(facet, trait)));
            part.getChildren().add(flow);
        } else {
            sorted(facet, traits)
                    .forEach(trait -> part.getChildren()
                            .add(toggle(
                                    facet, trait, FilterButton.check(id(facet, trait), texts.words(trait.name())))));
        }
    }

    /** Numbers in their order, dice as they always lie, everything else as printed. */
    private static List<Trait> sorted(Facet facet, Map<String, Trait> traits) {
        if (facet.counted()) {
            return traits.values().stream()
                    .sorted(Comparator.comparingInt(trait -> Integer.parseInt(trait.id())))
                    .toList();
        }
        return facet == Facet.COLOUR
                ? traits.values().stream()
                        .sorted(Comparator.comparingInt(Signs::place))
                        .toList()
                : List.copyOf(traits.values());
    }

    private Node chip(Facet facet, Trait trait) {
        ObservableValue<String> name = texts.words(trait.name());
        Signs signs = new Signs(desk.preferences().get(Setting.COLOUR_MARKS), texts.language());
        return toggle(
                facet,
                trait,
                signs.of(trait, desk.em().get() * 1.6)
                        .map(sign -> FilterButton.chip(id(facet, trait), name, sign))
                        .orElseGet(() -> FilterButton.chip(id(facet, trait), name)));
    }

    private static String id(Facet facet, Trait trait) {
        return facet.name().toLowerCase(Locale.ROOT) + "-" + trait.id();
    }

    private Node toggle(Facet facet, Trait trait, FilterButton button) {
        return add(
                button,
                () -> model.ask(model.query().toggled(facet, trait.id())),
                one -> one.show(
                        model.query().chosen(facet, trait.id()),
                        counts.getOrDefault(facet, Map.of()).getOrDefault(trait.id(), 0)));
    }

    private void specials() {
        VBox part = part("reference.facet.SPECIAL");
        for (Special special : Special.values()) {
            if (special == Special.FAVOURITE || model.count(special) > 0) {
                part.getChildren().add(special(special));
            }
        }
    }

    private Node special(Special special) {
        return add(
                FilterButton.check(special.name().toLowerCase(Locale.ROOT), texts.text(special.key())),
                () -> model.ask(model.query().toggled(special)),
                one -> one.show(model.query().only().contains(special), model.counts(special)));
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

    private Node add(FilterButton button, Runnable action, Consumer<FilterButton> refresh) {
        button.setOnAction(event -> action.run());
        shown.put(button, refresh);
        return button;
    }
}
