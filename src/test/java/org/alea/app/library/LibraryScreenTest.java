package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.games.queen.QueenKit;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Choices;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.alea.store.statistics.Past;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

class LibraryScreenTest extends UiTest {

    @Test
    void a_match_that_waits_can_be_taken_up_before_its_file_has_been_read() throws IOException {
        Path save = folder().saves("queen").resolve("autosave.json");
        Files.createDirectories(save.getParent());
        Files.writeString(save, "nobody has looked into it yet");
        Desk desk = aDesk();
        interact(() -> {
            Node library = new LibraryScreen(desk).node();
            assertThat(library.lookup("#resume-queen")).isNotNull();
            assertThat(library.lookup(".tile-badge").isVisible()).isFalse();
        });
    }

    @Test
    void a_match_that_waits_says_how_far_it_has_come_in_the_words_of_its_game() {
        AleaWindow window = leaveAMatchOf(new QueenKit().open(ContentSource.builtIn()), "queen");
        assertThat(badge("queen")).isEqualTo("Manche 1 · 0 ennemi battu");
        onFxThread(() -> window.desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        assertThat(badge("queen")).isEqualTo("Round 1 · 0 enemies defeated");
    }

    @Test
    void a_match_kept_before_games_said_so_tells_how_long_it_was_played() throws IOException {
        leaveAMatchOf(new RoyalKit().open(ContentSource.builtIn()), "royal");
        assertThat(badge("royal")).isEqualTo("Placement initial");
        closeStore();
        Path save = folder().saves("royal").resolve("autosave.json");
        Files.writeString(save, Files.readString(save).replaceFirst(",\\s+\"standing\": \\{[^}]*}", ""));
        openWindow(TableViews.suite(), 1280, 720);
        await(() -> badge("royal").equals("Partie en cours, 1\u00a0min de jeu"));
    }

    private <T extends Table<T>, M extends Move> AleaWindow leaveAMatchOf(GameBox<T, M> box, String game) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 1));
        store().saves().write(Slot.autosave(game), Save.of(game, box, match, Instant.now(CALENDAR)));
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        await(() -> !badge(game).isEmpty());
        return window;
    }

    private String badge(String game) {
        return lookup("#tile-" + game + " .tile-badge")
                .tryQueryAs(Label.class)
                .filter(Node::isVisible)
                .map(Label::getText)
                .orElse("");
    }

    @Test
    void the_welcome_stands_clear_of_the_games_below_it() {
        openWindow(TableViews.suite(), 1280, 720);
        await(() -> lookup("#streak").tryQuery().isPresent());
        onFxThread(() -> lookup(".library").query().getScene().getRoot().layout());
        double gap = top(".game-tile") - bottom(".library-header > .muted");
        assertThat(gap).isGreaterThan(12);
    }

    @Test
    void whoever_has_kept_a_game_is_no_newcomer_and_every_button_can_be_read() throws IOException {
        Path save = folder().saves("queen").resolve("save-3.json");
        Files.createDirectories(save.getParent());
        Files.writeString(save, "{}");
        openWindow(TableViews.suite(), 1280, 720);
        await(() -> lookup("#saves-queen").tryQuery().isPresent());
        onFxThread(() -> lookup(".library").query().getScene().getRoot().layout());
        assertThat(CutWords.in(lookup("#tile-queen .tile-buttons").query())).isEmpty();
        assertThat(lookup("#new-queen").query().getStyleClass()).contains("primary");
    }

    @Test
    void the_arrows_go_from_each_thing_to_what_lies_beside_it() {
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15)).of("royal").won(8, 4).build());
        openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup(".recent-row").tryQuery().isPresent()
                && !lookup("#daily").query().isDisabled());
        List<String> steps = List.of(
                "new-royal LEFT new-queen",
                "new-queen RIGHT new-royal",
                "new-royal RIGHT learn-royal",
                "learn-royal LEFT new-royal",
                "learn-queen RIGHT new-queen",
                "new-queen LEFT learn-queen",
                "learn-royal RIGHT new-fateforge",
                "new-fateforge LEFT learn-royal",
                "learn-fateforge RIGHT learn-fateforge",
                "learn-fateforge DOWN learn-synchro",
                "new-royal DOWN new-reckoners",
                "learn-queen LEFT rail-rulebook",
                "rail-library RIGHT learn-queen",
                "rail-settings RIGHT daily",
                "new-royal UP home-search",
                "home-search DOWN new-fateforge",
                "new-queen DOWN daily",
                "daily UP new-queen",
                "daily RIGHT recent",
                "recent LEFT daily",
                "recent UP all-games",
                "all-games DOWN recent",
                "all-games UP learn-synchro",
                "recent DOWN recent");
        SoftAssertions all = new SoftAssertions();
        onFxThread(() -> steps.forEach(step -> {
            String[] words = step.split(" ");
            Node from = byName(words[0]);
            from.requestFocus();
            Event.fireEvent(from, key(KeyCode.valueOf(words[1])));
            all.assertThat(from.getScene().getFocusOwner()).as(step).isEqualTo(byName(words[2]));
        }));
        all.assertAll();
    }

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }

    private Node byName(String name) {
        return lookup(name.equals("recent") ? ".recent-row" : "#" + name).query();
    }

    private double top(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private double bottom(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }
}
