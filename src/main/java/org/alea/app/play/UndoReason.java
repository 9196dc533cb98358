package org.alea.app.play;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;

/** Why nothing can be taken back, or what it would cost. */
public enum UndoReason {
    /** Nothing has been decided yet. */
    NOTHING("table.undo.nothing"),
    /** The last decision has shown something that was hidden. */
    REVEALED("table.undo.revealed"),
    /** Nothing has been taken back. */
    NO_REDO("table.redo.nothing"),
    /** It can be taken back, and the game counts no more. */
    COSTS("table.undo.costs");

    private final String text;

    UndoReason(String text) {
        this.text = text;
    }

    /** The key of the sentence that says so. */
    public String text() {
        return text;
    }

    /** What speaks against taking the last decision back. */
    public static <M extends Move> Optional<UndoReason> of(Match<?, M> match) {
        Optional<Played<M>> last = lastDecision(match.history());
        if (last.isEmpty()) {
            return Optional.of(NOTHING);
        }
        if (!match.canUndo()) {
            return Optional.of(REVEALED);
        }
        return last.get().undo() == Game.Undo.LEARNING && !match.learning() ? Optional.of(COSTS) : Optional.empty();
    }

    private static <M extends Move> Optional<Played<M>> lastDecision(List<Played<M>> history) {
        for (int i = history.size() - 1; i >= 0; i--) {
            if (!history.get(i).move().interruption()) {
                return Optional.of(history.get(i));
            }
        }
        return Optional.empty();
    }
}
