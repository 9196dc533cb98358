package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Result;

/** Score and rank of a finished game (QUEEN-189 to 195). */
public final class Scoring {
    private static final int PER_DEFEAT_IF_LOST = 60;
    private static final int MOST_IF_LOST = 600;
    private static final int BASE = 1000;
    /** What each Health space left is worth. */
    public static final int PER_HEALTH = 100;

    private static final int PER_ROUND = 25;
    private static final int ROUNDS_WITHOUT_BONUS = 20;
    private static final int MOST_FOR_TIME = 150;

    private Scoring() {}

    /** The ranks of a win, from the lowest. */
    public enum Rank {
        SURVIVOR(0),
        GLADIATOR(1150),
        CHAMPION(1300),
        HEROINE(1450),
        HEIRESS(1600),
        QUEEN(1750);

        private static final List<Rank> ALL = List.of(values());

        private final int from;

        Rank(int from) {
            this.from = from;
        }

        /** The lowest score of this rank. */
        public int from() {
            return from;
        }

        public static Rank of(int score) {
            Rank rank = SURVIVOR;
            for (Rank each : ALL) {
                if (score >= each.from) {
                    rank = each;
                }
            }
            return rank;
        }

        /** QUEEN-195: the rank above, if there is one. */
        public Optional<Rank> next() {
            return ALL.stream().filter(rank -> rank.from > from).findFirst();
        }
    }

    /** How many points of the base make that many of the final score. */
    public static int beforeFactors(QueenTable table, int points) {
        long factor = (long) table.cards().combination(table.options().mask()).factor()
                * table.options().speed().hundredths()
                * table.options().level().hundredths();
        return (int) Math.ceil(points * 1_000_000.0 / factor);
    }

    /** How many rounds fewer would have brought that many points of the base; those after the twentieth bring none. */
    public static int roundsFewer(QueenTable table, int points) {
        int late = Math.max(0, table.round() - ROUNDS_WITHOUT_BONUS);
        return late + (points + PER_ROUND - 1) / PER_ROUND;
    }

    static Result result(QueenTable table) {
        return table.phase() == QueenPhase.WON ? won(table) : lost(table);
    }

    private static Result lost(QueenTable table) {
        int score = Math.min(MOST_IF_LOST, PER_DEFEAT_IF_LOST * table.defeats());
        return new Result(Result.Outcome.LOST, score, "", table.round(), List.of(new Result.Term("defeats", score)));
    }

    private static Result won(QueenTable table) {
        int health = PER_HEALTH * (table.lastHealthSpace() - table.health());
        int rounds = PER_ROUND * Math.max(0, ROUNDS_WITHOUT_BONUS - table.round());
        int time = timeBonus(table);
        int base = BASE + health + rounds + time;
        long combination =
                (long) base * table.cards().combination(table.options().mask()).factor();
        long speed = combination * table.options().speed().hundredths();
        long level = speed * table.options().level().hundredths();
        int afterCombination = rounded(combination, 100);
        int afterSpeed = rounded(speed, 100_00);
        int score = rounded(level, 100_00_00);
        return new Result(
                Result.Outcome.WON,
                score,
                Rank.of(score).name(),
                table.round(),
                List.of(
                        new Result.Term("base", BASE),
                        new Result.Term("health", health),
                        new Result.Term("rounds", rounds),
                        new Result.Term("time", time),
                        new Result.Term("combination", afterCombination - base),
                        new Result.Term("speed", afterSpeed - afterCombination),
                        new Result.Term("level", score - afterSpeed)));
    }

    /** QUEEN-191, in whole numbers. */
    private static int timeBonus(QueenTable table) {
        return (int) Math.min(MOST_FOR_TIME, 3L * table.timeLeftMs() / (1000L * table.round()));
    }

    /** Half up. */
    private static int rounded(long product, int divisor) {
        return (int) ((2 * product + divisor) / (2L * divisor));
    }
}
