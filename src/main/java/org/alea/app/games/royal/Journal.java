package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The match so far in sentences: the newest move first, and what happened in it in its order. */
final class Journal {
    private final RoyalSpeech speech;

    Journal(RoyalSpeech speech) {
        this.speech = speech;
    }

    /**
     * One line.
     *
     * @param moves how many moves had been played once it was true
     * @param opens whether a move begins with it
     */
    record Line(String words, int moves, boolean heading, boolean opens) {}

    List<Line> lines(Match<RoyalTable, RoyalMove> match) {
        List<Line> lines = new ArrayList<>();
        List<Played<RoyalMove>> history = match.history();
        for (int i = history.size() - 1; i >= 0; i--) {
            boolean opens = true;
            List<Event> events = history.get(i).events();
            for (int j = 0; j < events.size(); j++) {
                Event event = events.get(j);
                String words = speech.event(event);
                if (!words.isEmpty()
                        && !(event instanceof RoyalEvent.EventActed acted && named(acted, events, j + 1))) {
                    lines.add(new Line(words, i + 1, event instanceof RoyalEvent.RoundBegan, opens));
                    opens = false;
                }
            }
        }
        return lines;
    }

    /** That a card acts need not be said where the next line begins with its name. */
    private boolean named(RoyalEvent.EventActed acted, List<Event> events, int next) {
        return next < events.size() && speech.event(events.get(next)).startsWith(speech.term(acted.card()));
    }
}
