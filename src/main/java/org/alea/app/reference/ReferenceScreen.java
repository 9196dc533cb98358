package org.alea.app.reference;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.NextFrame;
import org.alea.app.shell.Refit;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;

/** The card reference: every piece of every game, to be searched, sorted out, read, compared and printed. */
public final class ReferenceScreen implements Screen {
    /** Below this width, in em, the detail waits until a card is opened. */
    private static final double NARROW = 96;

    /** Below this width, in em, the lines of the list have no room beside the detail, which lies over them. */
    private static final double NARROW_LIST = 80;

    private final Desk desk;
    private final Texts texts;
    private final ReferenceModel model;
    private final ReferenceStyle style;
    private final Catalogues catalogues;
    private final ReferenceHeader header;
    private final SearchField search;
    private final FilterPanel filters;
    private final CardGrid grid;
    private final CardDetail detail;
    private final HeldNote heldNote;
    private final Subscription follows;
    private final StackPane middle = new StackPane();
    private final HBox columns = new HBox();
    private final NothingFound nothing;
    private final VBox node;
    private boolean detailOpen;
    private boolean drawn;
    private boolean placed;
    private boolean filled;

    public ReferenceScreen(Desk desk) {
        this.desk = desk;
        texts = desk.texts();
        style = new ReferenceStyle(desk);
        catalogues = new Catalogues(desk);
        model = new ReferenceModel(texts, new Favourites(desk.preferences().of(Setting.FAVOURITE_CARDS)));
        heldNote = new HeldNote(desk, model);
        header = new ReferenceHeader(desk, model, style, title());
        search = header.search();
        grid = new CardGrid(desk, model, style);
        detail = new CardDetail(
                desk,
                model,
                style,
                new CardDetail.Ways(this::compare, this::export, this::print, () -> openDetail(false)));
        filters = new FilterPanel(desk, model, style);
        nothing = new NothingFound(texts, model);
        middle.getChildren().setAll(grid, nothing);
        HBox.setHgrow(middle, Priority.ALWAYS);
        middle.setMinWidth(0);
        columns.getStyleClass().add("reference-columns");
        columns.getChildren().addAll(filters, middle);
        VBox.setVgrow(columns, Priority.ALWAYS);
        columns.setMinHeight(0);
        node = new VBox(header, columns);
        node.getStyleClass().add("reference");
        Sheets.attach(node, List.of("forms", "reference"));
        follows = desk.preferences().of(Setting.CARDS_AS_LIST).subscribe((old, now) -> arrange());
        connect();
    }

    /**
     * The reference at one piece of a game.
     *
     * @param inPlay the pieces that lie open on the table the player comes from
     */
    public static ReferenceScreen at(Desk desk, String game, String card, Set<String> inPlay) {
        ReferenceScreen screen = new ReferenceScreen(desk);
        screen.model.lay(game, inPlay);
        screen.model.show(game, card);
        screen.detailOpen = true;
        screen.placed = true;
        return screen;
    }

    /**
     * The reference at all pieces of a game.
     *
     * @param inPlay the pieces that lie open on the table the player comes from
     */
    public static ReferenceScreen of(Desk desk, String game, Set<String> inPlay) {
        ReferenceScreen screen = new ReferenceScreen(desk);
        screen.model.lay(game, inPlay);
        screen.model.show(game);
        return screen;
    }

    ReferenceModel model() {
        return model;
    }

    private void connect() {
        model.foundProperty().addListener((all, old, now) -> {
            nothing.setVisible(now.isEmpty() && filled);
            grid.setVisible(!now.isEmpty());
            if (old.isEmpty() != now.isEmpty()) {
                arrange();
            }
        });
        grid.onOpen(() -> openDetail(true));
        Refit.at(node.widthProperty(), node, this::arrange);
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
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
        } else if (!letter(code)) {
            return;
        }
        event.consume();
    }

    private boolean letter(KeyCode code) {
        switch (code) {
            case C -> compare();
            case E -> export();
            case P -> print();
            case F -> model.chosen().ifPresent(model.favourites()::toggle);
            case S -> model.ask(model.query().by(model.query().order().next()));
            case V ->
                desk.preferences()
                        .set(Setting.CARDS_AS_LIST, !desk.preferences().get(Setting.CARDS_AS_LIST));
            default -> {
                return false;
            }
        }
        return true;
    }

    /**
     * Steps back one thing at a time: what is typed, the card held for comparison, the drawer if the player has opened
     * it here; then the screen.
     */
    private boolean escape(boolean typing) {
        if (typing && !model.query().words().isEmpty()) {
            model.ask(model.query().saying(""));
        } else if (typing) {
            grid.requestFocus();
        } else if (model.heldProperty().get().isPresent()) {
            model.release();
        } else if (narrow(NARROW) && detailOpen && drawn) {
            openDetail(false);
        } else {
            return false;
        }
        return true;
    }

    private void compare() {
        model.compare().ifPresent(pair -> desk.navigator().dialog(new CompareDialog(desk, style, pair)));
    }

    /** The marked cards, or the chosen one if none is marked. */
    private List<Card> selection() {
        return model.marked().isEmpty() ? model.chosen().stream().toList() : List.copyOf(model.marked());
    }

    private void export() {
        if (!selection().isEmpty()) {
            new CardPicture(desk, new CardSheet(desk, style)).export(selection());
        }
    }

    private void print() {
        if (!selection().isEmpty()) {
            new CardPrint(desk, new CardSheet(desk, style))
                    .print(selection(), node.getScene().getWindow());
        }
    }

    private boolean narrow(double em) {
        return node.getWidth() < em * desk.em().get();
    }

    private void openDetail(boolean open) {
        detailOpen = open;
        drawn = true;
        arrange();
        if (!open) {
            grid.requestFocus();
        }
    }

    /** The detail beside the cards, which make room for it, over a list that cannot, or away if nothing was found. */
    private void arrange() {
        boolean over = desk.preferences().get(Setting.CARDS_AS_LIST) && narrow(NARROW_LIST);
        // the cards may be there before the screen has a width
        if (!placed && node.getWidth() > 0) {
            placed = true;
            detailOpen = !narrow(NARROW);
        }
        // it has its place before the cards come, which would otherwise be drawn twice
        boolean open = detailOpen && (!filled || !model.found().isEmpty());
        StackPane.setAlignment(detail, Pos.CENTER_RIGHT);
        keep(columns, open && !over);
        keep(middle, open && over);
    }

    /** Where the detail is already it stays, or it would be styled anew. */
    private void keep(Pane parent, boolean there) {
        if (!there) {
            parent.getChildren().remove(detail);
        } else if (!parent.getChildren().contains(detail)) {
            parent.getChildren().add(detail);
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
    public Optional<String> railPlace() {
        return Optional.of("reference");
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
                new KeyHint("P", "reference.keys.print"),
                new KeyHint("F", "reference.keys.favourite"),
                new KeyHint("V", "reference.keys.view"),
                new KeyHint("S", "reference.keys.order"));
    }

    @Override
    public void shown() {
        grid.requestFocus();
        if (!filled) {
            catalogues.whenShelved(cards -> {
                boolean first = !filled;
                filled = true;
                model.fill(cards);
                if (first) {
                    // the cards are drawn first; what stands beside them follows, a frame each
                    NextFrame.run(desk, detail::begin, filters::begin);
                }
            });
        }
    }

    @Override
    public void dispose() {
        follows.unsubscribe();
        heldNote.dispose();
        header.dispose();
        filters.dispose();
        model.dispose();
        grid.dispose();
        detail.dispose();
    }
}
