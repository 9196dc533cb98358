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
    private final Desk desk;
    private final QueenBox box;
    private final QueenPlay play;
    private final Runnable changed;
    private boolean asked;

    CoachCall(Desk desk, QueenBox box, QueenPlay play, Runnable changed) {
        this.desk = desk;
        this.box = box;
        this.play = play;
        this.changed = changed;
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
        if (!possible()) {
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
    }

    private boolean over() {
        return play.match().result().isPresent();
    }
}
