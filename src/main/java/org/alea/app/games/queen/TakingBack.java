package org.alea.app.games.queen;

import java.util.Optional;
import org.alea.app.play.UndoReason;

/**
 * Undo and redo; what costs the game its record is asked about first, and where nothing can be taken back, why is said,
 * with the rule one click away.
 */
record TakingBack(QueenPlay play, Touch touch, Consent consent) {
    private static final String HOW_FAR = "QUEEN-231";
    private static final String WHERE = "QUEEN-232";

    void undo() {
        if (costs()) {
            consent.ask(UndoReason.COSTS.text(), play::undo);
        } else if (play.canUndo()) {
            play.undo();
        } else if (play.table().options().occasion().daily()) {
            touch.refused("note.undo.daily", WHERE);
        } else if (play.racing()) {
            touch.refused("note.undo.racing", WHERE);
        } else if (play.match().history().isEmpty() || play.match().canUndo()) {
            touch.refused("note.undo.none", HOW_FAR);
        } else {
            touch.refused("note.undo.chance", HOW_FAR);
        }
    }

    /** Whether it is a move that would be taken back, and one that makes the game a learning one. */
    private boolean costs() {
        return play.takesMoveBack() && UndoReason.of(play.match()).equals(Optional.of(UndoReason.COSTS));
    }

    void redo() {
        if (play.canRedo()) {
            play.redo();
        } else {
            touch.refused("note.redo.none", HOW_FAR);
        }
    }
}
