package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The match so far in sentences, the newest first. */
final class Journal {
    private final RoyalSpeech speech;

    Journal(RoyalSpeech speech) {
        this.speech = speech;
    }

    /** One line; {@code moves} is how many moves had been played once it was true. */
    record Line(String words, int moves, boolean heading) {}

    List<Line> lines(Match<RoyalTable, RoyalMove> match) {
        List<Line> lines = new ArrayList<>();
        List<Played<RoyalMove>> history = match.history();
        for (int i = history.size() - 1; i >= 0; i--) {
            List<Event> events = history.get(i).events();
            for (int j = events.size() - 1; j >= 0; j--) {
                String words = speech.event(events.get(j));
                if (!words.isEmpty()) {
                    lines.add(new Line(words, i + 1, events.get(j) instanceof RoyalEvent.RoundBegan));
                }
            }
        }
        return lines;
    }
}
