package org.alea.games.queen;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Countdown;
import org.alea.engine.Game;
import org.alea.engine.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Drives the rolling phase in real time (QUEEN-044 to 064). It plays nothing itself: it answers a command with the move
 * to play, and {@link #tick()} with the move that time makes; whoever drives it plays the move and then tells it the new
 * table with {@link #follow}. Pure: its only clock is the one it is given.
 */
public final class RollingClock {
    /** Dice lie still and readable so long before the lock ends; a command given then is kept (QUEEN-050). */
    public static final int READABLE_MS = 250;

    private static final int COUNTDOWN_MS = 3000;
    private static final int LAST_LANDING_MS = 1000;
    private static final int DOUBLE_CLICK_MS = 500;
    private static final int SOON_MS = 15_000;
    private static final int LAST_MS = 5_000;

    private final Game<QueenTable, QueenMove> game;
    private final LongSupplier nanoClock;
    private final Countdown countdown;
    private final PauseCurtain curtain;
    private QueenTable table;
    private boolean asleep;
    private QueenMove.@Nullable Timed kept;
    private @Nullable QueenMove lastPointed;
    private long lastPointedAt;

    /** Where the clock stands. */
    public enum State {
        RUNNING,
        /** A roll occupies the hand. */
        LOCKED,
        /** Behind the curtain. */
        PAUSED,
        /** Behind the curtain, about to go on. */
        COUNTDOWN,
        /** The limit is reached and the last dice are still in the air. */
        EXPIRED,
        /** The phase has ended. */
        OVER
    }

    /** How urgent it is (QUEEN-061). */
    public enum Warning {
        NONE,
        SOON,
        LAST_SECONDS
    }

    /** What becomes of a command. */
    public sealed interface Answer {

        /** Play this move now. */
        record Play(QueenMove move) implements Answer {}

        /** It will be played when the dice have landed. */
        record Kept() implements Answer {}

        record Refused(Refusal refusal) implements Answer {}

        /** The second click of a double click. */
        record Ignored() implements Answer {}
    }

    /** A clock for a table in the rolling phase; it runs from now on, or stays behind the curtain if it was paused. */
    public RollingClock(Game<QueenTable, QueenMove> game, QueenTable table, LongSupplier nanoClock) {
        this.game = game;
        this.table = table;
        this.nanoClock = nanoClock;
        this.countdown = new Countdown(nanoClock, table.limitMs(), table.elapsedMs());
        this.curtain = new PauseCurtain(nanoClock, table.paused());
        if (!curtain.closed()) {
            countdown.start();
        }
    }

    /** The table after a move of this phase has been played or taken back. */
    public void follow(QueenTable after) {
        table = after;
        kept = null;
        if (after.paused() && !curtain.closed()) {
            closeCurtain();
        } else if (curtain.closed() && !after.paused()) {
            openCurtain();
        }
    }

    public State state() {
        if (table.phase() != QueenPhase.ROLLING) {
            return State.OVER;
        }
        if (curtain.closed()) {
            return curtain.countingDown() ? State.COUNTDOWN : State.PAUSED;
        }
        if (countdown.expired()) {
            return State.EXPIRED;
        }
        return elapsedMs() < table.lockEndMs() ? State.LOCKED : State.RUNNING;
    }

    /** Milliseconds since the first throw, pauses excluded, as of the last tick. */
    public int elapsedMs() {
        return countdown.elapsedMs();
    }

    /** What is left, or {@link Countdown#NO_LIMIT}. */
    public int remainingMs() {
        return countdown.remainingMs();
    }

    /** How long the dice still occupy the hand. */
    public int lockLeftMs() {
        return Math.max(0, table.lockEndMs() - elapsedMs());
    }

    /** Whether the dice thrown last are still moving. */
    public boolean tumbling() {
        return lockLeftMs() > READABLE_MS;
    }

    /** What is left of the countdown behind the curtain. */
    public int countdownLeftMs() {
        return curtain.leftMs();
    }

    public Warning warning() {
        int left = remainingMs();
        return left <= LAST_MS ? Warning.LAST_SECONDS : left <= SOON_MS ? Warning.SOON : Warning.NONE;
    }

    /** The command that waits for the end of the lock. */
    public Optional<QueenMove.Timed> kept() {
        return Optional.ofNullable(kept);
    }

    /** A command by key, button or drop, given now: its own instant does not matter. */
    public Answer command(QueenMove.Timed command) {
        asleep |= !countdown.tick();
        if (curtain.closed() || asleep) {
            return new Answer.Refused(new Refusal(RefusalCode.WRONG_STATE.name(), "QUEEN-056"));
        }
        int now = elapsedMs();
        if (table.mustStop() && command instanceof QueenMove.Stop && now >= table.lockEndMs()) {
            return new Answer.Play(new QueenMove.ForcedStop(readyMs()));
        }
        boolean waits = !(command instanceof QueenMove.Stop) && !(command instanceof QueenMove.Pause);
        if (waits && now < table.lockEndMs() && !tumbling()) {
            return keep(command);
        }
        QueenMove.Timed move = command.at(now);
        Optional<Refusal> refusal = game.refusal(table, move);
        if (refusal.isPresent()) {
            return new Answer.Refused(refusal.get());
        }
        if (move instanceof QueenMove.Pause) {
            closeCurtain();
        }
        return new Answer.Play(move);
    }

    /** QUEEN-050: on readable dice it is already known whether the command will be legal. */
    private Answer keep(QueenMove.Timed command) {
        QueenMove.Timed move = command.at(table.lockEndMs());
        Optional<Refusal> refusal = game.refusal(table, move);
        if (refusal.isPresent()) {
            return new Answer.Refused(refusal.get());
        }
        kept = move;
        return new Answer.Kept();
    }

    /** A command by mouse or finger: the same one within half a second is a double click and counts once. */
    public Answer pointed(QueenMove.Timed command) {
        QueenMove what = command.at(0);
        boolean again = what.equals(lastPointed) && since(lastPointedAt) < DOUBLE_CLICK_MS;
        if (again) {
            return new Answer.Ignored();
        }
        lastPointed = what;
        lastPointedAt = nanoClock.getAsLong();
        return command(command);
    }

    /** Opens the curtain: after a countdown (QUEEN-056), or at once where no time runs out (QUEEN-062). */
    public void resume() {
        curtain.countDown(table.limitMs() == Countdown.NO_LIMIT ? 0 : COUNTDOWN_MS);
    }

    /** QUEEN-059: the window is no longer in front; gives the pause to play unless the rules refuse one. */
    public Optional<QueenMove> focusLost() {
        if (curtain.closed()) {
            curtain.stay();
            return Optional.empty();
        }
        return pauseAsOfLastTick(false);
    }

    /** QUEEN-060: the game is left; gives the pause to play before it is saved. */
    public Optional<QueenMove> leave() {
        return curtain.closed() ? Optional.empty() : pauseAsOfLastTick(true);
    }

    /** The move that time makes now, if it makes one; to be asked again after that has been played. */
    public Optional<QueenMove> tick() {
        if (state() == State.OVER) {
            return Optional.empty();
        }
        if (curtain.closed()) {
            return curtain.countingDown() ? countDown() : Optional.empty();
        }
        asleep |= !countdown.tick();
        if (asleep) {
            return wakeUp();
        }
        if (kept != null && elapsedMs() >= table.lockEndMs()) {
            QueenMove move = kept;
            kept = null;
            return Optional.of(move);
        }
        return end();
    }

    private Optional<QueenMove> end() {
        if (table.mustStop()) {
            return elapsedMs() >= readyMs() + LAST_LANDING_MS
                    ? Optional.of(new QueenMove.ForcedStop(readyMs()))
                    : Optional.empty();
        }
        int end = Math.max(table.limitMs(), table.lockEndMs());
        return countdown.expired() && elapsedMs() >= end ? Optional.of(new QueenMove.TimeUp(end)) : Optional.empty();
    }

    private Optional<QueenMove> countDown() {
        if (!curtain.tick()) {
            return Optional.empty();
        }
        openCurtain();
        return Optional.of(new QueenMove.Resume());
    }

    private Optional<QueenMove> wakeUp() {
        asleep = false;
        Optional<QueenMove> pause = pauseAsOfLastTick(true);
        if (pause.isEmpty()) {
            countdown.start();
        }
        return pause;
    }

    private Optional<QueenMove> pauseAsOfLastTick(boolean forced) {
        QueenMove pause = new QueenMove.Pause(elapsedMs(), forced);
        if (game.refusal(table, pause).isPresent()) {
            return Optional.empty();
        }
        closeCurtain();
        return Optional.of(pause);
    }

    /** QUEEN-057: a pause cancels a kept command. */
    private void closeCurtain() {
        countdown.pauseAsOfLastTick();
        curtain.close();
        kept = null;
    }

    private void openCurtain() {
        curtain.open();
        countdown.start();
    }

    private int readyMs() {
        return Math.max(table.elapsedMs(), table.lockEndMs());
    }

    private int since(long nanos) {
        return (int) ((nanoClock.getAsLong() - nanos) / 1_000_000);
    }
}
