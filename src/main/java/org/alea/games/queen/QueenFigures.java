package org.alea.games.queen;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.alea.engine.Event;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.coach.Accuracy;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.alea.games.queen.coach.Windfall;

/**
 * How a fight was fought, in the figures that statistics keep: they are stored by the names given here.
 *
 * @param firstRerollMs from the first throw to the first reroll, as a mean over the rounds that had one
 * @param rerollsPerMinute while the clock ran
 * @param timeLeftMs the time saved in a round, as a mean (QUEEN-065)
 * @param luck what all throws brought more than their means, in enemies
 * @param woundsBy how often each enemy card wounded
 * @param accuracy how near to the best play the decisions were, of 100, as the coach says it (QUEEN-224); nothing if
 *     there were none
 */
public record QueenFigures(
        int rounds,
        int rerolls,
        OptionalDouble firstRerollMs,
        double rerollsPerMinute,
        double timeLeftMs,
        int wounds,
        double luck,
        Map<String, Integer> woundsBy,
        OptionalInt accuracy) {
    public static final String ROUNDS = "rounds";
    public static final String REROLLS = "rerolls";
    /** Missing if no die was thrown again. */
    public static final String FIRST_REROLL_MS = "firstRerollMs";

    public static final String REROLLS_PER_MINUTE = "rerollsPerMinute";
    public static final String TIME_LEFT_MS = "timeLeftMs";
    public static final String WOUNDS = "wounds";
    public static final String LUCK = "luck";
    /** Followed by the id of an enemy card. */
    public static final String WOUNDS_BY = "woundsBy.";

    /** Missing if nothing was decided. */
    public static final String ACCURACY = "accuracy";

    private static final double MINUTE_MS = 60_000;

    /** Takes a while: luck and decisions are weighed against all that could have come. */
    public static QueenFigures of(Match<QueenTable, QueenMove> match) {
        List<Played<QueenMove>> history = match.history();
        List<QueenTable> tables = IntStream.rangeClosed(0, history.size())
                .mapToObj(match::tableAfter)
                .toList();
        return of(Coach.of(match), match.game(), tables, history);
    }

    /** The same of tables and the moves between them. */
    static QueenFigures of(
            Coach coach, Game<QueenTable, QueenMove> game, List<QueenTable> tables, List<Played<QueenMove>> moves) {
        Count count = new Count();
        for (int i = 0; i < moves.size(); i++) {
            count.add(tables.get(i), moves.get(i), tables.get(i + 1));
        }
        List<Verdict> verdicts = RoundDecision.ofGame(game, tables, moves).stream()
                .flatMap(round -> coach.report(round).verdicts().stream())
                .toList();
        return count.figures(Accuracy.of(verdicts));
    }

    /** By name, as they are stored. */
    public Map<String, Double> numbers() {
        Map<String, Double> numbers = new LinkedHashMap<>();
        numbers.put(ROUNDS, (double) rounds);
        numbers.put(REROLLS, (double) rerolls);
        firstRerollMs.ifPresent(ms -> numbers.put(FIRST_REROLL_MS, ms));
        numbers.put(REROLLS_PER_MINUTE, rerollsPerMinute);
        numbers.put(TIME_LEFT_MS, timeLeftMs);
        numbers.put(WOUNDS, (double) wounds);
        numbers.put(LUCK, luck);
        accuracy.ifPresent(share -> numbers.put(ACCURACY, (double) share));
        woundsBy.forEach((card, times) -> numbers.put(WOUNDS_BY + card, (double) times));
        return numbers;
    }

    /** What is counted move by move. */
    private static final class Count {
        private final Map<String, Integer> woundsBy = new LinkedHashMap<>();
        private int rounds;
        private int rerolls;
        private int roundsWithReroll;
        private long firstRerollMs;
        private long rollingMs;
        private long timeLeftMs;
        private int wounds;
        private double luck;

        void add(QueenTable before, Played<QueenMove> played, QueenTable after) {
            QueenMove move = played.move();
            luck += Windfall.of(before, move, after);
            if (move instanceof QueenMove.RerollSet || move instanceof QueenMove.RerollSolo) {
                rerolls++;
                if (before.rerolls() == 0) {
                    roundsWithReroll++;
                    firstRerollMs += ((QueenMove.Timed) move).atMs();
                }
            }
            for (Event event : played.events()) {
                add(before, move, event);
            }
        }

        private void add(QueenTable before, QueenMove move, Event event) {
            if (event instanceof QueenEvent.RoundStarted) {
                rounds++;
            } else if (event instanceof QueenEvent.RoundStopped stopped) {
                timeLeftMs += stopped.timeLeftMs();
                rollingMs += Math.min(((QueenMove.Timed) move).atMs(), before.limitMs());
            } else if (event instanceof QueenEvent.Wounded wound) {
                wounds++;
                if (!wound.card().isEmpty()) {
                    woundsBy.merge(wound.card(), 1, Integer::sum);
                }
            }
        }

        QueenFigures figures(OptionalInt accuracy) {
            return new QueenFigures(
                    rounds,
                    rerolls,
                    roundsWithReroll == 0
                            ? OptionalDouble.empty()
                            : OptionalDouble.of((double) firstRerollMs / roundsWithReroll),
                    rollingMs == 0 ? 0 : rerolls * MINUTE_MS / rollingMs,
                    rounds == 0 ? 0 : (double) timeLeftMs / rounds,
                    wounds,
                    luck,
                    Map.copyOf(woundsBy),
                    accuracy);
        }
    }
}
