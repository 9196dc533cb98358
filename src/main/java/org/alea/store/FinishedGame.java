package org.alea.store;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import org.alea.content.Fault;
import org.alea.engine.Result;
import org.alea.engine.Seeds;

/**
 * A game that was played to its end, as statistics see it.
 *
 * @param id names the stored replay
 * @param setup every option of the game with its value
 * @param playedMs the time at the table, in milliseconds
 * @param ranked whether it counts for records and averages
 * @param draws what chance gave, for comparing luck with expectation
 * @param numbers what only this game counts, by name
 */
public record FinishedGame(
        String id,
        String game,
        Map<String, String> setup,
        String seed,
        Result result,
        Instant startedAt,
        Instant endedAt,
        long playedMs,
        boolean learning,
        boolean practice,
        boolean ranked,
        List<DrawCount> draws,
        Map<String, Double> numbers) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    public FinishedGame {
        if (id.isBlank() || id.chars().anyMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c))) {
            throw new IllegalArgumentException("an id names a file, which this cannot: " + Fault.shortened(id));
        }
    }

    static FinishedGame of(Save<?, ?> save, Result result, Instant now, boolean ranked) {
        return new FinishedGame(
                STAMP.format(now) + "-" + save.game(),
                save.game(),
                save.setup().options(),
                Seeds.format(save.setup().seed()),
                result,
                save.startedAt(),
                now,
                save.playedMs(),
                save.learning(),
                save.practice(),
                ranked,
                DrawCount.of(save.moves()),
                Map.of());
    }

    FinishedGame with(Map<String, Double> counted) {
        return new FinishedGame(
                id,
                game,
                setup,
                seed,
                result,
                startedAt,
                endedAt,
                playedMs,
                learning,
                practice,
                ranked,
                draws,
                Map.copyOf(counted));
    }

    /** What makes a game this one: however often its last move is made, it is finished once. */
    Identity identity() {
        return new Identity(startedAt, game, seed);
    }

    /** A game is known by when it began, what was played and with which chance. */
    record Identity(Instant startedAt, String game, String seed) {}

    public Duration played() {
        return Duration.ofMillis(playedMs);
    }
}
