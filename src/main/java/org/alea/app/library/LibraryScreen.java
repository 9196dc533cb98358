package org.alea.app.library;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.NextFrame;
import org.alea.app.shell.Screen;
import org.alea.app.shell.ScrollWhenTight;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Home: the five games, the match that waits, the last ones that ended. */
public final class LibraryScreen implements Screen {
    private final Desk desk;
    private final List<GameTile> tiles = new ArrayList<>();
    private final LibraryPane pane;
    private final ScrollWhenTight node;
    private final HBox tools = new HBox();
    private final Label welcome = new Label();
    private final Label row = new Label();
    private Optional<HomeMargin> margin = Optional.empty();
    private HomeFacts facts;

    public LibraryScreen(Desk desk) {
        this.desk = desk;
        facts = HomeFacts.glance(desk.store(), desk.suite());
        pane = new LibraryPane(desk, header(), tile(desk.suite().views().get(0).cover()));
        node = new ScrollWhenTight(pane);
        HomeArrows.listen(pane);
        node.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> margin.ifPresent(around -> around.search().reach(event)));
        show();
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("rail.library");
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(new KeyHint("/", "library.keys.search"), new KeyHint("↑ ↓", "library.keys.hits"));
    }

    @Override
    public void shown() {
        boolean windowOpens = node.getScene() == null;
        margin.ifPresent(around -> around.search().clear());
        if (windowOpens && desk.animated()) {
            NextFrame.run(this::readFacts, tiles.get(0)::hangPicture, this::complete);
        } else {
            complete();
            readFacts();
        }
    }

    private void readFacts() {
        desk.background().execute(() -> {
            HomeFacts read = HomeFacts.read(desk.store(), desk.suite());
            Platform.runLater(() -> {
                if (!read.equals(facts)) {
                    facts = read;
                    show();
                }
                focusFirstButton();
            });
        });
    }

    /** The flagship is enough to begin with; its companions follow once the window can be used. */
    private void complete() {
        if (margin.isEmpty()) {
            HomeMargin around = HomeMargin.of(desk);
            margin = Optional.of(around);
            tiles.get(0).hangPicture();
            List<GameTile> companions = desk.suite().views().stream()
                    .skip(1)
                    .map(kit -> tile(kit.cover()))
                    .toList();
            companions.forEach(GameTile::hangPicture);
            Texts texts = desk.texts();
            welcome.textProperty().bind(texts.live(() -> texts.get("library.welcome") + " " + today(texts)));
            row.setGraphic(Icon.of(MaterialDesignF.FIRE, "streak-icon"));
            tools.getChildren().setAll(around.search(), row);
            pane.hang(around.search());
            pane.complete(companions, around.panels());
            Weakly.follow(pane, texts.languageProperty(), around::showDaily);
        }
        show();
        margin.ifPresent(HomeMargin::showDaily);
        // whatever had the focus so far may just have been replaced
        focusFirstButton();
    }

    private GameTile tile(GameCover cover) {
        GameTile tile = new GameTile(desk, cover, tiles.isEmpty());
        tiles.add(tile);
        return tile;
    }

    private void show() {
        for (GameTile tile : tiles) {
            String game = tile.cover().id();
            tile.show(facts.standing(game), facts.hasSaves(game));
        }
        margin.ifPresent(this::showAround);
    }

    private void showAround(HomeMargin around) {
        pane.setQuiet(facts.finished().isEmpty());
        around.show(facts);
        int days =
                facts.daysInARow(LocalDate.now(desk.calendar()), desk.calendar().getZone());
        row.textProperty().bind(desk.texts().text("library.streak", days));
        row.setVisible(days > 1);
        row.setManaged(days > 1);
    }

    /** Whoever left a match is led back to it; everybody else begins with the first game. */
    private void focusFirstButton() {
        if (margin.filter(around -> around.search().isWanted()).isPresent()) {
            return;
        }
        List<GameTile> order = new ArrayList<>(tiles);
        order.sort(Comparator.comparing(
                tile -> !facts.leftLast().equals(Optional.of(tile.cover().id()))));
        for (GameTile tile : order) {
            if (tile.focusFirstButton()) {
                return;
            }
        }
    }

    private HBox header() {
        Texts texts = desk.texts();
        Label title = new Label();
        title.textProperty().bind(texts.text("app.title"));
        title.getStyleClass().addAll("display", "title");
        welcome.getStyleClass().add("muted");
        VBox words = new VBox(title, welcome);
        words.getStyleClass().add("library-header");
        words.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        row.setId("streak");
        row.getStyleClass().add("streak");
        row.setMinWidth(Region.USE_PREF_SIZE);
        row.setVisible(false);
        tools.getStyleClass().add("home-tools");
        return new HBox(words, tools);
    }

    private String today(Texts texts) {
        return Dates.heading(LocalDate.now(desk.calendar()), texts);
    }
}
