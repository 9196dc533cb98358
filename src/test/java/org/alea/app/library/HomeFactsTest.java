package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.alea.app.main.TableViews;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class HomeFactsTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    @Test
    void counts_the_days_in_a_row_up_to_today() {
        assertThat(played(TODAY.minusDays(4), TODAY.minusDays(2), TODAY.minusDays(1), TODAY)
                        .daysInARow(TODAY, ZoneOffset.UTC))
                .isEqualTo(3);
    }

    @Test
    void a_row_is_not_broken_before_the_day_is_over() {
        assertThat(played(TODAY.minusDays(2), TODAY.minusDays(1)).daysInARow(TODAY, ZoneOffset.UTC))
                .isEqualTo(2);
    }

    @Test
    void without_a_game_since_the_day_before_yesterday_there_is_no_row() {
        assertThat(played(TODAY.minusDays(2)).daysInARow(TODAY, ZoneOffset.UTC)).isZero();
    }

    @Test
    void shows_the_newest_games_first() {
        List<FinishedGame> recent =
                played(TODAY.minusDays(3), TODAY.minusDays(2), TODAY).recent(2);
        assertThat(recent).extracting(FinishedGame::endedAt).containsExactly(noon(TODAY), noon(TODAY.minusDays(2)));
    }

    @Test
    void a_practice_game_counts_in_no_figure() {
        HomeFacts facts = new HomeFacts(
                TableViews.suite(),
                true,
                Map.of(),
                Set.of(),
                List.of(game(TODAY, true, 90, true), game(TODAY, true, 40, false), game(TODAY, false, 20, false)));
        GameStanding standing = facts.standing("queen");
        assertThat(standing.played()).isEqualTo(2);
        assertThat(standing.wonPercent()).isEqualTo(50);
        assertThat(standing.best().map(best -> best.result().score())).contains(40);
    }

    @Test
    void names_the_game_whose_match_was_left_last() {
        HomeFacts facts = new HomeFacts(
                TableViews.suite(),
                true,
                Map.of("queen", left(noon(TODAY.minusDays(1))), "royal", left(noon(TODAY))),
                Set.of(),
                List.of());
        assertThat(facts.leftLast()).contains("royal");
        assertThat(new HomeFacts(TableViews.suite(), true, Map.of(), Set.of(), List.of()).leftLast())
                .isEmpty();
    }

    private static GameStanding.Waiting left(Instant when) {
        return new GameStanding.Waiting(true, Optional.empty(), Optional.of(when), Optional.empty());
    }

    private static HomeFacts played(LocalDate... days) {
        return new HomeFacts(
                TableViews.suite(),
                true,
                Map.of(),
                Set.of(),
                Stream.of(days).map(day -> game(day, true, 10, false)).toList());
    }

    private static FinishedGame game(LocalDate day, boolean won, int score, boolean practice) {
        return new FinishedGame(
                day + "-" + score,
                "queen",
                Map.of(),
                "1",
                new Result(won ? Result.Outcome.WON : Result.Outcome.LOST, score, "", 5, List.of()),
                noon(day),
                noon(day),
                60_000,
                false,
                practice,
                !practice,
                List.of(),
                Map.of());
    }

    private static Instant noon(LocalDate day) {
        return day.atTime(12, 0).toInstant(ZoneOffset.UTC);
    }
}
