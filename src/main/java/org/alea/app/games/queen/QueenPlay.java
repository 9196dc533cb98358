package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.app.shell.GameSession;
import org.alea.engine.Countdown;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.RollingClock;

/**
 * One player at one match: plays moves, runs the clock, and holds back what has happened until the player has seen it.
 * It knows no nodes; whoever shows the table listens as its {@link Audience}.
 */
final class QueenPlay {
    private final GameSession<QueenTable, QueenMove> session;
    private final Match<QueenTable, QueenMove> match;
    private final RoundClock clock;
    private final Audience audience;
    private final Unfolding unfolding;
    private InHand inHand = InHand.NOTHING;
    private Optional<LookBack> past = Optional.empty();

    /** @param summed whether the player has seen the summary of the round that ended last */
    QueenPlay(GameSession<QueenTable, QueenMove> session, LongSupplier nanos, Audience audience, boolean summed) {
        this.session = session;
        this.match = session.match();
        this.clock = new RoundClock(match.game(), nanos);
        this.audience = audience;
        this.unfolding = new Unfolding(match);
        // whoever left on the summary of a round comes back to it
        if (!table().phase().over() && !summed) {
            unfolding.sumUpLastRound(match);
        }
        clock.follow(table());
    }

    /** The table that is looked at. */
    QueenTable table() {
        return past.map(LookBack::table).orElseGet(match::table);
    }

    Match<QueenTable, QueenMove> match() {
        return match;
    }

    /** Somebody has helped: the game sets no record any more, and is seen not to. */
    void markLearning() {
        match.markLearning();
        audience.changed();
    }

    /** Whether the clock runs, up or down. */
    boolean ticking() {
        return clock.ticking();
    }

    /** Whether the clock runs against the player; one that only counts up may be left for reading. */
    boolean racing() {
        return ticking() && match.table().limitMs() != Countdown.NO_LIMIT;
    }

    /** Milliseconds since the first throw. */
    int elapsedMs() {
        return clock.elapsedMs(match.table());
    }

    /** What is left of the countdown behind the curtain; 0 if there is none. */
    int countdownLeftMs() {
        return clock.countdownLeftMs();
    }

    Picture picture() {
        return past.map(LookBack::shown).map(Recollection::picture).orElseGet(unfolding::picture);
    }

    /** What dice show that count for nothing on the table looked at. */
    LyingFaces lying() {
        List<Played<QueenMove>> history = match.history();
        return new LyingFaces(history.subList(0, past.map(LookBack::moves).orElse(history.size())));
    }

    InHand inHand() {
        return inHand;
    }

    /** What has been seen of this round since the clock stopped. */
    List<QueenEvent> seen() {
        return past.map(LookBack::shown).map(Recollection::seen).orElseGet(unfolding::seen);
    }

    /** The table of the past that is looked at, if the present one is not. */
    Optional<LookBack> past() {
        return past;
    }

    /** Whether something that has happened is still to be shown. */
    boolean watching() {
        return past.isEmpty() && unfolding.watching();
    }

    /** Whether the round is over and only waits to be cleared away. */
    boolean summing() {
        return past.isEmpty() && unfolding.summing();
    }

    /** The moves the player can make now; none while there is something to watch, nor in the past. */
    List<QueenMove> moves() {
        return past.isPresent() || watching() ? List.of() : match.moves();
    }

    boolean rolling() {
        return past.isEmpty() && table().phase() == QueenPhase.ROLLING && !watching();
    }

    /**
     * Looks back at an instant of the game, unless the clock runs against the player.
     *
     * @param move the place of a move in the history
     * @param events how much of what it brought had happened then
     */
    void lookBack(int move, int events) {
        if (!racing()) {
            past = Optional.of(LookBack.at(match, move, events));
            inHand = InHand.NOTHING;
            audience.changed();
        }
    }

    /** Looks one move further back, or on; after the last one the present is there again. */
    void lookBack(int by) {
        int now = past.map(LookBack::moves).orElse(told());
        boolean within = past.filter(each -> each.events() > 0).isPresent();
        int next = Math.max(0, within && by < 0 ? now : now + by);
        if (next < told()) {
            lookBack(next, 0);
        } else {
            present();
        }
    }

    /** How many moves the player has been shown whole. */
    int told() {
        return match.history().size() - (unfolding.watching() ? 1 : 0);
    }

    /** Back from the past, where what was being shown goes on. */
    void present() {
        if (past.isPresent()) {
            past = Optional.empty();
            audience.changed();
            if (watching() && !summing()) {
                audience.watch();
            }
        }
    }

    /** A gesture of the hand; the second click of a double click counts for nothing. */
    void perform(QueenAct act) {
        if (act instanceof QueenAct.Play play) {
            if (play.move() instanceof QueenMove.Timed timed && clock.there() && !watching() && past.isEmpty()) {
                take(clock.pointed(timed));
            } else {
                play(play.move());
            }
        } else {
            if (past.isEmpty()) {
                inHand = inHand.after(act);
                audience.changed();
            }
        }
    }

