package org.alea.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt.Outcome;
import org.junit.jupiter.api.Test;

class AttemptsTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private int number;

    private Attempt attempt(String drill, Speed speed, Outcome outcome, int score) {
        return new Attempt(
                drill, speed, NOON.plusSeconds(number++), "42", outcome, score, 12_345, 4, Attempt.NOT_COACHED);
    }

    private Attempt attempt(Outcome outcome) {
        return attempt("P01", Speed.OFFICIAL, outcome, 100);
    }

    private Attempts history(Outcome... outcomes) {
        List<Attempt> lines = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            lines.add(attempt(outcome));
        }
        return Attempts.of(lines);
    }

    @Test
    @Rule("QUEEN-206")
    void aStreakIsWhatHasSucceededInARow() {
        Standing standing = history(
                        Outcome.SUCCESS,
                        Outcome.SUCCESS,
                        Outcome.SUCCESS,
                        Outcome.FAILURE,
                        Outcome.SUCCESS,
                        Outcome.SUCCESS)
                .at("P01", Speed.OFFICIAL);

        assertThat(standing.streak()).isEqualTo(2);
        assertThat(standing.bestStreak()).isEqualTo(3);
    }

    @Test
    @Rule("QUEEN-206")
    void anAbandonedAttemptEndsTheStreak() {
        assertThat(history(Outcome.SUCCESS, Outcome.ABANDONED)
                        .at("P01", Speed.OFFICIAL)
                        .streak())
                .isZero();
    }

    @Test
    @Rule("QUEEN-206")
    void anotherDrillAndAnotherSpeedHaveStreaksOfTheirOwn() {
        Attempts attempts = history(Outcome.SUCCESS);
        attempts.add(attempt("P02", Speed.OFFICIAL, Outcome.FAILURE, 10));
        attempts.add(attempt("P01", Speed.EXPERT, Outcome.FAILURE, 10));

        assertThat(attempts.at("P01", Speed.OFFICIAL).streak()).isEqualTo(1);
        assertThat(attempts.at("P01", Speed.UNTIMED)).isEqualTo(Standing.NEW);
    }

    @Test
    @Rule("QUEEN-207")
    void theLastFiveHundredAttemptsAreKeptAndTheBestOfAll() {
        Attempts attempts = history();
        attempts.add(attempt("P01", Speed.OFFICIAL, Outcome.SUCCESS, 321));
        IntStream.range(0, 500).forEach(i -> attempts.add(attempt("P01", Speed.OFFICIAL, Outcome.FAILURE, 25)));
        Standing standing = attempts.at("P01", Speed.OFFICIAL);

        assertThat(standing.attempts()).hasSize(500).noneMatch(Attempt::success);
        assertThat(standing.tries()).isEqualTo(501);
        assertThat(standing.best()).isEqualTo(321);
        assertThat(standing.bestStreak()).isEqualTo(1);
    }

    @Test
    @Rule("QUEEN-207")
    void theSuccessRateLooksAtTheLastTwentyAttempts() {
        Attempts attempts = history();
        assertThat(attempts.at("P01", Speed.OFFICIAL).successPercent()).isEmpty();
        IntStream.range(0, 30).forEach(i -> attempts.add(attempt(Outcome.FAILURE)));
        IntStream.range(0, 7).forEach(i -> attempts.add(attempt(Outcome.SUCCESS)));

        assertThat(attempts.at("P01", Speed.OFFICIAL).successPercent()).isEqualTo(OptionalInt.of(35));
    }

    @Test
    @Rule("QUEEN-207")
    void whatTheCoachSaysLaterBelongsToTheSameAttempt() {
        Attempt first = attempt(Outcome.SUCCESS);
        Attempt second = attempt(Outcome.SUCCESS);
        Standing standing =
                Attempts.of(List.of(first, second, first.coached(88))).at("P01", Speed.OFFICIAL);

        assertThat(standing.attempts()).containsExactly(first.coached(88), second);
        assertThat(standing.streak()).isEqualTo(2);
        assertThat(standing.tries()).isEqualTo(2);
    }

    @Test
    @Rule("QUEEN-207")
    void theHistoryIsExportedAsCommaSeparatedValues() {
        Attempt one = attempt("P07", Speed.RELAXED, Outcome.ABANDONED, 0);
        Attempt other =
                attempt("Trois, \"vite\"", Speed.OFFICIAL, Outcome.SUCCESS, 140).coached(91);

        assertThat(AttemptsCsv.write(List.of(one, other)))
                .isEqualTo("date,drill,speed,seed,outcome,score,seconds,rerolls,accuracy\r\n"
                        + "2026-11-16T12:00:00Z,P07,relaxed,42,abandoned,0,12.3,4,\r\n"
                        + "2026-11-16T12:00:01Z,\"Trois, \"\"vite\"\"\",official,42,success,140,12.3,4,91\r\n");
    }
}
