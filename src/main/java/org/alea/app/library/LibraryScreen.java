package org.alea.app.library;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;

/** Home: the five games, the match that waits, the last ones that ended. */
public final class LibraryScreen implements Screen {
    private final Desk desk;
    private final List<GameTile> tiles = new ArrayList<>();
    private final RecentGames recent;
    private final FormPanel form;
    private final LibraryPane pane;
    private final ScrollPane node;

    public LibraryScreen(Desk desk) {
        this.desk = desk;
        recent = new RecentGames(desk.texts());
        form = new FormPanel(desk.texts());
        for (GameCover cover : Covers.ALL) {
            GameTile tile = new GameTile(desk, cover, tiles.isEmpty());
            if (!desk.suite().playable(cover.id())) {
                tile.notYet();
            }
            tiles.add(tile);
        }
        pane = new LibraryPane(desk, header(), tiles, List.of(recent, form));
        node = new ScrollPane(pane);
        node.setFitToWidth(true);
        node.setFitToHeight(true);
        node.getStyleClass().add("page");
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
    public void shown() {
        List<String> games = Covers.ALL.stream()
                .map(GameCover::id)
                .filter(desk.suite()::playable)
                .toList();
        desk.background().execute(() -> {
            HomeFacts facts = HomeFacts.read(desk.store(), games);
            Platform.runLater(() -> show(facts));
        });
    }

    private void show(HomeFacts facts) {
        for (int i = 0; i < tiles.size(); i++) {
            String game = Covers.ALL.get(i).id();
            if (desk.suite().playable(game)) {
                tiles.get(i).playable(facts.standing(game));
            }
        }
        focusFirstButton();
        pane.setQuiet(facts.finished().isEmpty());
        recent.show(facts.recent(RecentGames.MOST));
        form.show(
                facts,
                facts.daysInARow(LocalDate.now(desk.calendar()), desk.calendar().getZone()));
    }

    private void focusFirstButton() {
        for (GameTile tile : tiles) {
            if (tile.focusFirstButton()) {
                return;
            }
        }
    }

    private VBox header() {
        Texts texts = desk.texts();
        Label title = new Label();
        title.textProperty().bind(texts.text("app.title"));
        title.getStyleClass().addAll("display", "title");
        Label line = new Label();
        line.textProperty().bind(texts.live(() -> texts.get("library.welcome") + " " + today(texts)));
        line.getStyleClass().add("muted");
        VBox header = new VBox(title, line);
        header.getStyleClass().add("library-header");
        return header;
    }

    private String today(Texts texts) {
        Locale locale = texts.locale();
        String day = DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL)
                .withLocale(locale)
                .format(LocalDate.now(desk.calendar()));
        return day.substring(0, 1).toUpperCase(locale) + day.substring(1);
    }
}
