package org.alea.app.reference;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The card reference: every piece of every game, to be searched, sorted out, read, compared and printed. */
public final class ReferenceScreen implements Screen {
    /** Below this width, in em, the detail lies over the grid instead of beside it. */
    private static final double NARROW = 96;

    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final Catalogues catalogues;
    private final SearchField search;
    private final FlowPane chips = new FlowPane();
    private final CardGrid grid;
    private final CardDetail detail;
    private final StackPane middle = new StackPane();
    private final HBox columns = new HBox();
    private final VBox nothing = new VBox();
    private final VBox node;
    private Subscription follows = Subscription.EMPTY;
    private boolean detailOpen;
    private boolean placed;
    private boolean filled;

    public ReferenceScreen(Desk desk) {
        this.desk = desk;
        texts = desk.texts();
        style = new ReferenceStyle(desk);
        catalogues = new Catalogues(desk);
        model = new ReferenceModel(texts);
        search = new SearchField(
                texts.text("reference.prompt"),
                texts.live(() -> texts.get("reference.count", model.found().size()), model.foundProperty()));
        grid = new CardGrid(desk, model, style);
        detail = new CardDetail(
                desk, model, style, new CardDetail.Ways(this::compare, this::export, () -> openDetail(false)));
        FilterPanel filters = new FilterPanel(desk, model, style);
        middle.getChildren().setAll(grid, nothing());
        HBox.setHgrow(middle, Priority.ALWAYS);
        middle.setMinWidth(0);
        columns.getStyleClass().add("reference-columns");
        columns.getChildren().addAll(filters, middle);
        VBox.setVgrow(columns, Priority.ALWAYS);
        columns.setMinHeight(0);
        node = new VBox(header(), columns);
        node.getStyleClass().add("reference");
        connect();
    }

    /** The reference at one piece of a game. */
    public static ReferenceScreen at(Desk desk, String game, String card) {
        ReferenceScreen screen = new ReferenceScreen(desk);
        screen.model.show(game, card);
        screen.detailOpen = true;
        screen.placed = true;
        return screen;
    }

    ReferenceModel model() {
        return model;
    }

    private void connect() {
        search.textProperty()
                .addListener((all, old, now) -> model.ask(model.query().saying(now)));
        model.queryProperty().addListener((all, old, now) -> {
            if (!search.textProperty().get().equals(now.words())) {
                search.textProperty().set(now.words());
            }
            showChips();
        });
        model.foundProperty().addListener((all, old, now) -> {
            nothing.setVisible(now.isEmpty() && filled);
            grid.setVisible(!now.isEmpty());
        });
        grid.onOpen(() -> openDetail(true));
        node.widthProperty().addListener((all, old, now) -> arrange());
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        follows = texts.languageProperty().subscribe((old, now) -> showChips());
        nothing.setVisible(false);
    }

    private Node header() {
        Label title = new Label();
        title.textProperty().bind(title());
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(search, Priority.SOMETIMES);
        chips.getStyleClass().add("filter-chips");
        chips.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(chips, Priority.ALWAYS);
        Button order = new Button("", Icon.of(MaterialDesignS.SORT_VARIANT));
        order.setId("order");
        order.getStyleClass().add("ghost");
        order.setMinWidth(Region.USE_PREF_SIZE);
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
        HBox header = new HBox(title, search, chips, order);
        header.getStyleClass().add("reference-header");
        return header;
    }

    private Node nothing() {
        Label line = new Label("", Icon.of(MaterialDesignC.CARDS_OUTLINE, "faint-icon"));
        line.textProperty().bind(texts.text("reference.nothing"));
        line.getStyleClass().add("faint");
        Button clear = new Button();
        clear.setId("clear");
        clear.textProperty().bind(texts.text("reference.clear"));
        clear.setOnAction(event -> model.ask(model.query().cleared()));
        nothing.getChildren().setAll(line, clear);
        nothing.getStyleClass().add("reference-nothing");
        return nothing;
    }

