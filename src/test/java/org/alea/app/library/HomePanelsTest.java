package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.alea.Rule;
import org.alea.app.CutWords;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.games.DailyOffer;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the panels below the games lead to. */
class HomePanelsTest extends UiTest {

    @Test
    void a_game_that_ended_is_watched_again_with_a_press() {
        aPast();
        openWindow(PurseViews.suite(), 1440, 900);
        await(() -> lookup(".recent-row").tryQuery().isPresent());
        Button row = lookup(".recent-row").query();
        assertThat(row.getAccessibleText()).startsWith("Revoir").contains("points");
        onFxThread(row::requestFocus);
        type(KeyCode.SPACE);
        await(() -> lookup(".replay").tryQuery().isPresent());
        clickOn("#replay-help");
        await(() -> lookup(".keyboard-help").tryQuery().isPresent());
        type(KeyCode.ESCAPE);
        await(() -> lookup(".keyboard-help").tryQuery().isEmpty());
        type(KeyCode.ESCAPE);
        await(() -> lookup(".recent-row").tryQuery().isPresent());
    }

    /** As below two notices in the smallest window, and down to where the page begins to scroll. */
    @ParameterizedTest
    @ValueSource(ints = {660, 620, 590})
    void nothing_stands_behind_the_badge_of_a_match_that_waits(int height) {
        GameBox<RoyalTable, RoyalMove> box = new RoyalKit().open(ContentSource.builtIn());
        Match<RoyalTable, RoyalMove> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        store().saves().write(Slot.autosave("royal"), Save.of("royal", box, match, CALENDAR.instant()));
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15)).of("royal").won(8, 4).build());
        openWindow(TableViews.suite(), 1280, height);
        await(() -> lookup("#resume-royal").tryQuery().isPresent());
        onFxThread(() -> lookup("#tile-royal").query().getScene().getRoot().layout());
        Bounds badge = inScene(lookup("#tile-royal .tile-badge").query());
        assertThat(lookup("#tile-royal .tile-words .label").queryAllAs(Label.class))
                .filteredOn(Label::isVisible)
                .noneMatch(words -> inScene(words).intersects(badge));
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** Heard without the page around it, a game has to name itself, in whichever language. */
    @Test
    void a_game_that_ended_is_heard_with_its_name() {
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15)).won(1_555, 12).build());
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup(".recent-row").tryQuery().isPresent());
        Button row = lookup(".recent-row").query();
        assertThat(row.getAccessibleText())
                .isEqualTo("Revoir\u00a0: Le Défi de la Reine, Victoire, 1\u202f555 points, 12 manches, 15 nov. 2026");
        onFxThread(() -> window.desk().preferences().speak(Language.EN));
        assertThat(row.getAccessibleText())
                .isEqualTo("Watch again: The Queen’s Challenge, Victory, 1,555 points, 12 rounds, 15 Nov 2026");
    }

    @Test
    @Rule("ROYAL-191")
    void a_result_is_told_as_its_game_writes_it() {
        Desk desk = aDesk();
        FinishedGame royal =
                Past.on(LocalDate.of(2026, 11, 15)).of("royal").won(2, 4).build();
        HomeFacts facts = new HomeFacts(TableViews.suite(), true, Map.of(), Set.of(), List.of(royal));
        show(desk, 600, 400, () -> {
            RecentGames recent = new RecentGames(desk);
            recent.show(facts);
            return recent;
        });
        assertThat(lookup(".recent-row").query().getAccessibleText()).contains("Écart +2, 4 manches");
        assertThat(Figures.of(desk.texts(), facts.standing("royal")))
                .extracting(figure -> ((Label) figure.getChildren().get(0)).getText())
                .contains("+2");
    }

    @ParameterizedTest
    @CsvSource({"5, 5\u00a0min", "59, 59\u00a0min", "90, '1,5\u00a0h'"})
    void less_than_an_hour_is_told_in_minutes(int minutes, String told) {
        Desk desk = aDesk();
        FinishedGame game = Past.on(LocalDate.of(2026, 11, 15)).lasting(minutes).build();
        show(desk, 600, 400, () -> {
            FormPanel form = new FormPanel(TableViews.suite(), desk.texts());
            form.show(new HomeFacts(TableViews.suite(), true, Map.of(), Set.of(), List.of(game)));
            return form;
        });
        assertThat(lookup(told).tryQuery()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void that_no_game_has_ended_is_only_said_once_it_is_known(boolean read) {
        Desk desk = aDesk();
        HomeFacts facts = new HomeFacts(TableViews.suite(), read, Map.of(), Set.of(), List.of());
        show(desk, 600, 400, () -> {
            FormPanel form = new FormPanel(TableViews.suite(), desk.texts());
            form.show(facts);
            RecentGames recent = new RecentGames(desk);
            recent.show(facts);
            return new VBox(form, recent);
        });
        assertThat(lookup(".nothing").queryAll()).hasSize(read ? 2 : 0);
    }

    @Test
    void all_games_are_one_press_away() {
        aPast();
        openWindow(PurseViews.suite(), 1440, 900);
        await(() -> lookup("#all-games").tryQuery().isPresent());
        clickOn("#all-games");
        await(() -> lookup("#history").tryQuery().isPresent());
    }

    @Test
    void the_statistics_lead_to_todays_challenge() {
        aPast();
        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#rail-statistics");
        await(() -> lookup("#play-daily")
                .tryQuery()
                .filter(node -> node.isVisible())
                .isPresent());
        assertThat(lookup("#daily-words").queryAs(Label.class).getText())
                .startsWith("Défi du jour\u00a0: pas encore joué.");
        clickOn("#play-daily");
        await(() -> lookup(".queen-table").tryQuery().isPresent());
    }

    @Test
    void todays_challenge_tells_its_modules_its_dice_and_where_to_play_it() {
        openWindow(TableViews.suite(), 1440, 900);
        await(() -> !lookup("#daily").<Button>query().isDisabled());
        assertThat(lookup(".daily-panel .panel-title").queryAs(Label.class).getText())
                .isNotBlank();
        assertThat(lookup(".daily-dice .die").queryAllAs(Node.class))
                .extracting(Node::getAccessibleText)
                .startsWith("Dés blancs", "Dés verts", "Dés jaunes", "Dés bleus");
        assertThat(lookup("#daily").<Button>query().getText()).isEqualTo("Relever le défi");
    }

    @Test
    void what_is_said_of_todays_challenge_stays_in_its_panel_when_a_newcomer_leaves_it_little_room() {
        openWindow(TableViews.suite(), 1280, 720);
        await(() -> !lookup("#daily").<Button>query().isDisabled());
        onFxThread(() -> {});
        Node panel = lookup(".daily-panel").query();
        double foot = panel.localToScene(panel.getLayoutBounds()).getMaxY();
        assertThat(lookup(".daily-panel .label").queryAllAs(Label.class))
                .filteredOn(Label::isVisible)
                .isNotEmpty()
                .allMatch(words -> words.localToScene(words.getLayoutBounds()).getMaxY() <= foot);
    }

    @Test
    void a_challenge_that_was_played_shows_the_record_whole() {
        DailyOffer played = new DailyOffer(
                "Dragon, Soleil et Lune",
                "",
                Optional.of("1234 points, Gladiatrice"),
                Optional.of(1567),
                () -> Stream.generate(() -> (Node) new Rectangle(41, 41))
                        .limit(5)
                        .toList(),
                "Rejouer hors classement",
                () -> {});
        Desk desk = aDesk();
        show(desk, 466, 186, () -> {
            DailyPanel panel = new DailyPanel(desk);
            panel.show(Optional.of(played));
            return panel;
        });
        Node panel = lookup(".daily-panel").query();
        await(() -> panel.getLayoutBounds().getWidth() > 0);
        assertThat(lookup("votre record").query().isVisible()).isTrue();
        assertThat(CutWords.in(panel)).isEmpty();
    }

    @Test
    void the_first_key_goes_on_with_the_match_that_waits() {
        aPast();
        openWindow(PurseViews.suite(), 1440, 900);
        await(() -> lookup(".recent-row").tryQuery().isPresent());
        await(() -> window(0).getScene().getFocusOwner() instanceof Button first
                && first.getStyleClass().contains("large"));
    }

    private void aPast() {
        for (long seed = 1; seed <= 3; seed++) {
            store().history().add(PurseViews.finished(seed, 40_000), true, Map.of());
        }
    }
}
