package org.alea.store.statistics;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.alea.store.FinishedGame;

/** How often in a row something went well: up to now, and at best. */
public record Streak(int present, int longest) {

    /** Wins one after the other; the oldest game is the first. */
    public static Streak ofWins(List<FinishedGame> games) {
        int present = 0;
        int longest = 0;
        for (FinishedGame game : games) {
            present = game.result().won() ? present + 1 : 0;
            longest = Math.max(longest, present);
        }
        return new Streak(present, longest);
    }

    /** Days in a row with a finished game; the present row still stands if today is the first day without one. */
    public static Streak ofDays(List<FinishedGame> games, LocalDate today, ZoneId zone) {
        Set<LocalDate> days = games.stream()
                .map(game -> LocalDate.ofInstant(game.endedAt(), zone))
                .collect(Collectors.toCollection(TreeSet::new));
        int row = 0;
        int longest = 0;
        for (LocalDate day : days) {
            row = days.contains(day.minusDays(1)) ? row + 1 : 1;
            longest = Math.max(longest, row);
        }
        LocalDate last = days.contains(today) ? today : today.minusDays(1);
        int present = 0;
        while (days.contains(last.minusDays(present))) {
            present++;
        }
        return new Streak(present, longest);
    }
}
