package org.alea.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game being played by someone: the table, the moves so far, undo and redo. Setup and moves rebuild it exactly. The
 * tables it hands out never change. A match belongs to one thread; its tables may go to any.
 */
public final class Match<T extends Table<T>, M extends Move> {
    private final Game<T, M> game;
    private final Setup setup;
    private final boolean practice;
    private final boolean fromSetUp;
    private final List<T> tables = new ArrayList<>();
    private final List<Played<M>> history = new ArrayList<>();
    private final Deque<Played<M>> undone = new ArrayDeque<>();
    private final List<Consumer<Change<T>>> listeners = new ArrayList<>();
    private boolean learning;

    /** What has just happened to the match. */
    public record Change<T>(Kind kind, T before, T after, List<Event> events) {

        /** The direction time went, or that the match counts no more. */
        public enum Kind {
            PLAYED,
            UNDONE,
            REDONE,
            LEARNING
        }
    }

    private Match(Game<T, M> game, Setup setup, boolean practice, boolean fromSetUp, T start) {
        this.game = game;
        this.setup = setup;
        this.practice = practice;
        this.fromSetUp = fromSetUp;
        this.learning = practice;
        tables.add(start);
    }

    /** A match that counts: what was revealed cannot be taken back. */
    public static <T extends Table<T>, M extends Move> Match<T, M> start(Game<T, M> game, Setup setup) {
        return new Match<>(game, setup, false, true, game.setUp(setup, new SeededChance(setup.seed())));
    }

    /** A match to try things out: everything can be taken back, and it is never ranked. */
    public static <T extends Table<T>, M extends Move> Match<T, M> practice(Game<T, M> game, Setup setup) {
        return new Match<>(game, setup, true, true, game.setUp(setup, new SeededChance(setup.seed())));
    }

    /** A practice match that goes on from a table of another one. */
    public static <T extends Table<T>, M extends Move> Match<T, M> practice(Game<T, M> game, Setup setup, T start) {
        return new Match<>(game, setup, true, false, start);
    }

    /** A practice match that stands where this one stood after so many moves; this one stays as it is. */
    public Match<T, M> upTo(int moves) {
        Match<T, M> earlier = new Match<>(game, setup, true, fromSetUp, tables.get(0));
        earlier.tables.addAll(tables.subList(1, moves + 1));
        earlier.history.addAll(history.subList(0, moves));
        return earlier;
    }

    public Game<T, M> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /** Whether this is a practice match. */
    public boolean practice() {
        return practice;
    }

    /** Whether the first table is the one the setup gives, and not one of another match. */
    public boolean fromSetUp() {
        return fromSetUp;
    }

    /** The table as it lies now; this very object never changes. */
    public T table() {
        return tables.get(tables.size() - 1);
    }

    /** The table after the first {@code moves} moves. */
    public T tableAfter(int moves) {
        return tables.get(moves);
    }

    public List<M> moves() {
        return game.moves(table());
    }

    public Optional<Refusal> refusal(M move) {
        return game.refusal(table(), move);
    }

    public Optional<Result> result() {
        return game.result(table());
    }

    public List<Played<M>> history() {
        return Collections.unmodifiableList(history);
    }

    /** Plays a move, or throws an {@link IllegalMoveException} and changes nothing. */
    public Played<M> play(M move, long millis) {
        Played<M> played = step(move, millis);
        undone.clear();
        announce(Change.Kind.PLAYED, played.events());
        return played;
    }

    /** A move once taken back makes a match a learning one if the game says so; so does asking for a hint. */
    public boolean learning() {
        return learning;
    }

    /** Somebody has helped; whoever keeps the match is to know at once. */
    public void markLearning() {
        if (!learning) {
            learning = true;
            tell(new Change<>(Change.Kind.LEARNING, table(), table(), List.of()));
        }
    }

    public boolean canUndo() {
        int last = lastDecision();
        return last >= 0 && (practice || history.get(last).undo() != Game.Undo.NEVER);
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Takes the last decision back if {@link #canUndo()}, and what has only interrupted play since then with it. */
    public void undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing can be taken back");
        }
        int last = lastDecision();
        learning |= history.get(last).undo() == Game.Undo.LEARNING;
        takeBack(last);
    }

    /** Looks at where a practice match stood after so many moves, interruptions counted, or goes on to there again. */
    public void goTo(int moves) {
        while (practice && history.size() > moves) {
            takeBack(history.size() - 1);
        }
        while (history.size() < moves) {
            playAgain();
        }
    }

    private void takeBack(int from) {
        T before = table();
        List<Played<M>> taken = history.subList(from, history.size());
        for (int i = taken.size() - 1; i >= 0; i--) {
            undone.push(taken.get(i));
        }
        taken.clear();
        tables.subList(from + 1, tables.size()).clear();
        tell(new Change<>(Change.Kind.UNDONE, before, table(), List.of()));
    }

    /** Plays the decision taken back last once more, with its interruptions; chance answers as it did. */
    public void redo() {
        playAgain();
        while (canRedo() && undone.element().move().interruption()) {
            playAgain();
        }
    }

    private void playAgain() {
        Played<M> again = undone.pop();
        Played<M> played = step(again.move(), again.millis());
        announce(Change.Kind.REDONE, played.events());
    }

    /** Tells {@code listener} every change until the returned handle is run. */
    public Runnable listen(Consumer<Change<T>> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private Played<M> step(M move, long millis) {
        T before = table();
        game.refusal(before, move).ifPresent(refusal -> {
            throw new IllegalMoveException(move, refusal);
        });
        T after = before.copy();
        List<Draw> draws = new ArrayList<>();
        long drawnBefore = after.chance().draws();
        after.chance().tell(draws::add);
        Turn turn = Turn.recorded();
        game.play(after, move, turn);
        after.chance().tell(null);
        boolean revealed = turn.revealed() || after.chance().draws() != drawnBefore;
        Played<M> played =
                new Played<>(move, millis, turn.events(), List.copyOf(draws), game.undo(before, move, revealed));
        tables.add(after);
        history.add(played);
        return played;
    }

    private int lastDecision() {
        int last = history.size() - 1;
        while (last >= 0 && history.get(last).move().interruption()) {
            last--;
        }
        return last;
    }

    private void announce(Change.Kind kind, List<Event> events) {
        tell(new Change<>(kind, tables.get(tables.size() - 2), table(), events));
    }

    private void tell(Change<T> change) {
        for (Consumer<Change<T>> listener : List.copyOf(listeners)) {
            listener.accept(change);
        }
    }
}
