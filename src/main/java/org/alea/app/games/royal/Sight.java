package org.alea.app.games.royal;

import java.util.Optional;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Which table of a match is looked at: the present one, one of the past, or one in the middle of the Roy's turn. */
final class Sight {
    private final Match<RoyalTable, RoyalMove> match;
    private Optional<Integer> past = Optional.empty();
    private Optional<RoyalTable> between = Optional.empty();
    private boolean replayed;

    Sight(Match<RoyalTable, RoyalMove> match) {
        this.match = match;
    }

    RoyalTable table() {
        return between.or(() -> past.map(match::tableAfter)).orElseGet(match::table);
    }

    /** After how many moves the table was as it is shown, if it is not the present one. */
    Optional<Integer> past() {
        return past;
    }

    void present() {
        past = Optional.empty();
        between = Optional.empty();
    }

    void after(int moves) {
        present();
        past = Optional.of(moves).filter(all -> all < match.history().size());
    }

    /** A table that the match does not keep, of the middle of its last move. */
    void duringLastMove(RoyalTable table) {
        after(match.history().size() - 1);
        between = Optional.of(table);
    }

    /** From now on something else leads through the match. */
    void replayed() {
        replayed = true;
    }

    /** Whether the player went into the past by himself. */
    boolean returns() {
        return past.isPresent() && !replayed;
    }
}
