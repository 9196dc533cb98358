package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** A match as it lies, with what the player has seen of the present round since the clock stopped. */
record Recollection(Picture picture, List<QueenEvent> seen) {

    static Recollection of(Match<QueenTable, QueenMove> match) {
        List<Played<QueenMove>> history = match.history();
        int start = history.size();
        while (start > 0 && !(history.get(start - 1).move() instanceof QueenMove.StartRound)) {
            start--;
        }
        Picture recalled = Picture.of(match.table());
        if (start == 0 || recalled.stage() != Picture.Stage.RESOLVE) {
            return new Recollection(recalled, List.of());
        }
        List<QueenEvent> seen = new ArrayList<>();
        Picture replayed = Picture.of(match.tableAfter(start));
        for (int i = start; i < history.size(); i++) {
            for (QueenEvent event : events(history.get(i).events())) {
                replayed = replayed.after(event);
                if (replayed.stage() != Picture.Stage.ROLL) {
                    seen.add(event);
                }
            }
        }
        return new Recollection(replayed.settledOn(match.table()), List.copyOf(seen));
    }

    static List<QueenEvent> events(List<Event> events) {
        return events.stream().map(QueenEvent.class::cast).toList();
    }
}
