package org.alea.app.games.royal;

import java.util.Comparator;
import java.util.List;
import org.alea.app.play.JournalLines;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The match so far in sentences, as the journal of this table tells it. */
final class RoyalJournal {
    private RoyalJournal() {}

    /** The newest move first, and what happened in it in its order. */
    static List<JournalLines.Line> newestFirst(RoyalSpeech speech, Match<RoyalTable, RoyalMove> match) {
        JournalLines<RoyalTable, RoyalMove> lines = new JournalLines<>(
                RoyalEvents.BOOK,
                RoyalTable::round,
                (events, at) -> saidByTheNext(events, at, speech) ? "" : speech.event(events.get(at)));
        return lines.of(match).stream()
                .sorted(Comparator.comparingInt(JournalLines.Line::moves).reversed())
                .toList();
    }

    /** That a card acts need not be said where the next line begins with its name. */
    private static boolean saidByTheNext(List<Event> events, int at, RoyalSpeech speech) {
        return events.get(at) instanceof RoyalEvent.EventActed acted
                && at + 1 < events.size()
                && speech.event(events.get(at + 1)).startsWith(speech.term(acted.card()));
    }
}
