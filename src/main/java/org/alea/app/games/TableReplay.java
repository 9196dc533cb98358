package org.alea.app.games;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import javafx.scene.layout.Region;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;
import org.alea.engine.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A table to look at: it shows any point of a recorded match and takes no move. */
public interface TableReplay<T extends Table<T>, M extends Move> {

    /** The table, in whatever room it is given. */
    Region node();

    /** Shows the match as it stood after its first {@code moves} moves. */
    void show(int moves);

    /** The language or the theme has changed. */
    default void redress() {}

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

    /** Whether there is a coach who can judge the moves of this match. */
    default boolean judges() {
        return false;
    }

    /**
     * Judges the moves of a round, one after the other; it takes its time, so it is not for the JavaFX thread.
     *
     * @param told hears of each judged move by how many moves had been played once it was made
     */
    default void judge(int round, BiConsumer<Integer, Judgement> told, BooleanSupplier stopped) {}

    /** The coach, if there is one, at the decision that the last of these moves was part of. */
    default Optional<Screen> coach(Desk desk, int moves) {
        return Optional.empty();
    }

    /**
     * What the coach says of a move.
     *
     * @param loss what it gave away
     * @param accuracy how near it came to the best, of 100
     * @param better the move that was worth more; empty if none was
     */
    record Judgement(Grade grade, double loss, double accuracy, Words better) {}

    /** How good a move was. */
    enum Grade {
        BEST,
        GOOD,
        INACCURACY,
        MISTAKE
    }

    /** Something that happened, as a sign; good things stand in brass and bad ones in red. */
    record Mark(Ikon icon, boolean good) {}
}
