package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/**
 * A table of the past that is looked at: as it lay after some moves, or in the middle of what the next one brought.
 *
 * @param moves how many moves had been played
 * @param events how much had happened of what the next one brought; 0 between two moves
 * @param table the table of the rules by which that is shown
 */
record LookBack(int moves, int events, QueenTable table, Recollection shown) {

    /** The table once so much had happened of the move at this place of the history, counted from 0. */
    static LookBack at(Match<QueenTable, QueenMove> match, int move, int events) {
        List<Played<QueenMove>> history = match.history();
        if (move >= history.size()
                || events <= 0
                || events >= history.get(move).events().size()) {
            int moves = events > 0 ? Math.min(move + 1, history.size()) : move;
            return new LookBack(moves, 0, match.tableAfter(moves), Recollection.of(match.upTo(moves)));
        }
        Recollection before = Recollection.of(match.upTo(move));
        Picture picture = before.picture();
        List<QueenEvent> seen = new ArrayList<>(before.seen());
        for (QueenEvent event : Recollection.events(history.get(move).events()).subList(0, events)) {
            picture = picture.after(event);
            if (picture.stage() != Picture.Stage.ROLL) {
                seen.add(event);
            }
        }
        return new LookBack(move, events, match.tableAfter(move), new Recollection(picture, List.copyOf(seen)));
    }
}
