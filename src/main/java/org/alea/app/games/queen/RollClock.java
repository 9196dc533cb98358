package org.alea.app.games.queen;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.alea.engine.Countdown;
import org.alea.engine.Game;
import org.alea.engine.RealTime;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.RefusalCode;

/**
 * Real time in the rolling phase: stamps what the player does with its instant, keeps a command given on readable dice
 * until the hand is free (QUEEN-050), and says what time itself does.
 */
final class RollClock {
    private final Game<QueenTable, QueenMove> game;
    private final RealTime<QueenTable, QueenMove> rules;
    private final LongSupplier nanos;
    private Countdown countdown;
    private Optional<QueenMove.Timed> kept = Optional.empty();

    RollClock(Game<QueenTable, QueenMove> game, RealTime<QueenTable, QueenMove> rules, LongSupplier nanos) {
        this.game = game;
        this.rules = rules;
        this.nanos = nanos;
        this.countdown = new Countdown(nanos, Countdown.NO_LIMIT, 0);
    }

    /** What becomes of a command: played at an instant, kept for later, or refused. */
    record Answer(Optional<QueenMove> move, Optional<Refusal> refusal) {
        private static Answer play(QueenMove move) {
            return new Answer(Optional.of(move), Optional.empty());
        }

        private static Answer keep() {
            return new Answer(Optional.empty(), Optional.empty());
        }

        private static Answer refuse(RefusalCode code, String rule) {
            return new Answer(Optional.empty(), Optional.of(new Refusal(code.name(), rule)));
        }
    }

    /** Runs while the table says so; a table that is paused or past the roll stops it. */
    void follow(QueenTable table) {
        boolean runs = rules.clock(table).isPresent();
        if (runs && !countdown.running()) {
            countdown = new Countdown(nanos, table.limitMs(), table.elapsedMs());
            countdown.start();
        } else if (!runs) {
            countdown = new Countdown(nanos, table.limitMs(), table.elapsedMs());
        }
        if (!runs) {
            kept = Optional.empty();
        }
    }

    boolean running() {
        return countdown.running();
    }

    int elapsedMs() {
        return countdown.elapsedMs();
    }

    int remainingMs() {
        return countdown.remainingMs();
    }

    /** Counts on; false if the machine has slept, in which case the clock stands as of the tick before. */
    boolean tick() {
        return countdown.tick();
    }

    /** A command of the player, given now. */
    Answer command(QueenTable table, QueenMove.Timed move) {
        countdown.tick();
        int now = countdown.elapsedMs();
        if (now >= table.limitMs()) {
            return Answer.refuse(RefusalCode.TIME_UP, "QUEEN-046");
        }
        boolean interrupts = move instanceof QueenMove.Stop || move instanceof QueenMove.Pause;
        if (!interrupts && now < table.lockEndMs()) {
            if (now < table.lockEndMs() - Throwing.READABLE_MS) {
                return Answer.refuse(RefusalCode.ROLL_LOCK, "QUEEN-049");
            }
            kept = Optional.of(move);
            return Answer.keep();
        }
        QueenMove stamped = move.at(now);
        Optional<Refusal> refusal = game.refusal(table, stamped);
        return refusal.isPresent() ? new Answer(Optional.empty(), refusal) : Answer.play(stamped);
    }

    /** What is to be played because of the time: a kept command, or what time itself does. */
    Optional<QueenMove> due(QueenTable table) {
        if (table.phase() != QueenPhase.ROLLING || !countdown.running()) {
            return Optional.empty();
        }
        int now = countdown.elapsedMs();
        int free = table.lockEndMs();
        if (kept.isPresent() && now >= free) {
            QueenMove.Timed move = kept.get().at(free);
            kept = Optional.empty();
            if (game.refusal(table, move).isEmpty()) {
                return Optional.of(move);
            }
        }
        return rules.due(table, now);
    }

    /** Drops a command that waits. */
    void forgetKept() {
        kept = Optional.empty();
    }
}
