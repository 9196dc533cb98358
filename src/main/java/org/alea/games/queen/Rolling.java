package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Countdown;
import org.alea.engine.Refusal;

/** The real-time phase (QUEEN-029 to 065): sets are rerolled, Chariots defended, and the round is stopped. */
final class Rolling implements Decision {

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        Clock clock = table.clock;
        if (clock.paused) {
            moves.add(new QueenMove.Resume());
            return;
        }
        long counts = table.dice.counts();
        if (mustStop(table, counts)) {
            moves.add(new QueenMove.ForcedStop(clock.readyMs()));
            if (clock.elapsedMs < clock.lockEndMs) {
                listInterruptions(table, clock.elapsedMs, moves);
            }
            return;
        }
        int ready = clock.readyMs();
        boolean inTime = ready < clock.limitMs;
        if (inTime) {
            if (!clock.capReached()) {
                listRerolls(table, counts, ready, moves);
            }
            Placement.list(table, counts, ready, moves);
        }
        listInterruptions(table, inTime ? ready : clock.elapsedMs, moves);
        if (!inTime) {
            moves.add(new QueenMove.TimeUp(ready));
        }
    }

    private static void listInterruptions(QueenTable table, int atMs, List<QueenMove> moves) {
        moves.add(new QueenMove.Stop(atMs));
        if (table.clock.mayPause(table.options.occasion())) {
            moves.add(new QueenMove.Pause(atMs, false));
        }
    }

    private static void listRerolls(QueenTable table, long counts, int atMs, List<QueenMove> moves) {
        boolean dragon = table.options.with(QueenModule.DRAGON);
        boolean solos = mayRerollSolo(table);
        for (int value = 1; value <= 6; value++) {
            int count = Dice.count(counts, value);
            if (count >= 2) {
                moves.add(new QueenMove.RerollSet(value, false, atMs));
                if (dragon) {
                    moves.add(new QueenMove.RerollSet(value, true, atMs));
                }
            } else if (count == 1 && solos) {
                moves.add(new QueenMove.RerollSolo(value, atMs));
            }
        }
    }

    /** QUEEN-064: no set, no Chariot to defend, no power to use; once the limit is reached time ends the round. */
    static boolean mustStop(QueenTable table) {
        return mustStop(table, table.dice.counts());
    }

    private static boolean mustStop(QueenTable table, long counts) {
        return table.clock.readyMs() < table.clock.limitMs
                && !Dice.hasSet(counts)
                && !Placement.possible(table, counts)
                && !(counts != 0 && mayRerollSolo(table) && !table.clock.capReached());
    }

    private static boolean mayRerollSolo(QueenTable table) {
        return table.power().rerollsSolo() && table.powerLeft();
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        boolean paused = table.clock.paused;
        if (move instanceof QueenMove.Resume) {
            return paused ? Optional.empty() : RefusalCode.WRONG_STATE.by("QUEEN-056");
        }
        if (!(move instanceof QueenMove.Timed timed)) {
            return Decision.elsewhere(table, move);
        }
        if (paused) {
            return RefusalCode.WRONG_STATE.by("QUEEN-056");
        }
        if (timed.atMs() < table.clock.elapsedMs) {
            return RefusalCode.WRONG_STATE.by("QUEEN-045");
        }
        boolean mustStop = mustStop(table);
        if (timed instanceof QueenMove.ForcedStop forced) {
            return mustStop && forced.atMs() >= table.clock.readyMs() && forced.atMs() < table.clock.limitMs
                    ? Optional.empty()
                    : RefusalCode.WRONG_STATE.by("QUEEN-064");
        }
        if (mustStop && !interruptsTheThrow(table, timed)) {
            return RefusalCode.WRONG_STATE.by("QUEEN-064");
        }
        return timed instanceof QueenMove.TimeUp ? earlyTimeUp(table, timed.atMs()) : inTime(table, timed);
    }

    /** QUEEN-049: before the dice have landed nobody knows that no set will be left. */
    private static boolean interruptsTheThrow(QueenTable table, QueenMove.Timed move) {
        return (move instanceof QueenMove.Stop || move instanceof QueenMove.Pause)
                && move.atMs() < table.clock.lockEndMs;
    }

    /** QUEEN-051: the last dice have to land first. */
    private static Optional<Refusal> earlyTimeUp(QueenTable table, int atMs) {
        if (atMs < table.clock.limitMs || table.clock.limitMs == Countdown.NO_LIMIT) {
            return RefusalCode.WRONG_STATE.by("QUEEN-046");
        }
        return atMs < table.clock.lockEndMs ? RefusalCode.ROLL_LOCK.by("QUEEN-051") : Optional.empty();
    }

    private static Optional<Refusal> inTime(QueenTable table, QueenMove.Timed move) {
        if (move.atMs() >= table.clock.limitMs) {
            return RefusalCode.TIME_UP.by("QUEEN-046");
        }
        if (move instanceof QueenMove.Stop) {
            return Optional.empty();
        }
        if (move instanceof QueenMove.Pause pause) {
            return pause.forced() || table.clock.mayPause(table.options.occasion())
                    ? Optional.empty()
                    : RefusalCode.PAUSE_LIMIT.by("QUEEN-058");
        }
        if (move.atMs() < table.clock.lockEndMs) {
            return RefusalCode.ROLL_LOCK.by("QUEEN-049");
        }
        if (move instanceof QueenMove.RerollSet reroll) {
            return refusal(table, reroll);
        }
        if (move instanceof QueenMove.RerollSolo reroll) {
            return refusal(table, reroll);
        }
        return Placement.refusal(table, (QueenMove.PlaceOnChariot) move);
    }

    private static Optional<Refusal> refusal(QueenTable table, QueenMove.RerollSet reroll) {
        if (reroll.withDragon() && !table.options.with(QueenModule.DRAGON)) {
            return RefusalCode.WRONG_STATE.by("QUEEN-112");
        }
        int value = reroll.value();
        int count = value < 1 || value > 6 ? 0 : table.dice.count(value);
        if (count < 2) {
            String solo = reroll.withDragon() ? "QUEEN-113" : "QUEEN-037";
            return RefusalCode.NOT_A_SET.by(count == 1 ? solo : "QUEEN-031");
        }
        return table.clock.capReached() ? RefusalCode.REROLL_CAP.by("QUEEN-244") : Optional.empty();
    }

    private static Optional<Refusal> refusal(QueenTable table, QueenMove.RerollSolo reroll) {
        if (!table.power().rerollsSolo()) {
            return RefusalCode.WRONG_STATE.by("QUEEN-037");
        }
        if (!table.powerLeft()) {
            return RefusalCode.POWER_USED.by("QUEEN-148");
        }
        int value = reroll.value();
        if (value < 1 || value > 6 || table.dice.count(value) != 1) {
            return RefusalCode.NOT_SOLO.by("QUEEN-032");
        }
        return table.clock.capReached() ? RefusalCode.REROLL_CAP.by("QUEEN-244") : Optional.empty();
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        Clock clock = table.clock;
        if (move instanceof QueenMove.RerollSet reroll) {
            Roll roll = new Roll(play, QueenEvent.Throw.SET);
            roll.group(reroll.value());
            if (reroll.withDragon()) {
                roll.dragon();
            }
            rerolled(table, roll, reroll.atMs());
        } else if (move instanceof QueenMove.RerollSolo reroll) {
            Roll roll = new Roll(play, QueenEvent.Throw.SOLO);
            roll.group(reroll.value());
            table.powerUses++;
            rerolled(table, roll, reroll.atMs());
        } else if (move instanceof QueenMove.PlaceOnChariot placement) {
            Placement.play(play, placement);
        } else if (move instanceof QueenMove.Pause pause) {
            clock.pause(pause.atMs());
            play.tell(new QueenEvent.Paused(pause.atMs()));
        } else if (move instanceof QueenMove.Resume) {
            clock.paused = false;
            play.tell(new QueenEvent.Resumed(clock.elapsedMs));
        } else {
            stop(play, (QueenMove.Timed) move);
        }
    }

    private static void rerolled(QueenTable table, Roll roll, int atMs) {
        roll.land();
        table.clock.rerolls++;
        table.clock.roll(atMs, table.options.speed().rollLockMs());
    }

    private static void stop(Play play, QueenMove.Timed move) {
        QueenTable table = play.table();
        StopReason reason = move instanceof QueenMove.Stop
                ? StopReason.STOPPED
                : move instanceof QueenMove.TimeUp ? StopReason.TIME_UP : StopReason.NO_SET;
        int timeLeft = reason == StopReason.STOPPED ? timeLeft(table, move.atMs()) : 0;
        table.clock.elapsedMs = move.atMs();
        table.timeLeftMs += timeLeft;
        table.step = Step.ASSIGN;
        play.tell(new QueenEvent.RoundStopped(reason, timeLeft));
    }

    /** QUEEN-065: a stop without a set saves no time. */
    private static int timeLeft(QueenTable table, int atMs) {
        boolean counts = table.options.speed().timed() && Dice.hasSet(table.dice.counts());
        return counts ? table.clock.limitMs - atMs : 0;
    }
}
