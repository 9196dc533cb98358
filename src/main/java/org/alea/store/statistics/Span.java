package org.alea.store.statistics;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.alea.store.FinishedGame;

/** How far back one looks. */
public enum Span {
    MONTH(4),
    QUARTER(12),
    YEAR(52),
    EVER(0);

    private final int weeks;

    Span(int weeks) {
        this.weeks = weeks;
    }

    /** The first day that counts; none if every day does. */
    public Optional<LocalDate> since(LocalDate today) {
        return weeks == 0 ? Optional.empty() : Optional.of(today.minusWeeks(weeks));
    }

    public List<FinishedGame> of(List<FinishedGame> games, LocalDate today, ZoneId zone) {
        Optional<LocalDate> first = since(today);
        return games.stream()
                .filter(game -> first.isEmpty()
                        || !LocalDate.ofInstant(game.endedAt(), zone).isBefore(first.get()))
                .toList();
    }
}
