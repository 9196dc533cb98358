package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.alea.store.Setting;

/** Names a rule the first time it strikes; what has been told once is not told again. */
final class FirstTimes {
    private final Preferences preferences;

    FirstTimes(Preferences preferences) {
        this.preferences = preferences;
    }

    /** What is to be told: the text {@code guide.royal.<key>} and the rule behind it. */
    record Note(String key, String rule) {}

    /** The first of these events that has never struck before. */
    Optional<Note> note(List<RoyalEvent> events) {
        for (RoyalEvent event : events) {
            Optional<Note> fresh = of(event).filter(this::untold);
            if (fresh.isPresent()) {
                tell(fresh.get());
                return fresh;
            }
        }
        return Optional.empty();
    }

    private static Optional<Note> of(RoyalEvent event) {
        if (event instanceof RoyalEvent.Expelled) {
            return Optional.of(new Note("lock", "ROYAL-140"));
        }
        if (event instanceof RoyalEvent.Conceded) {
            return Optional.of(new Note("unable", "ROYAL-070"));
        }
        if (event instanceof RoyalEvent.RoyConfiscated) {
            return Optional.of(new Note("confiscated", "ROYAL-149"));
        }
        boolean penalty = event instanceof RoyalEvent.VpLost lost
                && lost.side() == Side.YOU
                && lost.source() == ScoreSource.PENALTIES;
        return penalty ? Optional.of(new Note("penalty", "ROYAL-053")) : Optional.empty();
    }

    private boolean untold(Note note) {
        return !preferences.get(Setting.TOLD).containsKey("royal." + note.key());
    }

    private void tell(Note note) {
        Map<String, String> told = new TreeMap<>(preferences.get(Setting.TOLD));
        told.put("royal." + note.key(), "1");
        preferences.set(Setting.TOLD, Map.copyOf(told));
    }
}
