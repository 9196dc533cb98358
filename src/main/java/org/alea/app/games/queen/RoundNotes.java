package org.alea.app.games.queen;

import java.util.List;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.CoachNotes;
import org.alea.games.queen.coach.RoundDecision;

/**
 * Lets the coach think about each round while the next one is played (QUEEN-226). Nobody sees what he finds until they
 * ask; then, and when the game is over, it is there at once.
 */
final class RoundNotes {
    private final Desk desk;
    private final QueenBox box;
    private final Match<QueenTable, QueenMove> match;
    private volatile boolean left;

    RoundNotes(Desk desk, QueenBox box, Match<QueenTable, QueenMove> match) {
        this.desk = desk;
        this.box = box;
        this.match = match;
    }

    /** A round is over. */
    void take(int round) {
        List<RoundDecision> decisions = RoundDecision.of(match, round);
        Coach coach = Coach.of(match, box.coachNotes());
        desk.background().execute(() -> coach.note(decisions, () -> left));
    }

    /** What has been found. */
    CoachNotes kept() {
        return box.coachNotes();
    }

    /** The table is left: what he has not found yet is not looked for. */
    void leave() {
        left = true;
    }
}
