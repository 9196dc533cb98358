package org.alea.store.statistics;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.alea.store.FinishedGame;

/** How many games were finished on each day. */
public record Days(Map<LocalDate, Integer> games) {

    public static Days of(List<FinishedGame> finished, ZoneId zone) {
        Map<LocalDate, Integer> games = new TreeMap<>();
        finished.forEach(game -> games.merge(LocalDate.ofInstant(game.endedAt(), zone), 1, Integer::sum));
        return new Days(games);
    }

    public int on(LocalDate day) {
        return games.getOrDefault(day, 0);
    }
}