    /** Plays a move of the player; on the clock it gets its instant, or waits for the dice. */
    void play(QueenMove move) {
        if (watching() || past.isPresent()) {
            return;
        }
        if (move instanceof QueenMove.Timed timed && clock.there()) {
            take(clock.command(timed));
            return;
        }
        Optional<Refusal> refusal = match.refusal(move);
        if (refusal.isPresent()) {
            audience.refused(refusal.get());
        } else {
            enact(move);
        }
    }

    private void take(RollingClock.Answer answer) {
        if (answer instanceof RollingClock.Answer.Play now) {
            enact(now.move());
        } else if (answer instanceof RollingClock.Answer.Refused no) {
            audience.refused(no.refusal());
        }
    }

    private void enact(QueenMove move) {
        past = Optional.empty();
        Picture before = picture();
        List<QueenEvent> events =
                Recollection.events(match.play(move, session.millis()).events());
        clock.follow(table());
        if (move instanceof QueenMove.StartRound) {
            unfolding.beginRound();
        }
        boolean stops = events.stream().anyMatch(QueenEvent.RoundStopped.class::isInstance);
        inHand = inHand.after(move, before);
        audience.played(move, events, before);
        if (stops || before.stage() == Picture.Stage.RESOLVE) {
            unfolding.begin(events, table());
            if (events.isEmpty()) {
                finish();
            } else if (stops) {
                audience.changed();
                audience.watch();
            } else {
                // what the player has just decided is seen to happen: nothing he has put down flies back first
                next();
            }
        } else {
            unfolding.show(table());
            audience.happened(events);
            audience.changed();
        }
    }

    /** Shows the next beat of what has happened. */
    void next() {
        if (!watching()) {
            return;
        }
        if (!unfolding.over()) {
            audience.happened(unfolding.step(table()));
        }
        if (unfolding.over()) {
            finish();
        } else {
            audience.changed();
            if (!summing()) {
                audience.watch();
            }
        }
    }

    /** Shows everything up to the end of the round, or to the next decision. */
    void all() {
        while (watching() && !summing()) {
            next();
        }
    }

    private void finish() {
        unfolding.finish(table());
        audience.changed();
    }

    /** Time goes on: called with every frame. */
    void tick() {
        if (!unfolding.watching()) {
            clock.tick().ifPresent(this::enact);
            clock.leaving().ifPresent(session::leftBy);
        }
    }

    /** QUEEN-056: the player asks for a pause. */
    void pause() {
        if (rolling() && !table().paused()) {
            inHand = inHand.unstaged();
            play(new QueenMove.Pause(0, false));
        }
    }

    /** QUEEN-059: nobody looks any more. */
    void focusLost() {
        inHand = inHand.unstaged();
        clock.focusLost().ifPresent(this::enact);
    }

    /** QUEEN-060: the game is left; what is saved is what was seen last. */
    void leave() {
        inHand = inHand.unstaged();
        clock.leave().ifPresent(this::enact);
    }

    /** The countdown before the clock goes on. */
    void resume() {
        clock.resume();
    }

    /** What is still being shown can be taken back as well, the summary of a round above all; a game that is over cannot. */
    boolean canUndo() {
        return past.isPresent() || inHand.firstEnemy() > 0 || takesMoveBack();
    }

    /** Whether undo would take a move back, and not only what is half done or looked at. */
    boolean takesMoveBack() {
        return past.isEmpty()
                && inHand.firstEnemy() == 0
                && !(watching() && table().phase().over())
                && match.canUndo();
    }

    /** Takes the last decision back, or the half of one that was made already; from the past it leads to the present. */
    void undo() {
        if (past.isPresent()) {
            present();
        } else if (inHand.firstEnemy() > 0) {
            perform(new QueenAct.FirstEnemy(0));
        } else if (canUndo()) {
            match.undo();
            rewound();
        }
    }

    boolean canRedo() {
        return past.isEmpty() && !watching() && match.canRedo();
    }

    void redo() {
        if (canRedo()) {
            match.redo();
            rewound();
        }
    }

    /** The table as it lay after so many moves of a practice match. */
    void rewind(int moves) {
        match.goTo(moves);
        rewound();
    }

    private void rewound() {
        past = Optional.empty();
        inHand = InHand.NOTHING;
        unfolding.recall(match);
        clock.follow(table());
        audience.changed();
    }

    /** Somebody else has moved the match. */
    void lookOn() {
        past = Optional.empty();
        inHand = InHand.NOTHING;
        unfolding.recall(match);
        clock.set(table());
        unfolding.sumUpLastRound(match);
        audience.changed();
    }
}
