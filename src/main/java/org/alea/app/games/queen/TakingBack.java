package org.alea.app.games.queen;

import org.alea.app.shell.Navigator;

/** Undo and redo; where there is nothing to take back, that is said. */
record TakingBack(QueenPlay play, Speech speech, Navigator navigator) {

    void undo() {
        if (play.canUndo()) {
            play.undo();
        } else {
            navigator.toast(speech.get("note.undo.none"));
        }
    }

    void redo() {
        if (play.canRedo()) {
            play.redo();
        } else {
            navigator.toast(speech.get("note.redo.none"));
        }
    }
}
