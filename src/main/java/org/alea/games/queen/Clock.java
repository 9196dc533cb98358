package org.alea.games.queen;

import org.alea.engine.Countdown;

/** The clock of the rolling phase as the moves have set it: instants in milliseconds since the first throw. */
final class Clock {
    static final int NO_CAP = Integer.MAX_VALUE;

    private static final int SHORTEST_LIMIT_MS = 20_000;
    private static final int DAILY_PAUSES_PER_ROUND = 1;
    private static final int DAILY_PAUSES_PER_GAME = 3;

    int limitMs;
    /** The instant of the last move. */
    int elapsedMs;
    /** When the dice thrown last have landed. */
    int lockEndMs;

    boolean paused;
    int pausesThisRound;
    int pausesThisGame;
    int rerolls;
    int rerollCap = NO_CAP;

    Clock(int limitMs) {
        this.limitMs = limitMs;
    }

    Clock copy() {
        Clock copy = new Clock(limitMs);
        copy.elapsedMs = elapsedMs;
        copy.lockEndMs = lockEndMs;
        copy.paused = paused;
        copy.pausesThisRound = pausesThisRound;
        copy.pausesThisGame = pausesThisGame;
        copy.rerolls = rerolls;
        copy.rerollCap = rerollCap;
        return copy;
    }

    void newRound(int newLimitMs) {
        limitMs = newLimitMs;
        elapsedMs = 0;
        lockEndMs = 0;
        paused = false;
        pausesThisRound = 0;
        rerolls = 0;
        rerollCap = NO_CAP;
    }

    /** QUEEN-167: takes seconds off the limit or, without a limit, caps the rerolls. */
    static void shorten(Play play, int seconds, int untimedRerolls) {
        Clock clock = play.table().clock;
        if (clock.limitMs == Countdown.NO_LIMIT) {
            clock.rerollCap = untimedRerolls;
            play.tell(new QueenEvent.RerollsCapped(untimedRerolls));
        } else {
            clock.limitMs = Math.max(SHORTEST_LIMIT_MS, clock.limitMs - 1000 * seconds);
            play.tell(new QueenEvent.ClockShortened(seconds, clock.limitMs));
        }
    }

    /** The first instant at which the hand is free. */
    int readyMs() {
        return Math.max(elapsedMs, lockEndMs);
    }

    void roll(int atMs, int lockMs) {
        elapsedMs = atMs;
        lockEndMs = atMs + lockMs;
    }

    boolean capReached() {
        return rerolls >= rerollCap;
    }

    /** QUEEN-058. */
    boolean mayPause(Occasion occasion) {
        return !occasion.daily()
                || (pausesThisRound < DAILY_PAUSES_PER_ROUND && pausesThisGame < DAILY_PAUSES_PER_GAME);
    }

    /** QUEEN-058: how many of the pauses of a Daily Challenge are left. */
    int pausesLeft() {
        return Math.max(0, DAILY_PAUSES_PER_GAME - pausesThisGame);
    }

    void pause(int atMs) {
        elapsedMs = atMs;
        paused = true;
        pausesThisRound++;
        pausesThisGame++;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Clock clock
                && limitMs == clock.limitMs
                && elapsedMs == clock.elapsedMs
                && lockEndMs == clock.lockEndMs
                && paused == clock.paused
                && pausesThisRound == clock.pausesThisRound
                && pausesThisGame == clock.pausesThisGame
                && rerolls == clock.rerolls
                && rerollCap == clock.rerollCap;
    }

    @Override
    public int hashCode() {
        return 31 * elapsedMs + rerolls;
    }
}
