package org.alea.app.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.games.RuleDrill;
import org.alea.app.games.TableViewKit;
import org.alea.app.reference.Catalogues;
import org.alea.app.reference.SearchField;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Refit;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;

/** The rulebooks of all games: chapters at the left, the page in the middle, where to read on at the right. */
public final class RulebookScreen implements Screen {
    /** Below this width, in em, there is only one column. */
    private static final double NARROW = 92;

    private final Desk desk;
    private final Texts texts;
    private final RulebookModel model;
    private final RulebookHeader header;
    private final SearchField search;
    private final RulePage page;
    private final ChapterList chapters;
    private final LinkColumn column;
    private final LinkBar bar;
    private final VBox reading = new VBox();
    private final HBox columns = new HBox();
    private final VBox node;
    private final Subscription follows;
    private boolean drawerOpen;
    private String game;
    private Optional<String> wanted;

    /** The rulebook of the first game of the suite. */
    public RulebookScreen(Desk desk) {
        this(desk, firstGame(desk), Optional.empty());
    }

    /** The rulebook of a game, open at one rule. */
    public static RulebookScreen at(Desk desk, String game, String rule) {
        return new RulebookScreen(desk, game, Optional.of(rule));
    }

    private RulebookScreen(Desk desk, String game, Optional<String> rule) {
        this.desk = desk;
        this.texts = desk.texts();
        this.game = game;
        this.wanted = rule;
        model = new RulebookModel(texts);
        header = new RulebookHeader(desk, model, title(), () -> openDrawer(!drawerOpen));
        header.offer(desk, this::read);
        search = header.search();
        RulebookWays ways = new RulebookWays(desk, model);
        page = new RulePage(desk, model, ways::follow);
        column = new LinkColumn(texts, ways);
        bar = new LinkBar(texts, ways);
        chapters = new ChapterList(texts, model, () -> openDrawer(false));
        VBox.setVgrow(page, Priority.ALWAYS);
        reading.getStyleClass().add("rule-reading");
        reading.getChildren().add(page);
        columns.getChildren().add(reading);
        HBox.setHgrow(reading, Priority.ALWAYS);
        reading.setMinWidth(0);
        page.setMinHeight(0);
        columns.getStyleClass().add("rulebook-columns");
        columns.setMinHeight(0);
        VBox.setVgrow(columns, Priority.ALWAYS);
        node = new VBox(header, new OtherBooks(desk, model, this::readOn), columns);
        node.getStyleClass().add("rulebook");
        Sheets.attach(node, List.of("forms", "reference", "rulebook"));
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        Refit.at(node.widthProperty(), node, this::arrange);
        model.ruleProperty().addListener((all, old, now) -> showLinks());
        model.volumeProperty().addListener((all, old, now) -> showLinks());
        follows = Subscription.combine(
                texts.languageProperty().subscribe((old, now) -> showLinks()),
                desk.preferences().of(Setting.THEME).subscribe((old, now) -> showLinks()),
                desk.em().subscribe((old, now) -> {
                    arrange();
                    showLinks();
                }));
    }

    private static String firstGame(Desk desk) {
        return desk.suite().views().stream()
                .map(kit -> kit.cover().id())
                .findFirst()
                .orElse("");
    }

    private void read(String chosen) {
        game = chosen;
        wanted = Optional.empty();
        open();
    }

    /** The link that led here goes, and the keyboard goes on with the page. */
    private void readOn(String chosen) {
        page.requestFocus();
        read(chosen);
    }

    /** Opens the book of the chosen game, which is bound away from the JavaFX thread as soon as its box is open. */
    private void open() {
        header.showGame(game);
        String asked = game;
        TableViewKit<?, ?> kit = desk.suite().view(asked).orElseThrow();
        desk.boxes()
                .whenOpen(
                        asked,
                        box -> desk.background().execute(() -> {
                            RulebookModel.Volume bound = RulebookModel.Volume.of(
                                    Book.of(asked, box.rules(), box.wording()),
                                    Catalogues.of(kit, box),
                                    rule -> RuleDrill.of(kit, box, rule));
                            Platform.runLater(() -> {
                                if (asked.equals(game)) {
                                    model.open(bound, wanted);
                                }
                            });
                        }));
    }

    private void showLinks() {
        Related related = model.related();
        column.show(related);
        bar.show(related);
    }

    private boolean narrow() {
        return node.getWidth() < NARROW * desk.em().get();
    }

    private void openDrawer(boolean open) {
        drawerOpen = open;
        arrange();
        if (open) {
            chapters.requestFocusInside();
        } else {
            page.requestFocus();
        }
    }

    /** Three columns; where they lack room the chapters come beside the page when asked for, and the links below it. */
    private void arrange() {
        if (node.getWidth() == 0) {
            return;
        }
        boolean narrow = narrow();
        header.showDrawer(narrow);
        keep(reading, bar, narrow);
        keep(columns, column, !narrow);
        keep(columns, chapters, !narrow || drawerOpen);
        chapters.toBack();
        column.toFront();
    }

    /** The page stays where it is, or it would lose the keyboard. */
    private static void keep(Pane parent, Node child, boolean there) {
        if (!there) {
            parent.getChildren().remove(child);
        } else if (!parent.getChildren().contains(child)) {
            parent.getChildren().add(child);
        }
    }

    private void press(KeyEvent event) {
        boolean typing = search.isTyping();
        KeyCode code = event.getCode();
        if (typing && code == KeyCode.ENTER) {
            model.nextHit();
        } else if (typing && code == KeyCode.DOWN) {
            page.requestFocus();
        } else if (typing && code == KeyCode.ESCAPE) {
            if (model.typedProperty().get().isEmpty()) {
                page.requestFocus();
            } else {
                model.typedProperty().set("");
            }
        } else if (!typing && (code == KeyCode.SLASH || event.getText().equals("/"))) {
            search.begin();
        } else if (!typing && code == KeyCode.N) {
            model.nextHit();
        } else if (!typing && code == KeyCode.C && narrow()) {
            openDrawer(!drawerOpen);
        } else if (!typing && code == KeyCode.ESCAPE && narrow() && drawerOpen) {
            openDrawer(false);
        } else {
            return;
        }
        event.consume();
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return texts.text("rail.rulebook");
    }

    @Override
    public Optional<String> railPlace() {
        return Optional.of("rulebook");
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> hints = new ArrayList<>(List.of(
                new KeyHint("/", "rulebook.keys.search"),
                new KeyHint("↵ N", "rulebook.keys.next"),
                new KeyHint("↑ ↓", "rulebook.keys.rules")));
        if (narrow()) {
            hints.add(new KeyHint("C", "rulebook.keys.chapters"));
        }
        return hints;
    }

    @Override
    public void shown() {
        page.requestFocus();
        if (model.volume().isEmpty() && !game.isEmpty()) {
            open();
        }
    }

    @Override
    public void dispose() {
        model.dispose();
        page.dispose();
        follows.unsubscribe();
    }
}
