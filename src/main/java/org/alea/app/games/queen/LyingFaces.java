package org.alea.app.games.queen;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.app.table.DieFace;
import org.alea.engine.Event;
import org.alea.engine.Played;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;

/**
 * What dice show that count for nothing now: what they were thrown to last. It is read off the moves played, so that they
 * lie the same when a game is taken up again, looked back at, or replayed.
 */
final class LyingFaces {
    private final Map<String, Integer> thrown = new HashMap<>();

    /** @param played all moves up to the table that is shown */
    LyingFaces(List<Played<QueenMove>> played) {
        for (Played<QueenMove> move : played) {
            for (Event event : move.events()) {
                if (event instanceof QueenEvent.Rolled rolled) {
                    for (int i = 0; i < rolled.dice().size(); i++) {
                        thrown.put(rolled.dice().get(i), rolled.values().get(i));
                    }
                }
            }
        }
    }

    /** The face of a die; one that was never thrown lies on any, as dice do. */
    DieFace of(QueenDie die) {
        return die.value() > 0 || !thrown.containsKey(die.id()) ? Skins.face(die) : DieFace.pips(thrown.get(die.id()));
    }
}
