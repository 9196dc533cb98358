package org.alea.app.games;

import java.util.List;
import javafx.scene.layout.Region;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A table to look at: it shows any point of a recorded match and takes no move. */
public interface TableReplay<T extends Table<T>, M extends Move> {

    /** The table, in whatever room it is given. */
    Region node();

    /** Shows the match as it stood after its first {@code moves} moves. */
    void show(int moves);

    /** The round a table belongs to, from 1. */
    int round(T table);

    /** Whether a move is worth a stop: a pause of the clock, for instance, is not. */
    default boolean told(M move) {
        return true;
    }

    default Ikon icon(M move) {
        return MaterialDesignC.CHEVRON_RIGHT;
    }

    /** What stood on the clock when the move was made; empty if nothing did. */
    default String clock(T before, Played<M> played) {
        long seconds = played.millis() / 1000;
        return "%d:%02d".formatted(seconds / 60, seconds % 60);
    }

    /** What in this move is worth a mark on the time line. */
    default List<Mark> marks(Played<M> played) {
        return List.of();
    }

    /** An unranked match that goes on from here; the recorded one stays as it is. */
    default Match<T, M> branch(Match<T, M> recorded, int moves) {
        return recorded.upTo(moves);
    }

    default void dispose() {}

    /** Something that happened, as a sign; good things stand in brass and bad ones in red. */
    record Mark(Ikon icon, boolean good) {}
}
