package org.alea.store;

import java.time.Instant;
import java.util.Optional;
import org.alea.engine.Words;

/**
 * What can be said of a save without replaying it.
 *
 * @param format the version of the file's own shape
 * @param game the id of the game
 * @param rules the version of the game's rules
 * @param content the fingerprint of the cards
 * @param program the version of the program that wrote it
 * @param name as the player calls it; empty for an autosave
 * @param moves how many moves have been played
 * @param playedMs the time at the table, in milliseconds
 * @param standing how far the match has come, as its game says it; empty texts if it does not
 */
public record SaveHeader(
        int format,
        String game,
        int rules,
        String content,
        String program,
        String name,
        Instant startedAt,
        Instant savedAt,
        boolean learning,
        boolean practice,
        boolean finished,
        int moves,
        long playedMs,
        Words standing) {

    /** How far the match has come, if its game says it. */
    public Optional<Words> reached() {
        return Optional.of(standing).filter(words -> !words.equals(SaveWords.NOTHING));
    }
}
