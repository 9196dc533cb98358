package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/**
 * Compares what the player did with everything he could have done (QUEEN-210 to 226). It takes its time, so it belongs
 * on a thread of its own; what it finds it tells at once.
 */
public final class Coach {
    private static final Listener NOBODY = new Listener() {
        @Override
        public void valued(int decision, Valued candidate) {}

        @Override
        public void judged(Verdict verdict) {}
    };

    private final Game<QueenTable, QueenMove> game;
    private final long seed;

    /** Is told what the coach finds, on the coach's thread. */
    public interface Listener {

        /** A candidate of the decision with this index has been judged. */
        void valued(int decision, Valued candidate);

        /** All candidates of a decision have been judged. */
        void judged(Verdict verdict);
    }

    /** @param seed that of the game: the same game always gets the same report (QUEEN-222) */
    public Coach(Game<QueenTable, QueenMove> game, long seed) {
        this.game = game;
        this.seed = seed;
    }

    /** A coach for the decisions of this match. */
    public static Coach of(Match<QueenTable, QueenMove> match) {
        return new Coach(match.game(), match.setup().seed());
    }

    /** Judges the decisions of a round, one after the other, until it is told to stop. */
    public RoundReport report(List<RoundDecision> round, Listener listener, BooleanSupplier stopped) {
        List<Verdict> verdicts = new ArrayList<>();
        Optional<Appraisal> known = Optional.empty();
        for (RoundDecision decision : round) {
            Judging judging = new Judging(game, seed, decision, known);
            if (!judging.judge(listener, stopped)) {
                break;
            }
            Verdict verdict = judging.verdict(round);
            verdicts.add(verdict);
            listener.judged(verdict);
            known = Optional.of(judging.appraisal());
        }
        return new RoundReport(
                round.stream().mapToInt(RoundDecision::round).findFirst().orElse(0), round, verdicts);
    }

    /** The same when nobody waits for single results. */
    public RoundReport report(List<RoundDecision> round) {
        return report(round, NOBODY, () -> false);
    }

    /** QUEEN-230: what can be done on a table without a clock, the best first. */
    public List<Valued> advise(QueenTable table) {
        RoundDecision now = new RoundDecision(table.rerolls(), table, Candidate.STOP, table, 0, OptionalInt.empty());
        Judging judging = new Judging(game, seed, now, Optional.empty());
        judging.judge(NOBODY, () -> false);
        return judging.ranked();
    }
}
