package org.alea.app.games.queen;

import org.alea.app.games.queen.coach.CoachScreen;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/**
 * The way to the coach (QUEEN-210). After the game he speaks to anybody; between two rounds to whoever gives up the
 * record for it, and is asked whether that is meant; before the end of a Daily Challenge to nobody (QUEEN-200).
 */
final class CoachCall {
    /** So long a click is still meant for the button that stood in his place while the round was resolved. */
    private static final long GLANCE_NANOS = 1_000_000_000L;

    private final Desk desk;
    private final QueenBox box;
    private final QueenPlay play;
    private final Runnable changed;
    private long lastBeat;
    private boolean asked;

    CoachCall(Desk desk, QueenBox box, QueenPlay play, Runnable changed) {
        this.desk = desk;
        this.box = box;
        this.play = play;
        this.changed = changed;
        this.lastBeat = desk.clock().getAsLong() - GLANCE_NANOS;
    }

    /** Whether he would come now. */
    boolean possible() {
        return over() || (play.summing() && !play.table().options().occasion().daily());
    }

    /** Whether he has been called and the player is asked to say so again. */
    boolean asked() {
        return asked;
    }

    /** Shows what he says of the round that is over, or asks first if that would cost the record. */
    void call() {
        Match<QueenTable, QueenMove> match = play.match();
        if (!possible() || desk.clock().getAsLong() - lastBeat < GLANCE_NANOS) {
            return;
        }
        if (!over() && !match.learning() && !asked) {
            asked = true;
            changed.run();
            return;
        }
        if (!over()) {
            match.markLearning();
        }
        asked = false;
        changed.run();
        desk.navigator()
                .show(new CoachScreen(
                        desk,
                        box,
                        match,
                        play.picture().table().round(),
                        session -> new QueenTableScreen(desk, session)));
    }

    /** The game goes on without him. */
    void forget() {
        asked = false;
        lastBeat = desk.clock().getAsLong();
    }

    private boolean over() {
        return play.match().result().isPresent();
    }
}
