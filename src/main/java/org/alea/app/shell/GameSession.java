package org.alea.app.shell;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.alea.content.GameBox;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Table;

/** One match on the table, with the box it came from. */
public final class GameSession<T extends Table<T>, M extends Move> {
    private final String game;
    private final GameBox<T, M> box;
    private final Match<T, M> match;
    private final LongSupplier clock;
    private final long begun;
    private Consumer<M> keeper = move -> {};

    public GameSession(String game, GameBox<T, M> box, Match<T, M> match, LongSupplier clock) {
        this.game = game;
        this.box = box;
        this.match = match;
        this.clock = clock;
        this.begun = clock.getAsLong() - playedSoFar(match) * 1_000_000L;
    }

    /** The id of the game. */
    public String game() {
        return game;
    }

    public GameBox<T, M> box() {
        return box;
    }

    public Match<T, M> match() {
        return match;
    }

    /** The time stamp for a move played now: milliseconds at the table since the match began. */
    public long millis() {
        return (clock.getAsLong() - begun) / 1_000_000L;
    }

    /** Whoever keeps the match is told what would be played if the table were left now. */
    void keepBy(Consumer<M> listener) {
        keeper = listener;
    }

    /** Told all the time while a clock runs: should the program be killed, the match counts as left by this move. */
    public void leftBy(M move) {
        keeper.accept(move);
    }

    private static long playedSoFar(Match<?, ?> match) {
        var history = match.history();
        return history.isEmpty() ? 0 : lastOf(history).millis();
    }

    private static Played<?> lastOf(java.util.List<? extends Played<?>> history) {
        return history.get(history.size() - 1);
    }
}
