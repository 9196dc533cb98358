package org.alea.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import org.alea.engine.Event;
import org.alea.engine.Film;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.engine.Table;

/**
 * The controller of one match at one table: plays, refuses, takes back, looks back, watches an automaton. It owns the draft
 * and the projector, hears of the match by one listener, and answers each change with one {@link Shot}.
 */
public final class MatchPlay<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private final Match<T, M> match;
    private final Terms<T, M, D> terms;
    private final Projector<T> projector;
    private final Runnable stopListening;
    private final Deque<D> earlier = new ArrayDeque<>();
    private Consumer<Shot<T, M, D>> viewer = shot -> {};
    private D draft;
    private Optional<Reel<T>> lastReel = Optional.empty();
    private OptionalInt past = OptionalInt.empty();
    private boolean lookingOn;
    private Optional<List<M>> moves = Optional.empty();
    private Shot<T, M, D> shot;

    /**
     * What the controller has to know of its game and of the table around it.
     *
     * @param fresh the draft of a decision nobody has begun with
     * @param book what is made of events
     * @param round the round a table belongs to, from 1
     * @param pace how fast an automaton is watched, by the number of earlier rounds in which it has acted
     * @param millis the time stamp of a move that is played now
     * @param nanos the clock of the projector
     * @param cut makes steps of a film
     * @param back what is left of a draft without what was chosen last, where it is not simply the draft before
     */
    public record Terms<T extends Table<T>, M extends Move, D extends Draft<M>>(
            Function<T, D> fresh,
            EventBook<?> book,
            ToIntFunction<T> round,
            IntFunction<StepPace> pace,
            LongSupplier millis,
            LongSupplier nanos,
            Function<Film<T>, Optional<Reel<T>>> cut,
            Optional<BiFunction<T, D, Optional<D>>> back) {

        public Terms(
                Function<T, D> fresh,
                EventBook<?> book,
                ToIntFunction<T> round,
                IntFunction<StepPace> pace,
                LongSupplier millis,
                LongSupplier nanos) {
            this(fresh, book, round, pace, millis, nanos, film -> Reel.of(film, book), Optional.empty());
        }

        /** The same with steps of the game's own. */
        public Terms<T, M, D> cutBy(Function<Film<T>, Optional<Reel<T>>> other) {
            return new Terms<>(fresh, book, round, pace, millis, nanos, other, back);
        }

        /** The same where going back means what the game says. */
        public Terms<T, M, D> backBy(BiFunction<T, D, Optional<D>> other) {
            return new Terms<>(fresh, book, round, pace, millis, nanos, cut, Optional.of(other));
        }
    }

    public MatchPlay(Match<T, M> match, Terms<T, M, D> terms) {
        this.match = match;
        this.terms = terms;
        projector = new Projector<>(terms.nanos());
        draft = terms.fresh().apply(match.table());
        shot = take(List.of());
        stopListening = match.listen(this::changed);
    }

    /** Whoever shows the table hears of every change, from now on and once for the present one. */
    public void watchBy(Consumer<Shot<T, M, D>> listener) {
        viewer = listener;
        listener.accept(shot);
    }

    /** The table is left for good: nothing is shown any more. */
    public void leave() {
        stopListening.run();
        viewer = any -> {};
        projector.end();
    }

    public Match<T, M> match() {
        return match;
    }

    /** What is shown now. */
    public Shot<T, M, D> shot() {
        return shot;
    }

    public D draft() {
        return draft;
    }

    /** Plays a move, or says why it may not be played. */
    public Optional<Refusal> play(M move) {
        Optional<Refusal> refusal = match.refusal(move);
        if (refusal.isEmpty()) {
            match.play(move, terms.millis().getAsLong());
        }
        return refusal;
    }

    /** Goes on with the half-made move. */
    public void change(D next) {
        if (!draft.equals(next)) {
            earlier.push(draft);
            draft = next;
            show(List.of());
        }
    }

    /** Plays the half-made move, if nothing is left to choose. */
    public boolean confirm() {
        Optional<M> ready = shot.playing() ? draft.move() : Optional.empty();
        ready.ifPresent(this::play);
        return ready.isPresent();
    }

    /** Takes one step back out of what has been begun: an old table, the last choice of the draft. */
    public boolean cancel() {
        if (past.isPresent() && !lookingOn) {
            look(match.history().size());
            return true;
        }
        Optional<D> outer = terms.back().isPresent()
                ? terms.back().get().apply(match.table(), draft)
                : Optional.ofNullable(earlier.poll());
        outer.ifPresent(before -> {
            draft = before;
            show(List.of());
        });
        return outer.isPresent();
    }

    /** What speaks against taking something back, or what it costs; a choice of the draft costs nothing. */
    public Optional<UndoReason> undoReason() {
        return earlier.isEmpty() ? UndoReason.of(match) : Optional.empty();
    }

    /** Takes back the last choice of the draft, or the last decision. */
    public void undo() {
        if (past.isEmpty() && !projector.running() && cancel()) {
            return;
        }
        past = OptionalInt.empty();
        if (match.canUndo()) {
            match.undo();
        }
    }

    public boolean canRedo() {
        return match.canRedo();
    }

    public void redo() {
        if (match.canRedo()) {
            past = OptionalInt.empty();
            match.redo();
        }
    }

    /** Shows the table as it was after some moves; nothing can be done there. */
    public void look(int moves) {
        projector.end();
        past = moves >= match.history().size() && !lookingOn ? OptionalInt.empty() : OptionalInt.of(moves);
        show(List.of());
    }

    /** From now on somebody else leads through the match, and nothing can be played. */
    public void onlyLook() {
        lookingOn = true;
    }

    /** On to the next step of the automaton; after the last one it is the player's turn. */
    public void next() {
        if (projector.running() && projector.reel().filter(Reel::atEnd).isEmpty()) {
            projector.next();
            show(projector.news());
        } else if (projector.running()) {
            projector.end();
            show(List.of());
        }
    }

    /** Back to the step before; after the last one, to what has just been watched. */
    public void previous() {
        if (projector.running()) {
            projector.previous();
            show(List.of());
        } else if (past.isEmpty() && lastReel.isPresent()) {
            StepPace pace = projector.pace() == StepPace.DIRECT ? StepPace.WAIT : projector.pace();
            projector.pace(pace);
            projector.begin(lastReel.get().at(lastReel.get().steps().size() - 1), pace);
            projector.news();
            show(List.of());
        }
    }

    /** To the end of what the automaton does, which is the next decision. */
    public void skip() {
        if (projector.running()) {
            List<Event> rest = projector.reel().map(Reel::ahead).orElse(List.of());
            projector.end();
            show(rest);
        }
    }

    public StepPace pace() {
        return projector.pace();
    }

    /** How fast the automaton is watched from now on. */
    public void pace(StepPace pace) {
        projector.pace(pace);
        if (pace == StepPace.DIRECT) {
            skip();
        } else {
            show(List.of());
        }
    }

    /** Each frame: steps that run by themselves go on. */
    public void tick() {
        if (projector.due()) {
            next();
        }
    }

    /** Something around the table has changed: it is shown again. */
    public void showAgain() {
        show(List.of());
    }

    private void changed(Match.Change<T> change) {
        if (change.kind() == Match.Change.Kind.LEARNING) {
            show(List.of());
            return;
        }
        past = past.isPresent() && lookingOn ? past : OptionalInt.empty();
        projector.end();
        earlier.clear();
        moves = Optional.empty();
        draft = terms.fresh().apply(match.table());
        lastReel = Optional.empty();
        boolean played = change.kind() == Match.Change.Kind.PLAYED;
        if (played && terms.book().tells(change.events())) {
            watch(change);
        } else {
            show(played ? change.events() : List.of());
        }
    }

    private void watch(Match.Change<T> change) {
        M move = match.history().get(match.history().size() - 1).move();
        lastReel = terms.cut().apply(Film.of(match.game(), change.before(), move));
        boolean watched = lastReel.filter(
                        reel -> projector.begin(reel, terms.pace().apply(roundsBefore(change.before()))))
                .isPresent();
        show(watched ? projector.news() : change.events());
    }

    /** In how many rounds before this one an automaton has acted. */
    private int roundsBefore(T table) {
        int round = terms.round().applyAsInt(table);
        List<Played<M>> history = match.history();
        int rounds = 0;
        int last = 0;
        for (int i = 0; i < history.size(); i++) {
            int then = terms.round().applyAsInt(match.tableAfter(i));
            if (then != last
                    && then != round
                    && terms.book().tells(history.get(i).events())) {
                rounds++;
                last = then;
            }
        }
        return rounds;
    }

    private void show(List<Event> news) {
        shot = take(news);
        viewer.accept(shot);
    }

    private Shot<T, M, D> take(List<Event> news) {
        int all = match.history().size();
        int at = past.orElse(all);
        if (projector.running()) {
            Reel<T> reel = projector.reel().orElseThrow();
            return new Shot<>(
                    reel.current().table(), draft, Shot.Mode.WATCHING, List.of(), Optional.of(reel), news, all, all);
        }
        if (past.isPresent()) {
            T table = match.tableAfter(at);
            D none = terms.fresh().apply(table);
            return new Shot<>(table, none, Shot.Mode.PAST, List.of(), Optional.empty(), news, at, all);
        }
        Shot.Mode mode = match.result().isPresent() ? Shot.Mode.OVER : Shot.Mode.PLAYING;
        if (moves.isEmpty()) {
            moves = Optional.of(lookingOn ? List.of() : match.moves());
        }
        return new Shot<>(match.table(), draft, mode, moves.get(), lastReel, news, all, all);
    }
}
