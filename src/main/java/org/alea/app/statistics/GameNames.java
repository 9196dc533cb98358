package org.alea.app.statistics;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.alea.app.games.GameCover;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Texts;

/** How games, days and times are written in statistics. */
final class GameNames {
    private GameNames() {}

    static String title(String game, Texts texts) {
        String key = GameCover.titleKey(game);
        return texts.knows(key) ? texts.get(key) : game;
    }

    /** The name where there is little room. */
    static String brief(String game, Texts texts) {
        String key = "statistics.game." + game;
        return texts.knows(key) ? texts.get(key) : title(game, texts);
    }

    static String day(LocalDate day, Texts texts) {
        return Dates.brief(day, texts);
    }

    /** Today and yesterday by name, other days by date, and the year only where it is another one. */
    static String moment(Instant at, ZoneId zone, LocalDate today, Texts texts) {
        LocalDate day = LocalDate.ofInstant(at, zone);
        String time = DateTimeFormatter.ofPattern("HH:mm").withZone(zone).format(at);
        if (day.equals(today)) {
            return texts.get("statistics.today", time);
        }
        if (day.equals(today.minusDays(1))) {
            return texts.get("statistics.yesterday", time);
        }
        return day.getYear() == today.getYear()
                ? Dates.briefMoment(at.atZone(zone), texts)
                : Dates.moment(at.atZone(zone), texts);
    }

    /** Minutes and seconds, with hours if there are any. */
    static String time(Duration time) {
        long seconds = time.toSeconds();
        return seconds >= 3600
                ? "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60)
                : "%d:%02d".formatted(seconds / 60, seconds % 60);
    }
}
