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
    /** Who does not want to hear anything. */
    static final Listener NOBODY = new Listener() {
        @Override
        public void candidates(List<Candidate> candidates) {}

        @Override
        public void valued(Valued candidate) {}
    };

    private final Game<QueenTable, QueenMove> game;
    private final long seed;
    private final CoachNotes notes;

    /** Is told what the coach finds about a decision, on the coach's thread. */
    public interface Listener {

        /** Everything that could have been done. */
        void candidates(List<Candidate> candidates);

        /** One candidate has been judged. */
        void valued(Valued candidate);
    }

    /** @param seed that of the game: the same game always gets the same report (QUEEN-222) */
    public Coach(Game<QueenTable, QueenMove> game, long seed) {
        this(game, seed, new CoachNotes());
    }

    /** A coach who looks up what he has found before. */
    public Coach(Game<QueenTable, QueenMove> game, long seed, CoachNotes notes) {
        this.game = game;
        this.seed = seed;
        this.notes = notes;
    }

    /** A coach for the decisions of this match. */
    public static Coach of(Match<QueenTable, QueenMove> match) {
        return of(match, new CoachNotes());
    }

    /** The same, looking up what has been found before. */
    public static Coach of(Match<QueenTable, QueenMove> match, CoachNotes notes) {
        return new Coach(match.game(), match.setup().seed(), notes);
    }

    /**
     * Judges one decision; nothing if the coach was told to stop before he had finished.
     *
     * @param round all decisions of its round
     */
    public Optional<Verdict> judge(
            RoundDecision decision, List<RoundDecision> round, Listener listener, BooleanSupplier stopped) {
        Optional<Verdict> known = notes.find(seed, decision);
        if (known.isPresent()) {
            List<Valued> all = known.get().candidates();
            listener.candidates(all.stream().map(Valued::candidate).toList());
            all.forEach(listener::valued);
            return known;
        }
        Judging judging = new Judging(game, seed, decision);
        if (!judging.judge(listener, stopped)) {
            return Optional.empty();
        }
        Verdict verdict = judging.verdict(round);
        notes.keep(seed, verdict);
        return Optional.of(verdict);
    }

    /** What could have been done at a decision, as far as that can be told before he thinks. */
    public List<Candidate> choices(RoundDecision decision) {
        return List.copyOf(Judging.plain(game, decision));
    }

    /** Judges all decisions of a round for the notes, unless told to stop. */
    public void note(List<RoundDecision> round, BooleanSupplier stopped) {
        for (RoundDecision decision : round) {
            if (judge(decision, round, NOBODY, stopped).isEmpty()) {
                return;
            }
        }
    }

    /** Judges all decisions of a round. */
    public RoundReport report(List<RoundDecision> round) {
        List<Verdict> verdicts = new ArrayList<>();
        for (RoundDecision decision : round) {
            judge(decision, round, NOBODY, () -> false).ifPresent(verdicts::add);
        }
        return new RoundReport(
                round.stream().mapToInt(RoundDecision::round).findFirst().orElse(0), round, verdicts);
    }

    /** QUEEN-230: what can be done on a table without a clock, the best first. */
    public List<Valued> advise(QueenTable table) {
        RoundDecision now = new RoundDecision(table.rerolls(), table, Candidate.STOP, table, 0, OptionalInt.empty());
        Judging judging = new Judging(game, seed, now);
        judging.judge(NOBODY, () -> false);
        return judging.ranked();
    }
}
