package org.alea.app.rulebook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.games.TableViewKit;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.Catalogues;
import org.alea.app.reference.SearchField;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;

/** The rulebooks of all games: chapters at the left, the page in the middle, where to read on at the right. */
public final class RulebookScreen implements Screen {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Desk desk;
    private final Texts texts;
    private final RulebookModel model;
    private final SearchField search;
    private final RulePage page;
    private final LinkColumn links;
    private final VBox node;
    private final Map<String, Button> games = new HashMap<>();
    private Map<String, Catalogue> catalogues = Map.of();
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
        search = new SearchField(
                texts.text("rulebook.prompt"),
                texts.live(
                        () -> model.typedProperty().get().isBlank()
                                ? ""
                                : texts.get(
                                        "rulebook.passages",
                                        Math.max(0, model.passagesProperty().get())),
                        model.passagesProperty(),
                        model.typedProperty()));
        search.textProperty().bindBidirectional(model.typedProperty());
        page = new RulePage(desk, model, this::follow);
        links = new LinkColumn(desk, model);
        HBox.setHgrow(page, Priority.ALWAYS);
        HBox columns = new HBox(new ChapterList(texts, model), page, links);
        columns.getStyleClass().add("rulebook-columns");
        columns.setMinHeight(0);
        VBox.setVgrow(columns, Priority.ALWAYS);
        node = new VBox(header(), columns);
        node.getStyleClass().add("rulebook");
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    private static String firstGame(Desk desk) {
        return desk.suite().views().stream()
                .map(kit -> kit.cover().id())
                .filter(desk.suite()::playable)
                .findFirst()
                .orElse("");
    }

    private Node header() {
        Label title = new Label();
        title.textProperty().bind(title());
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(title, search, space);
        header.getStyleClass().add("rulebook-header");
        desk.suite().views().stream()
                .map(TableViewKit::cover)
                .filter(cover -> desk.suite().playable(cover.id()))
                .forEach(cover -> header.getChildren().add(chip(cover)));
        return header;
    }

    private Node chip(GameCover cover) {
        Button chip = new Button("", Icon.of(cover.icon()));
        chip.setId("book-" + cover.id());
        chip.getStyleClass().setAll("chip-button", "book-chip", cover.styleClass());
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.textProperty().bind(texts.text(cover.titleKey()));
        chip.setOnAction(event -> {
            game = cover.id();
            wanted = Optional.empty();
            open();
        });
        games.put(cover.id(), chip);
        return chip;
    }

    /** Opens the book of the chosen game as soon as its box is open. */
    private void open() {
        games.forEach((id, chip) -> chip.pseudoClassStateChanged(CHOSEN, id.equals(game)));
        String asked = game;
        desk.boxes().whenOpen(asked, box -> {
            if (asked.equals(game)) {
                model.open(
                        RulebookModel.Volume.of(
                                Book.of(asked, box.rules(), box.wording()),
                                catalogues.getOrDefault(asked, Catalogue.EMPTY)),
                        wanted);
            }
        });
    }

    private void follow(Run.Link link) {
        if (link.kind() == Run.Link.Kind.CARD) {
            desk.navigator().card(game, link.id());
        } else {
            model.volume().flatMap(volume -> volume.book().rule(link.id())).ifPresent(model::read);
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
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("/", "rulebook.keys.search"),
                new KeyHint("↵", "rulebook.keys.next"),
                new KeyHint("↑ ↓", "rulebook.keys.rules"),
                new KeyHint("N", "rulebook.keys.next"));
    }

    @Override
    public void shown() {
        page.requestFocus();
        if (model.volume().isEmpty() && !game.isEmpty()) {
            open();
            new Catalogues(desk).whenOpen(all -> {
                catalogues = all;
                wanted = model.rule().map(rule -> rule.id()).or(() -> wanted);
                open();
            });
        }
    }

    @Override
    public void dispose() {
        model.dispose();
        page.dispose();
        links.dispose();
    }
}
