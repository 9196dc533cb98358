package org.alea.store.statistics;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.alea.engine.Result;
import org.alea.store.DrawCount;
import org.alea.store.FinishedGame;

/** Finished games for tests: {@code Past.on(day).won(1200).build()}. */
public final class Past {
    private final LocalDate day;
    private String game = "queen";
    private Map<String, String> setup = Map.of();
    private Result result = new Result(Result.Outcome.LOST, 0, "", 5, List.of());
    private long playedMs = 600_000;
    private boolean ranked = true;
    private List<DrawCount> draws = List.of();
    private Map<String, Double> numbers = Map.of();

    private Past(LocalDate day) {
        this.day = day;
    }

    public static Past on(LocalDate day) {
        return new Past(day);
    }

    public Past of(String newGame) {
        game = newGame;
        return this;
    }

    public Past with(Map<String, String> newSetup) {
        setup = newSetup;
        return this;
    }

    public Past won(int score) {
        return won(score, 10);
    }

    public Past won(int score, int rounds) {
        result = new Result(Result.Outcome.WON, score, "", rounds, List.of());
        return this;
    }

    public Past lost(int score) {
        return lost(score, 7);
    }

    public Past lost(int score, int rounds) {
        result = new Result(Result.Outcome.LOST, score, "", rounds, List.of());
        return this;
    }

    public Past lasting(long minutes) {
        playedMs = minutes * 60_000;
        return this;
    }

    public Past earning(String rank) {
        result = new Result(result.outcome(), result.score(), rank, result.rounds(), result.terms());
        return this;
    }

    public Past unranked() {
        ranked = false;
        return this;
    }

    public Past throwing(DrawCount... counts) {
        draws = List.of(counts);
        return this;
    }

    public Past counting(Map<String, Double> newNumbers) {
        numbers = newNumbers;
        return this;
    }

    public FinishedGame build() {
        Instant noon = day.atTime(12, 0).toInstant(ZoneOffset.UTC);
        return new FinishedGame(
                day + "-" + result.score(),
                game,
                setup,
                "1",
                result,
                noon.minusMillis(playedMs),
                noon,
                playedMs,
                !ranked,
                false,
                ranked,
                draws,
                numbers);
    }
}
