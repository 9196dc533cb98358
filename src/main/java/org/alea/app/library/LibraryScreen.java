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
import javafx.scene.layout.VBox;
import org.alea.app.games.DailyOffers;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Desk;
import org.alea.app.shell.NextFrame;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;

/** Home: the five games, the match that waits, the last ones that ended. */
public final class LibraryScreen implements Screen {
    private final Desk desk;
    private final List<GameTile> tiles = new ArrayList<>();
    private final RecentGames recent;
    private final FormPanel form;
    private final LibraryPane pane;
    private final ScrollWhenTight node;
    private final DailyOffers challenges;
    private final DailyPanel daily;
    private HomeFacts facts = HomeFacts.NONE;
    private boolean complete;

    public LibraryScreen(Desk desk) {
        this.desk = desk;
        recent = new RecentGames(desk);
        form = new FormPanel(desk.texts());
        daily = new DailyPanel(desk);
        challenges = new DailyOffers(desk);
        pane = new LibraryPane(desk, header(), tile(Covers.ALL.get(0)));
        node = new ScrollWhenTight(pane);
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
    public void shown() {
        boolean windowOpens = node.getScene() == null;
        if (windowOpens && desk.animated()) {
            NextFrame.run(tiles.get(0)::hangPicture, this::complete);
        } else {
            complete();
        }
        desk.background().execute(() -> {
            HomeFacts read = HomeFacts.read(desk.store(), desk.suite());
            Platform.runLater(() -> {
                facts = read;
                show();
                focusFirstButton();
            });
        });
    }

    /** The flagship is enough to begin with; its companions follow once the window can be used. */
    private void complete() {
        if (!complete) {
            complete = true;
            tiles.get(0).hangPicture();
            List<GameTile> companions =
                    Covers.ALL.stream().skip(1).map(this::tile).toList();
            companions.forEach(GameTile::hangPicture);
            pane.complete(companions, challenges.any() ? List.of(daily, form, recent) : List.of(recent, form));
            desk.texts().languageProperty().addListener((all, old, now) -> showDaily());
        }
        show();
        showDaily();
    }

    private void showDaily() {
        challenges.read(daily::show);
    }

    private GameTile tile(GameCover cover) {
        GameTile tile = new GameTile(desk, cover, tiles.isEmpty());
        tiles.add(tile);
        return tile;
    }

    private void show() {
        for (GameTile tile : tiles) {
            String game = tile.cover().id();
            if (desk.suite().playable(game)) {
                tile.playable(facts.standing(game), facts.hasSaves(game));
            } else {
                tile.notYet();
            }
        }
        if (complete) {
            pane.setQuiet(facts.finished().isEmpty());
            recent.show(facts.recent(RecentGames.MOST));
            form.show(
                    facts,
                    facts.daysInARow(
                            LocalDate.now(desk.calendar()), desk.calendar().getZone()));
        }
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
