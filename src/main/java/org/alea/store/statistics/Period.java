package org.alea.store.statistics;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.alea.store.FinishedGame;

/**
 * The games of one stretch of time.
 *
 * @param rate the wins in percent among the last games up to its end; none before the first game
 */
public record Period(LocalDate start, Unit unit, List<FinishedGame> games, OptionalInt rate) {

    /** How long a period is. */
    public enum Unit {
        DAY(ChronoUnit.DAYS, 14),
        WEEK(ChronoUnit.WEEKS, 14),
        MONTH(ChronoUnit.MONTHS, 24),
        YEAR(ChronoUnit.YEARS, Integer.MAX_VALUE);

        private final ChronoUnit unit;
        private final int most;

        Unit(ChronoUnit unit, int most) {
            this.unit = unit;
            this.most = most;
        }

        private LocalDate start(LocalDate day) {
            return switch (this) {
                case DAY -> day;
                case WEEK -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
                case MONTH -> day.withDayOfMonth(1);
                case YEAR -> day.withDayOfYear(1);
            };
        }

        private long count(LocalDate first, LocalDate last) {
            return unit.between(start(first), start(last)) + 1;
        }
    }

    public int won() {
        return (int) games.stream().filter(game -> game.result().won()).count();
    }

    public int lost() {
        return games.size() - won();
    }

    /** Divides the time from a day to another into so many periods as can be told apart; the oldest game is the first. */
    public static List<Period> of(List<FinishedGame> games, LocalDate first, LocalDate last, ZoneId zone) {
        Unit unit = unit(first, last);
        List<Period> periods = new ArrayList<>();
        List<FinishedGame> soFar = new ArrayList<>();
        int next = 0;
        for (LocalDate start = unit.start(first); !start.isAfter(last); start = start.plus(1, unit.unit)) {
            LocalDate end = start.plus(1, unit.unit);
            List<FinishedGame> within = new ArrayList<>();
            while (next < games.size() && day(games.get(next), zone).isBefore(end)) {
                within.add(games.get(next));
                next++;
            }
            soFar.addAll(within);
            Tally form = new Tally(soFar).last(Tally.LAST);
            periods.add(new Period(
                    start,
                    unit,
                    List.copyOf(within),
                    form.games() == 0 ? OptionalInt.empty() : OptionalInt.of(form.wonPercent())));
        }
        return periods;
    }

    private static Unit unit(LocalDate first, LocalDate last) {
        for (Unit unit : Unit.values()) {
            if (unit.count(first, last) <= unit.most) {
                return unit;
            }
        }
        return Unit.YEAR;
    }

    private static LocalDate day(FinishedGame game, ZoneId zone) {
        return LocalDate.ofInstant(game.endedAt(), zone);
    }
}
