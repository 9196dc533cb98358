package org.alea.games.queen.practice;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Attempts as a table for other programs (QUEEN-207): a comma between fields, a point in numbers, times in UTC. */
public final class AttemptsCsv {
    private static final String HEADER = "date,drill,speed,seed,outcome,score,seconds,rerolls,accuracy";

    private AttemptsCsv() {}

    public static String write(List<Attempt> attempts) {
        return attempts.stream()
                .map(AttemptsCsv::line)
                .collect(Collectors.joining("\r\n", HEADER + "\r\n", attempts.isEmpty() ? "" : "\r\n"));
    }

    private static String line(Attempt attempt) {
        return String.join(
                ",",
                attempt.at().toString(),
                quoted(attempt.drill()),
                attempt.speed().name().toLowerCase(Locale.ROOT),
                attempt.seed(),
                attempt.outcome().name().toLowerCase(Locale.ROOT),
                Integer.toString(attempt.score()),
                String.format(Locale.ROOT, "%.1f", attempt.usedMs() / 1000.0),
                Integer.toString(attempt.rerolls()),
                attempt.accuracy().isPresent() ? Integer.toString(attempt.accuracyPercent()) : "");
    }

    /** A drill of the player's own may be called anything. */
    private static String quoted(String text) {
        return text.matches("[\\w -]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
