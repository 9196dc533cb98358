package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.games.GameFigures;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.replay.Replays;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalOptions;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;

class RoyalReplayTest extends UiTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 16);

    @Test
    @Rule("ROYAL-198")
    void a_recorded_game_is_shown_at_any_point_and_stays_as_it_was() {
        Match<RoyalTable, RoyalMove> match = toAction(Map.of());
        int moves = match.history().size();
        onFxThread(() -> {
            RoyalReplay replay =
                    new RoyalReplay(aDesk().forLookingOn(), new GameSession<>("royal", RoyalMatches.BOX, match, clock));
            replay.show(0);
            replay.show(moves);
            replay.show(moves - 1);
            Match<RoyalTable, RoyalMove> branch = replay.branch(match, moves);
            assertThat(branch.practice()).isTrue();
            assertThat(branch.table()).isEqualTo(match.table());
            branch.play(branch.moves().get(0), 0);
            branch.undo();
            branch.undo();
        });
        assertThat(match.history()).hasSize(moves);
    }

    @Test
    void what_tells_of_the_game_is_there_and_what_would_act_is_not() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.playedUntil(
                        RoyalMatches.fresh(3), 3, table -> table.state() == State.GAME_OVER)
                .orElseThrow();
        FinishedGame finished =
                store().history().add(Save.of("royal", RoyalMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".showcase .score-pill").tryQuery().isPresent());
        type(KeyCode.PAGE_DOWN);
        await(() -> lookup(".showcase .bar-tool").queryAll().stream().noneMatch(Node::isVisible));
        assertThat(lookup(".showcase .action").queryAllAs(Node.class))
                .filteredOn(Node::isVisible)
                .as("the heading of the Roy's side alone")
                .singleElement()
                .satisfies(tab -> assertThat(tab.getStyleClass()).contains("royal-tab", "on"));
        assertThat(lookup(".showcase .score-pill").query().getOpacity()).isEqualTo(1);
        assertThat(lookup(".showcase .bar-round").query().isVisible()).isTrue();
    }

    @Test
    void the_column_of_characters_is_in_sight() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.playedUntil(
                        RoyalMatches.fresh(3), 3, table -> table.state() == State.GAME_OVER)
                .orElseThrow();
        FinishedGame finished =
                store().history().add(Save.of("royal", RoyalMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".showcase .score-pill").tryQuery().isPresent());
        assertThat(lookup(".showcase .royal-character").queryAll()).hasSize(6);
        assertThat(inSight(lookup(".showcase .royal-side").query(), ".royal-character"))
                .isEqualTo(6);
    }

    private static long inSight(Node pane, String selector) {
        Bounds glass = pane.localToScene(pane.getLayoutBounds());
        return pane.lookupAll(selector).stream()
                .filter(each -> glass.contains(each.localToScene(each.getLayoutBounds())))
                .count();
    }

    @Test
    void a_replay_leads_on_by_itself_and_offers_no_way_back() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch("over", table -> table.state() == State.GAME_OVER);
        onFxThread(() -> {
            RoyalReplay replay =
                    new RoyalReplay(aDesk().forLookingOn(), new GameSession<>("royal", RoyalMatches.BOX, match, clock));
            replay.show(match.history().size() - 1);
            assertThat(from(replay.node())
                            .lookup("#royal-confirm")
                            .queryButton()
                            .getAccessibleText())
                    .doesNotStartWith("Revenir");
        });
    }

    @Test
    void a_branch_leaves_the_timer_behind() {
        Match<RoyalTable, RoyalMove> match = toAction(Map.of("timer", "hard"));
        onFxThread(() -> {
            RoyalReplay replay =
                    new RoyalReplay(aDesk().forLookingOn(), new GameSession<>("royal", RoyalMatches.BOX, match, clock));
            Match<RoyalTable, RoyalMove> branch =
                    replay.branch(match, match.history().size());
            assertThat(branch.table().options().timer()).isEqualTo(RoyalOptions.Timer.OFF);
            assertThat(branch.moves()).isNotEmpty();
        });
    }

    @Test
    void moves_bear_a_time_only_where_a_timer_ran() {
        for (String timer : List.of("off", "soft")) {
            Match<RoyalTable, RoyalMove> match = toAction(Map.of("timer", timer));
            onFxThread(() -> {
                RoyalReplay replay = new RoyalReplay(
                        aDesk().forLookingOn(), new GameSession<>("royal", RoyalMatches.BOX, match, clock));
                assertThat(replay.clock(match.table(), match.history().get(0)).isEmpty())
                        .isEqualTo(timer.equals("off"));
            });
        }
    }

    @Test
    @Rule("ROYAL-010")
    void games_are_told_apart_by_difficulty_and_within_it_by_dice_and_mood() {
        GameFigures kinds = new RoyalKinds();
        assertThat(kinds.kinds(
                        RoyalMatches.BOX,
                        Map.of("difficulty", "page", "abandoned", "strict", "mood", "measured"),
                        new Texts(Language.FR)))
                .containsExactly(
                        new GameFigures.Kind("page", "Page"),
                        new GameFigures.Kind("page/strict/measured", "Page, Règle stricte, Mesurée"));
    }

    @Test
    @Rule({"ROYAL-010", "ROYAL-197"})
    void custom_games_and_those_that_took_chance_back_are_not_averaged() {
        GameFigures kinds = new RoyalKinds();
        assertThat(kinds.counts(
                        Past.on(DAY).with(Map.of("difficulty", "page")).won(3).build()))
                .isTrue();
        assertThat(kinds.counts(
                        Past.on(DAY).with(Map.of("difficulty", "custom")).won(3).build()))
                .isFalse();
        assertThat(kinds.counts(Past.on(DAY)
                        .with(Map.of("difficulty", "page"))
                        .won(3)
                        .unranked()
                        .build()))
                .isFalse();
    }

    private static Match<RoyalTable, RoyalMove> toAction(Map<String, String> options) {
        Optional<Match<RoyalTable, RoyalMove>> match =
                RoyalMatches.playedUntil(RoyalMatches.fresh(3, options), 3, table -> table.state() == State.ACTION);
        return match.orElseThrow();
    }
}
