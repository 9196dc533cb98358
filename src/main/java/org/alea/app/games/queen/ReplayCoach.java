package org.alea.app.games.queen;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.alea.app.games.TableReplay.Grade;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.engine.Match;
import org.alea.engine.Words;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Accuracy;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Valued;
import org.alea.games.queen.coach.Verdict;

/** Lets the coach judge the decisions of a recorded round (QUEEN-210, 223). */
record ReplayCoach(Match<QueenTable, QueenMove> match, QueenBox box) {
    private static final Coach.Listener NOBODY = new Coach.Listener() {
        @Override
        public void candidates(List<Candidate> candidates) {}

        @Override
        public void valued(Valued candidate) {}
    };

    void judge(int round, BiConsumer<Integer, Judgement> told, BooleanSupplier stopped) {
        Coach coach = Coach.of(match, box.coachNotes());
        List<RoundDecision> decisions = RoundDecision.of(match, round);
        for (RoundDecision decision : decisions) {
            coach.judge(decision, decisions, NOBODY, stopped)
                    .ifPresent(verdict -> told.accept(moves(decision), judgement(verdict)));
        }
    }

    /** The place of the decision that a move is part of among those of its round: dice on Chariots precede theirs. */
    int decision(int round, int moves) {
        List<RoundDecision> decisions = RoundDecision.of(match, round);
        return (int) decisions.stream()
                .limit(Math.max(0, decisions.size() - 1))
                .takeWhile(decision -> moves(decision) < moves)
                .count();
    }

    /** After how many moves the table lay as the decision left it. */
    private int moves(RoundDecision decision) {
        int moves = 1;
        while (!match.tableAfter(moves).equals(decision.after())) {
            moves++;
        }
        return moves;
    }

    private Judgement judgement(Verdict verdict) {
        Grade grade = switch (verdict.label()) {
            case BEST -> Grade.BEST;
            case GOOD -> Grade.GOOD;
            case INACCURACY -> Grade.INACCURACY;
            case MISTAKE -> Grade.MISTAKE;
        };
        Words better = grade == Grade.BEST
                ? new Words("", "")
                : words(verdict.decision().before(), verdict.best().candidate());
        double accuracy = Accuracy.exactly(List.of(verdict)).orElse(0);
        return new Judgement(grade, verdict.loss(), accuracy, better);
    }

    private Words words(QueenTable table, Candidate candidate) {
        int now = table.elapsedMs();
        QueenMove move = switch (candidate.kind()) {
            case STOP -> new QueenMove.Stop(now);
            case REROLL -> new QueenMove.RerollSet(candidate.value(), candidate.withDragon(), now);
            case REROLL_SOLO -> new QueenMove.RerollSolo(candidate.value(), now);
        };
        return Words.of(language -> box.describe(table, move, language));
    }
}