    /** Every filter that is on, to be taken away by a press. */
    private void showChips() {
        chips.getChildren().clear();
        Query query = model.query();
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
        if (query.ownOnly()) {
            chip(texts.get("reference.ownOnly"), "", query.own(false));
        }
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

    private void press(KeyEvent event) {
        boolean typing = search.isTyping();
        KeyCode code = event.getCode();
        if (typing && (code == KeyCode.DOWN || code == KeyCode.ENTER)) {
            grid.requestFocus();
        } else if (code == KeyCode.ESCAPE) {
            if (!escape(typing)) {
                return;
            }
        } else if (typing || event.isShortcutDown() || event.isAltDown()) {
            return;
        } else if (code == KeyCode.SLASH
                || code == KeyCode.DIVIDE
                || event.getText().equals("/")) {
            search.begin();
        } else if (code == KeyCode.C) {
            compare();
        } else if (code == KeyCode.E) {
            export();
        } else if (code == KeyCode.S) {
            model.ask(model.query().by(model.query().order().next()));
        } else {
            return;
        }
        event.consume();
    }

    /** Steps back one thing at a time: what is typed, the card held for comparison, the drawer; then the screen. */
    private boolean escape(boolean typing) {
        if (typing && !model.query().words().isEmpty()) {
            model.ask(model.query().saying(""));
        } else if (typing) {
            grid.requestFocus();
        } else if (model.heldProperty().get().isPresent()) {
            model.release();
        } else if (narrow() && detailOpen) {
            openDetail(false);
        } else {
            return false;
        }
        return true;
    }

    private void compare() {
        model.compare()
                .ifPresentOrElse(
                        pair -> desk.navigator().dialog(new CompareDialog(desk, style, pair)),
                        () -> model.heldProperty()
                                .get()
                                .ifPresent(card -> desk.navigator()
                                        .toast(texts.get(
                                                "reference.held",
                                                card.entry().name().in(texts.language())))));
    }

    /** The marked cards, or the chosen one if none is marked. */
    private void export() {
        List<Card> cards = model.marked().isEmpty() ? model.chosen().stream().toList() : List.copyOf(model.marked());
        if (!cards.isEmpty()) {
            new CardSheet(desk, style).export(cards);
        }
    }

    private boolean narrow() {
        return node.getWidth() < NARROW * desk.em().get();
    }

    private void openDetail(boolean open) {
        detailOpen = open;
        arrange();
        if (!open) {
            grid.requestFocus();
        }
    }

    /** The detail beside the grid, over its right half where there is no room for both, or away. */
    private void arrange() {
        boolean over = narrow();
        if (!placed) {
            placed = true;
            detailOpen = !over;
        }
        columns.getChildren().remove(detail);
        middle.getChildren().remove(detail);
        if (detailOpen && over) {
            StackPane.setAlignment(detail, Pos.CENTER_RIGHT);
            middle.getChildren().add(detail);
        } else if (detailOpen) {
            columns.getChildren().add(detail);
        }
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return texts.text("rail.reference");
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("/", "reference.keys.search"),
                new KeyHint("← ↑ ↓ →", "reference.keys.arrows"),
                new KeyHint("↵", "reference.keys.open"),
                new KeyHint("␣", "reference.keys.mark"),
                new KeyHint("C", "reference.keys.compare"),
                new KeyHint("E", "reference.keys.export"),
                new KeyHint("S", "reference.keys.order"));
    }

    @Override
    public void shown() {
        grid.requestFocus();
        if (!filled) {
            catalogues.whenOpen(open -> {
                filled = true;
                model.fill(catalogues.cards(open));
                showChips();
            });
        }
    }

    @Override
    public void dispose() {
        follows.unsubscribe();
        model.dispose();
        grid.dispose();
        detail.dispose();
    }
}
