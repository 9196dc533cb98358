package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Where the player stands in one drill at one speed (QUEEN-206, 207).
 *
 * @param attempts the last ones, oldest first
 * @param tries how many there have ever been
 * @param streak successes in a row, up to now
 */
public record Standing(List<Attempt> attempts, int tries, int best, int streak, int bestStreak) {
    /** Nothing has been tried yet. */
    public static final Standing NEW = new Standing(List.of(), 0, 0, 0, 0);

    private static final int KEPT = 500;
    private static final int RATED = 20;

    public Standing {
        attempts = List.copyOf(attempts);
    }

    /** After one more attempt, or after another line about one that is known. */
    Standing with(Attempt attempt) {
        for (int i = attempts.size() - 1; i >= 0; i--) {
            if (attempts.get(i).sameAs(attempt)) {
                List<Attempt> amended = new ArrayList<>(attempts);
                amended.set(i, attempt);
                return new Standing(amended, tries, best, streak, bestStreak);
            }
        }
        List<Attempt> more =
                new ArrayList<>(attempts.subList(Math.max(0, attempts.size() + 1 - KEPT), attempts.size()));
        more.add(attempt);
        int now = attempt.success() ? streak + 1 : 0;
        return new Standing(more, tries + 1, Math.max(best, attempt.score()), now, Math.max(bestStreak, now));
    }

    /** Successes among the last twenty attempts, in per cent. */
    public OptionalInt successPercent() {
        if (attempts.isEmpty()) {
            return OptionalInt.empty();
        }
        List<Attempt> last = attempts.subList(Math.max(0, attempts.size() - RATED), attempts.size());
        long successes = last.stream().filter(Attempt::success).count();
        return OptionalInt.of((int) Math.round(100.0 * successes / last.size()));
    }
}
