package org.alea.app.library;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.Suite;
import org.alea.engine.Words;
import org.alea.store.FinishedGame;
import org.alea.store.SaveHeader;
import org.alea.store.statistics.Tally;

/** How the player stands in one game: whether a match waits, and what came of those that are over. */
record GameStanding(Suite suite, Optional<Waiting> waiting, List<FinishedGame> finished) {

    /**
     * A match on the disk; one whose file cannot be read has no times, and taking it up will say what is wrong.
     *
     * @param read whether anybody has looked into the file yet
     * @param reached how far the match has come, if its game says it
     */
    record Waiting(boolean read, Optional<Duration> played, Optional<Instant> savedAt, Optional<Words> reached) {
        static final Waiting UNREAD = new Waiting(false, Optional.empty(), Optional.empty(), Optional.empty());

        static Waiting of(Optional<SaveHeader> header) {
            return new Waiting(
                    true,
                    header.map(SaveHeader::playedMs).map(Duration::ofMillis),
                    header.map(SaveHeader::savedAt),
                    header.flatMap(SaveHeader::reached));
        }
    }

    /** What the games themselves want counted: practice, for instance, is not for the record. */
    List<FinishedGame> counted() {
        return finished.stream()
                .filter(game -> suite.figures(game.game()).counts(game))
                .toList();
    }

    int played() {
        return tally().games();
    }

    int wonPercent() {
        return tally().wonPercent();
    }

    /** The best score of a ranked win. */
    Optional<FinishedGame> best() {
        return tally().best();
    }

    private Tally tally() {
        return new Tally(counted());
    }
}
