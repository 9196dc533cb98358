package org.alea.games.queen.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The Daily Challenges that were played, by date (QUEEN-201). */
public final class DailyBook {
    private final SortedMap<LocalDate, DailyGame> games = new TreeMap<>();

    /** The first game of a date counts, whatever follows (QUEEN-198). */
    public DailyBook(Collection<DailyGame> oldestFirst) {
        oldestFirst.forEach(game -> games.putIfAbsent(game.date(), game));
    }

    /** The date whose challenge has this seed, if a game begun at this instant can have been one. */
    public static Optional<LocalDate> date(long seed, Instant startedAt, ZoneId zone) {
        LocalDate local = LocalDate.ofInstant(startedAt, zone);
        // whoever has travelled since may have begun on the neighbouring date
        return Stream.of(local, local.minusDays(1), local.plusDays(1))
                .filter(date -> new DailyChallenge(date).seed() == seed)
                .findFirst();
    }

    public Optional<DailyGame> on(LocalDate date) {
        return Optional.ofNullable(games.get(date));
    }

    public int played() {
        return games.size();
    }

    /** On how many days in a row the challenge was played, up to today or, while today's is still open, yesterday. */
    public int streak(LocalDate today) {
        LocalDate last = games.containsKey(today) ? today : today.minusDays(1);
        int days = 0;
        while (games.containsKey(last.minusDays(days))) {
            days++;
        }
        return days;
    }

    public int bestStreak() {
        int best = 0;
        int row = 0;
        Optional<LocalDate> before = Optional.empty();
        for (LocalDate date : games.keySet()) {
            row = before.filter(date.minusDays(1)::equals).isPresent() ? row + 1 : 1;
            best = Math.max(best, row);
            before = Optional.of(date);
        }
        return best;
    }

    /** The best score of all. */
    public Optional<DailyGame> best() {
        return games.values().stream()
                .max(java.util.Comparator.comparingInt(game -> game.result().score()));
    }
}
