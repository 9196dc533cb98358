package org.alea.app.shell;

import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;

/**
 * How days are written, the day before the month and hours up to 24 in both languages. A moment is given in the time
 * zone of the player.
 */
public final class Dates {
    private Dates() {}

    /** As on the axis of a chart: 16 Nov. */
    public static String brief(TemporalAccessor day, Texts texts) {
        return write("d MMM", day, texts);
    }

    /** 16 Nov 2026. */
    public static String day(TemporalAccessor day, Texts texts) {
        return write("d MMM yyyy", day, texts);
    }

    /** Monday 16 November 2026. */
    public static String full(TemporalAccessor day, Texts texts) {
        return write("EEEE d MMMM yyyy", day, texts);
    }

    /** A day as a heading, which begins with a capital. */
    public static String heading(TemporalAccessor day, Texts texts) {
        String written = full(day, texts);
        return written.substring(0, 1).toUpperCase(texts.locale()) + written.substring(1);
    }

    /** 16 Nov 2026, 10:00. */
    public static String moment(TemporalAccessor moment, Texts texts) {
        return write("d MMM yyyy, HH:mm", moment, texts);
    }

    /** 16 Nov, 10:00: a moment of this year. */
    public static String briefMoment(TemporalAccessor moment, Texts texts) {
        return write("d MMM, HH:mm", moment, texts);
    }

    private static String write(String pattern, TemporalAccessor when, Texts texts) {
        return DateTimeFormatter.ofPattern(pattern, texts.locale()).format(when);
    }
}
