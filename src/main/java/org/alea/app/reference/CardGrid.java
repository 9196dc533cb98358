package org.alea.app.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.collections.SetChangeListener;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.store.Setting;

/**
 * The cards that were found, in rows of which only those in sight are drawn, so that a thousand cards cost no more than
 * a screenful. The grid has the keyboard as a whole; the chosen card is where it is.
 */
final class CardGrid extends StackPane {
    /** The size of most cards; tiles are made a little smaller or larger so that they fill the room. */
    private static final double CARD_WIDTH = 232;

    private static final double CARD_HEIGHT = 186;
    private static final double LEAST = 0.92;
    private static final double MOST = 1.2;
    private static final double ENLARGED = 1.25;
    private static final double GAP = 14;
    private static final double LINE_PICTURE = 104;
    private static final int TILES_KEPT = 160;

    private final Desk desk;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final ListView<List<Card>> rows = new ListView<>();
    private final RowScroll scroll = new RowScroll(rows);
    private final Map<Card, CardTile> tiles = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Card, CardTile> eldest) {
            return size() > TILES_KEPT;
        }
    };
    private final Subscription follows;
    private RowPlan plan = RowPlan.of(new double[0], 1, GAP);
    private double factor = 1;
    private double room;
    private Runnable open = () -> {};

    CardGrid(Desk desk, ReferenceModel model, ReferenceStyle style) {
        this.desk = desk;
        this.model = model;
        this.style = style;
        setId("cards");
        getStyleClass().add("card-grid");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        rows.setFocusTraversable(false);
        rows.getStyleClass().add("card-rows");
        rows.setCellFactory(list -> new Row());
        getChildren().add(rows);
        model.foundProperty().addListener((all, old, now) -> list());
        model.chosenProperty().addListener((all, old, now) -> showChoice());
        model.heldProperty().addListener((all, old, now) -> showSigns());
        model.marked().addListener((SetChangeListener<Card>) change -> showSigns());
        widthProperty().addListener((all, old, now) -> list());
        follows = Subscription.combine(
                desk.em().subscribe((old, now) -> redraw()),
                desk.texts().languageProperty().subscribe((old, now) -> redraw()),
                desk.preferences().of(Setting.THEME).subscribe((old, now) -> redraw()),
                desk.preferences().of(Setting.CARDS_AS_LIST).subscribe((old, now) -> redraw()),
                model.favourites().property().subscribe((old, now) -> showSigns()));
        addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        redraw();
    }

    /** @param action shows the chosen card large */
    void onOpen(Runnable action) {
        open = action;
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    private boolean listed() {
        return desk.preferences().get(Setting.CARDS_AS_LIST);
    }

    private double unit() {
        return desk.em().get() / 14;
    }

    private void redraw() {
        tiles.clear();
        list();
    }

    private void list() {
        divide();
        plan = RowPlan.of(model.found().stream().mapToDouble(this::width).toArray(), room, GAP * unit());
        rows.getItems().setAll(plan.rows(model.found()));
        showChoice();
    }

    /** As many columns of common cards as there is room for, and these as wide as that leaves them. */
    private void divide() {
        if (listed()) {
            rows.setFixedCellSize(Region.USE_COMPUTED_SIZE);
            return;
        }
        // without the scroll bar and the room for rings around cards
        double wide = Math.max(1, getWidth() - 28 * unit());
        double cell = RowPlan.cell(CARD_WIDTH * LEAST * unit(), wide, GAP * unit());
        double size = Math.max(LEAST, Math.min(MOST, Math.floor(cell / unit()) / CARD_WIDTH)) * unit();
        if (wide != room || size != factor) {
            room = wide;
            factor = size;
            tiles.clear();
        }
        rows.setFixedCellSize(CARD_HEIGHT * factor + GAP * unit());
    }

    /** How wide a card is when it is as high as the row, unless it is a very wide one. */
    private double width(Card card) {
        if (listed()) {
            return room;
        }
        Face front = card.entry().front();
        double fit = Math.min(CARD_WIDTH / front.width(), CARD_HEIGHT / front.height());
        return front.width() * Math.min(ENLARGED, fit) * factor;
    }

    private void press(KeyEvent event) {
        int far = model.found().size();
        switch (event.getCode()) {
            case RIGHT -> model.step(1);
            case LEFT -> model.step(-1);
            case DOWN -> climb(1);
            case UP -> climb(-1);
            case PAGE_DOWN -> climb(scroll.inSight());
            case PAGE_UP -> climb(-scroll.inSight());
            case HOME -> model.step(-far);
            case END -> model.step(far);
            case ENTER -> open.run();
            case SPACE -> model.chosen().ifPresent(model::mark);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void climb(int lines) {
        int place = chosenPlace();
        if (place >= 0) {
            int target = plan.below(place, lines);
            scroll.along(plan.row(place), plan.row(target));
            model.choose(model.found().get(target));
        }
    }

    private int chosenPlace() {
        return model.chosen().map(model.found()::indexOf).orElse(-1);
    }

    /** Brings the chosen card into sight and tells those who hear the screen which one it is. */
    private void showChoice() {
        showSigns();
        setAccessibleText(model.chosen().map(style::hear).orElse(""));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        int place = chosenPlace();
        if (place >= 0) {
            scroll.to(plan.row(place));
        }
    }

    private void showSigns() {
        tiles.values().forEach(this::show);
    }

    private void show(CardTile tile) {
        Card card = tile.card();
        tile.show(new CardTile.Standing(
                model.chosen().filter(card::equals).isPresent(),
                model.marked().contains(card),
                model.heldProperty().get().filter(card::equals).isPresent(),
                model.is(Special.FAVOURITE, card),
                model.is(Special.IN_PLAY, card)));
    }

    private CardTile tile(Card card) {
        CardTile tile = tiles.computeIfAbsent(card, this::draw);
        show(tile);
        return tile;
    }

    private CardTile draw(Card card) {
        CardTile tile = listed() ? line(card) : face(card);
        tile.setOnMousePressed(event -> {
            requestFocus();
            model.choose(card);
            if (event.isShortcutDown()) {
                model.mark(card);
            } else {
                open.run();
            }
            event.consume();
        });
        return tile;
    }

    private CardTile face(Card card) {
        double height = CARD_HEIGHT * factor;
        FacePane front = picture(card, CARD_WIDTH * factor, height, factor * ENLARGED);
        return CardTile.of(card, front, RowPlan.cell(width(card), room, GAP * unit()), height);
    }

    private CardTile line(Card card) {
        double width = LINE_PICTURE * unit();
        FacePane small = picture(card, width, width * CARD_HEIGHT / CARD_WIDTH, unit());
        return CardTile.of(card, new CardLine(card, small, desk.texts().language(), width));
    }

    private FacePane picture(Card card, double width, double height, double most) {
        return FacePane.fit(card.entry().front(), desk.texts(), style.of(card.game()), width, height, most);
    }

    /** A row of the grid. */
    private final class Row extends ListCell<List<Card>> {
        private final HBox line = new HBox();

        /** A row is as wide as the list, and as high as its words are then. */
        @Override
        protected double computePrefWidth(double height) {
            return 0;
        }

        /** The list fills what it leaves free with empty rows: without a height of their own it would never end. */
        @Override
        protected double computePrefHeight(double width) {
            if (isEmpty()) {
                return LINE_PICTURE * unit();
            }
            double inner = (width < 0 ? rows.getWidth() : width) - snappedLeftInset() - snappedRightInset();
            return line.prefHeight(inner);
        }

        Row() {
            getStyleClass().add("card-row");
            line.getStyleClass().add("card-line");
            line.setSpacing(GAP * unit());
        }

        @Override
        protected void updateItem(List<Card> cards, boolean empty) {
            super.updateItem(cards, empty);
            if (empty || cards == null) {
                line.getChildren().clear();
                setGraphic(null);
            } else {
                line.setSpacing(GAP * unit());
                line.getChildren()
                        .setAll(cards.stream().map(CardGrid.this::tile).toList());
                if (listed()) {
                    line.getChildren().forEach(tile -> HBox.setHgrow(tile, Priority.ALWAYS));
                }
                setGraphic(line);
            }
        }
    }
}
