package org.alea.store.statistics;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.alea.store.FinishedGame;

/** What some games come to; the oldest is the first. */
public record Tally(List<FinishedGame> all) {
    /** How many games make the form of the day. */
    public static final int LAST = 20;

    public Tally {
        all = List.copyOf(all);
    }

    public int games() {
        return all.size();
    }

    public int won() {
        return (int) wins().count();
    }

    /** 0 if nothing has been played. */
    public int wonPercent() {
        return all.isEmpty() ? 0 : Math.round(100f * won() / games());
    }

    /** The last games of these, at most so many. */
    public Tally last(int most) {
        return new Tally(all.subList(Math.max(0, all.size() - most), all.size()));
    }

    public OptionalDouble meanScore() {
        return all.stream().mapToInt(game -> game.result().score()).average();
    }

    /** The ranked win with the best score. */
    public Optional<FinishedGame> best() {
        return wins().filter(FinishedGame::ranked)
                .max(Comparator.comparingInt(game -> game.result().score()));
    }

    /** The ranked win that took the least time. */
    public Optional<FinishedGame> fastest() {
        return wins().filter(FinishedGame::ranked).min(Comparator.comparingLong(FinishedGame::playedMs));
    }

    public OptionalDouble roundsPerWin() {
        return wins().mapToInt(game -> game.result().rounds()).average();
    }

    public OptionalInt fewestRounds() {
        return wins().mapToInt(game -> game.result().rounds()).min();
    }

    public Duration played() {
        return Duration.ofMillis(all.stream().mapToLong(FinishedGame::playedMs).sum());
    }

    private Stream<FinishedGame> wins() {
        return all.stream().filter(game -> game.result().won());
    }
}
