package org.alea.games.queen.coach;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the coach has found, kept for a while: a round that was judged while the next one was played need not be judged
 * again when somebody asks, or when the game is over. Any thread may read and write.
 */
public final class CoachNotes {
    /** More than the decisions of a long game. */
    private static final int MOST = 600;

    private final Map<Key, Verdict> verdicts = new LinkedHashMap<>();

    private record Key(long seed, RoundDecision decision) {}

    synchronized Optional<Verdict> find(long seed, RoundDecision decision) {
        return Optional.ofNullable(verdicts.get(new Key(seed, decision)));
    }

    synchronized void keep(long seed, Verdict verdict) {
        verdicts.put(new Key(seed, verdict.decision()), verdict);
        if (verdicts.size() > MOST) {
            Iterator<Key> oldest = verdicts.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
    }
}
