package org.alea.app;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;

/** Lines of the history for tests of records: games that were won. */
public final class WonGames {
    private static final Instant THEN = Instant.parse("2026-11-16T10:00:00Z");

    private WonGames() {}

    /** @param learning whether it sets no record */
    public static FinishedGame of(String game, Map<String, String> options, String rank, int score, boolean learning) {
        return new FinishedGame(
                "id-" + score,
                game,
                options,
                "1",
                new Result(Result.Outcome.WON, score, rank, 12, List.of()),
                THEN,
                THEN,
                1,
                learning,
                false,
                !learning,
                List.of(),
                Map.of());
    }
}
