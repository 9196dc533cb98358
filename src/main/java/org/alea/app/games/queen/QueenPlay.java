package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.app.shell.GameSession;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenBox;
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
    private final QueenBox box;
    private final LongSupplier nanos;
    private final Audience audience;
    private final List<QueenEvent> seen = new ArrayList<>();
    private InHand inHand = InHand.NOTHING;
    private Picture picture;
    private Optional<Playback> playback = Optional.empty();
    private Optional<RollingClock> clock = Optional.empty();

    /** Whoever shows the table. */
    interface Audience {
        /** Something is to be shown anew. */
        void changed();

        /** These events have just been seen. */
        void happened(List<QueenEvent> events);

        /** A move has been played; dice thrown by it are still in the air. */
        void played(QueenMove move, List<QueenEvent> events, Picture before);

        /** The rules said no. */
        void refused(Refusal refusal);

        /** There is something to watch: the next beat is to be shown after a while. */
        void watch();
    }

    QueenPlay(GameSession<QueenTable, QueenMove> session, QueenBox box, LongSupplier nanos, Audience audience) {
        this.session = session;
        this.box = box;
        this.nanos = nanos;
        this.match = session.match();
        this.audience = audience;
        this.picture = recall();
        followClock();
    }

    /** The picture of a match as it lies, with what has been seen of the present round. */
    private Picture recall() {
        seen.clear();
        List<Played<QueenMove>> history = match.history();
        int start = history.size();
        while (start > 0 && !(history.get(start - 1).move() instanceof QueenMove.StartRound)) {
            start--;
        }
        Picture recalled = Picture.of(match.table());
        if (start == 0 || recalled.stage() != Picture.Stage.RESOLVE) {
            return recalled;
        }
        Picture replayed = Picture.of(match.tableAfter(start));
        for (int i = start; i < history.size(); i++) {
            for (QueenEvent event : events(history.get(i).events())) {
                replayed = replayed.after(event);
                if (replayed.stage() != Picture.Stage.ROLL) {
                    seen.add(event);
                }
            }
        }
        return replayed.settledOn(match.table());
    }

    private static List<QueenEvent> events(List<Event> events) {
        return events.stream().map(QueenEvent.class::cast).toList();
    }

    QueenTable table() {
        return match.table();
    }

    Match<QueenTable, QueenMove> match() {
        return match;
    }

    /** Whether time is running against the player. */
    boolean ticking() {
        return clock.map(RollingClock::state)
                .filter(state -> state == RollingClock.State.RUNNING
                        || state == RollingClock.State.LOCKED
                        || state == RollingClock.State.EXPIRED)
                .isPresent();
    }

    /** Milliseconds since the first throw. */
    int elapsedMs() {
        return clock.map(RollingClock::elapsedMs).orElse(table().elapsedMs());
    }

    /** What is left of the countdown behind the curtain; 0 if there is none. */
    int countdownLeftMs() {
        return clock.map(RollingClock::countdownLeftMs).orElse(0);
    }

    /** A clock is there as long as dice roll. */
    private void followClock() {
        if (table().phase() != QueenPhase.ROLLING) {
            clock = Optional.empty();
        } else if (clock.isPresent()) {
            clock.get().follow(table());
        } else {
            clock = Optional.of(new RollingClock(box.game(), table(), nanos));
        }
    }

    Picture picture() {
        return picture;
    }

    InHand inHand() {
        return inHand;
    }

    /** What has been seen of this round since the clock stopped. */
    List<QueenEvent> seen() {
        return List.copyOf(seen);
    }

    /** Whether something that has happened is still to be shown. */
    boolean watching() {
        return playback.isPresent();
    }

    /** Whether the round is over and only waits to be cleared away. */
    boolean summing() {
        return playback.filter(Playback::beforeReset).isPresent();
    }

    /** The moves the player can make now; none while there is something to watch. */
    List<QueenMove> moves() {
        return watching() ? List.of() : match.moves();
    }

    boolean rolling() {
        return table().phase() == QueenPhase.ROLLING && !watching();
    }

    /** A gesture of the hand; the second click of a double click counts for nothing. */
    void perform(QueenAct act) {
        if (act instanceof QueenAct.Play play) {
            if (play.move() instanceof QueenMove.Timed timed && clock.isPresent() && !watching()) {
                take(clock.get().pointed(timed));
            } else {
                play(play.move());
            }
        } else if (act instanceof QueenAct.Stage stage) {
            inHand = inHand.staging(stage.chariot(), stage.die());
            audience.changed();
        } else if (act instanceof QueenAct.Unstage) {
            inHand = inHand.unstaged();
            audience.changed();
        } else if (act instanceof QueenAct.FirstEnemy first) {
            inHand = inHand.first(first.slot());
            audience.changed();
        } else if (act instanceof QueenAct.Ride ride) {
            inHand = inHand.riding(ride.on());
            audience.changed();
        }
    }

    /** Plays a move of the player; on the clock it gets its instant, or waits for the dice. */
    void play(QueenMove move) {
        if (watching()) {
            return;
        }
        if (move instanceof QueenMove.Timed timed && clock.isPresent()) {
            take(clock.get().command(timed));
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
        Picture before = picture;
        List<QueenEvent> events = events(match.play(move, session.millis()).events());
        followClock();
        if (move instanceof QueenMove.StartRound) {
            seen.clear();
            inHand = InHand.NOTHING;
        } else if (!(move instanceof QueenMove.Timed)) {
            inHand = inHand.unstaged().first(0);
        } else if (!(move instanceof QueenMove.RerollSet)) {
            inHand = inHand.unstaged();
        } else {
            dropStaleStage();
        }
        audience.played(move, events, before);
        boolean stops = events.stream().anyMatch(QueenEvent.RoundStopped.class::isInstance);
        if (stops || before.stage() == Picture.Stage.RESOLVE) {
            playback = Optional.of(new Playback(before, events, table()));
            if (events.isEmpty()) {
                finish();
            } else {
                audience.changed();
                audience.watch();
            }
        } else {
            picture = Picture.of(table());
            audience.happened(events);
            audience.changed();
        }
    }

    /** A staged die that has been thrown again is not staged any more. */
    private void dropStaleStage() {
        inHand.staged()
                .filter(staged -> table().dice().stream()
                        .noneMatch(die -> die.id().equals(staged.die())
                                && picture.die(die.id()).filter(die::equals).isPresent()))
                .ifPresent(staged -> inHand = inHand.unstaged());
    }

    /** Shows the next beat of what has happened. */
    void next() {
        if (playback.isEmpty()) {
            return;
        }
        Playback running = playback.get();
        if (!running.over()) {
            List<QueenEvent> beat = running.step();
            picture = running.picture();
            if (picture.stage() == Picture.Stage.RESOLVE || table().phase().over()) {
                seen.addAll(beat);
            }
            audience.happened(beat);
        }
        if (running.over()) {
            finish();
        } else {
            audience.changed();
            if (!running.beforeReset()) {
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
        playback.ifPresent(done -> picture = done.picture().settledOn(table()));
        playback = Optional.empty();
        audience.changed();
    }

    /** Time goes on: called with every frame. */
    void tick() {
        if (!watching()) {
            clock.flatMap(RollingClock::tick).ifPresent(this::enact);
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
        clock.flatMap(RollingClock::focusLost).ifPresent(this::enact);
    }

    /** QUEEN-060: the game is left; what is saved is what was seen last. */
    void leave() {
        inHand = inHand.unstaged();
        clock.flatMap(RollingClock::leave).ifPresent(this::enact);
    }

    /** The countdown before the clock goes on. */
    void resume() {
        clock.ifPresent(RollingClock::resume);
    }

    boolean canUndo() {
        return !watching() && match.canUndo();
    }

    void undo() {
        if (canUndo()) {
            match.undo();
            rewound();
        }
    }

    void redo() {
        if (!watching() && match.canRedo()) {
            match.redo();
            rewound();
        }
    }

    private void rewound() {
        inHand = InHand.NOTHING;
        playback = Optional.empty();
        picture = recall();
        followClock();
        audience.changed();
    }
}
