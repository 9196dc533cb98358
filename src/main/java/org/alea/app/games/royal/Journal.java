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
            for (Event event : history.get(i).events()) {
                String words = speech.event(event);
                if (!words.isEmpty()) {
                    lines.add(new Line(words, i + 1, event instanceof RoyalEvent.RoundBegan, opens));
                    opens = false;
                }
            }
        }
        return lines;
    }
}
