package org.alea.app.games.queen;

/** Undo and redo; where nothing can be taken back, why is said, with the rule one click away. */
record TakingBack(QueenPlay play, Touch touch) {
    private static final String HOW_FAR = "QUEEN-231";
    private static final String WHERE = "QUEEN-232";

    void undo() {
        if (play.canUndo()) {
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

    void redo() {
        if (play.canRedo()) {
            play.redo();
        } else {
            touch.refused("note.redo.none", HOW_FAR);
        }
    }
}
