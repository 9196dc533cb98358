package org.alea.app.library;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.alea.store.FinishedGame;

/** How the player stands in one game: whether a match waits, and what came of those that are over. */
record GameStanding(Optional<Waiting> waiting, List<FinishedGame> finished) {

    /** A match on the disk; one whose file cannot be read has no time, and taking it up will say what is wrong. */
    record Waiting(Optional<Duration> played) {}

    /** Practice games are no games for the record. */
    List<FinishedGame> counted() {
        return finished.stream().filter(game -> !game.practice()).toList();
    }

    int played() {
        return counted().size();
    }

    int wonPercent() {
        long won = counted().stream().filter(game -> game.result().won()).count();
        return Math.round(100f * won / played());
    }

    /** The best score of a ranked win. */
    Optional<FinishedGame> best() {
        return counted().stream()
                .filter(FinishedGame::ranked)
                .filter(game -> game.result().won())
                .max(Comparator.comparingInt(game -> game.result().score()));
    }
}
