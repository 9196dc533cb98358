package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.engine.RealTime;
import org.alea.games.queen.RollingClock.Answer;
import org.alea.games.queen.RollingClock.State;
import org.junit.jupiter.api.Test;

class RollingClockTest {
    private static final QueenMove.Stop STOP = new QueenMove.Stop(0);
    private static final QueenMove.Pause PAUSE = new QueenMove.Pause(0, false);

    private long nanos;
    private QueenTable table = Arena.rolling(Map.of(), 2, 2, 2, 3, 3, 3, 5, 5);
    private RollingClock clock = clockFor(table);
    private final List<QueenMove> played = new ArrayList<>();

    @Test
    @Rule({"QUEEN-046", "QUEEN-048", "QUEEN-051"})
    void aRollLaunchedInTheLastInstantCountsAndTheRoundStopsWhenItHasLanded() {
        passUntil(59_990);
        assertPlayed(clock.command(reroll(3)), reroll(3).at(59_990));
        passUntil(60_010);
        assertThat(clock.state()).isEqualTo(State.EXPIRED);
        assertThat(clock.remainingMs()).isZero();
        assertRefused(clock.command(STOP), "TIME_UP", "QUEEN-046");
        passUntil(61_480);
        assertThat(played).hasSize(1);
        passUntil(61_490);
        assertThat(played).endsWith(new QueenMove.TimeUp(61_490));
        assertThat(clock.state()).isEqualTo(State.OVER);
    }

    @Test
    @Rule({"QUEEN-046", "QUEEN-051", "QUEEN-064"})
    void aLastRollThatLandsAfterTheLimitWithoutASetEndsByTime() {
        start(Arena.rolling(sixDice(), 1, 1, 3, 4, 5, 6));
        passUntil(59_990);
        assertPlayed(clock.command(reroll(1)), reroll(1).at(59_990));
        show(1, 2, 3, 4, 5, 6);

        assertThat(table.mustStop()).isFalse();
        assertThat(Arena.BOX.game().refusal(table, new QueenMove.ForcedStop(61_490)))
                .isPresent();
        assertThat(Arena.BOX.game().moves(table)).endsWith(new QueenMove.TimeUp(61_490));
        passUntil(61_490);
        assertThat(played).endsWith(new QueenMove.TimeUp(61_490));
    }

    @Test
    @Rule("QUEEN-046")
    void atTheLimitNothingButTheEndHappens() {
        passUntil(59_990);
        nanos += 10_000_000;
        assertRefused(clock.command(reroll(3)), "TIME_UP", "QUEEN-046");
        tick();
        assertThat(played).containsExactly(new QueenMove.TimeUp(60_000));
    }

    @Test
    @Rule({"QUEEN-049", "QUEEN-050"})
    void aCommandOnReadableDiceIsKeptAndPlayedWhenTheyHaveLanded() {
        passUntil(10_000);
        assertPlayed(clock.command(reroll(2)), reroll(2).at(10_000));
        show(5, 5, 5, 3, 3, 3, 5, 5);
        passUntil(11_200);
        assertThat(clock.tumbling()).isTrue();
        assertRefused(clock.command(reroll(5)), "ROLL_LOCK", "QUEEN-049");
        passUntil(11_300);
        assertThat(clock.command(reroll(5))).isEqualTo(new Answer.Kept());
        assertThat(clock.kept()).contains(reroll(5).at(11_500));
        passUntil(11_600);
        assertThat(played).endsWith(reroll(5).at(11_500));
    }

    @Test
    @Rule("QUEEN-050")
    void aNewerCommandReplacesAKeptOne() {
        passUntil(1300);
        assertThat(clock.command(reroll(2))).isEqualTo(new Answer.Kept());
        assertThat(clock.command(reroll(5))).isEqualTo(new Answer.Kept());
        passUntil(1500);
        assertThat(played).containsExactly(reroll(5).at(1500));
    }

    @Test
    @Rule({"QUEEN-050", "QUEEN-037"})
    void whatWillNotBeLegalIsRefusedAtOnceInsteadOfKept() {
        passUntil(1300);
        assertRefused(clock.command(reroll(4)), "NOT_A_SET", "QUEEN-031");
        passUntil(2000);
        assertThat(played).isEmpty();
    }

    @Test
    @Rule("QUEEN-054")
    void aStopDuringALockIsPlayedAtOnceAndDropsAKeptCommand() {
        passUntil(1300);
        assertThat(clock.command(reroll(2))).isEqualTo(new Answer.Kept());
        assertPlayed(clock.command(STOP), STOP.at(1300));
        assertThat(clock.kept()).isEmpty();
        assertThat(clock.tick()).isEmpty();
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-057"})
    void aPauseInALockGivesNoFreeTimeToLook() {
        passUntil(10_000);
        assertPlayed(clock.command(reroll(2)), reroll(2).at(10_000));
        passUntil(10_400);
        assertPlayed(clock.command(PAUSE), PAUSE.at(10_400));
        assertThat(clock.state()).isEqualTo(State.PAUSED);
        passReal(60_000);
        assertThat(clock.elapsedMs()).isEqualTo(10_400);
        clock.resume();
        passReal(2990);
        assertThat(clock.state()).isEqualTo(State.COUNTDOWN);
        assertThat(clock.elapsedMs()).isEqualTo(10_400);
        passReal(10);
        assertThat(played).endsWith(new QueenMove.Resume());
        assertThat(clock.state()).isEqualTo(State.LOCKED);
        assertThat(clock.lockLeftMs()).isEqualTo(1100);
        passUntil(11_500);
        assertThat(clock.state()).isEqualTo(State.RUNNING);
    }

    @Test
    @Rule("QUEEN-057")
    void aPauseCancelsAKeptCommand() {
        passUntil(1300);
        assertThat(clock.command(reroll(2))).isEqualTo(new Answer.Kept());
        assertPlayed(clock.command(PAUSE), PAUSE.at(1300));
        clock.resume();
        passReal(3000);
        passUntil(2000);
        assertThat(played).containsExactly(PAUSE.at(1300), new QueenMove.Resume());
    }

    @Test
    @Rule("QUEEN-056")
    void nothingIsPlayedBehindTheCurtain() {
        passUntil(5000);
        assertPlayed(clock.command(PAUSE), PAUSE.at(5000));
        assertRefused(clock.command(reroll(2)), "WRONG_STATE", "QUEEN-056");
        assertRefused(clock.command(STOP), "WRONG_STATE", "QUEEN-056");
    }

    @Test
    @Rule({"QUEEN-058", "QUEEN-059"})
    void aDailyChallengeAllowsOnePauseARoundAndKeepsRunningOnASecond() {
        start(Arena.rolling(Map.of("occasion", "daily"), 2, 2, 2, 3, 3, 3, 5, 5));
        passUntil(2000);
        assertPlayed(clock.command(PAUSE), PAUSE.at(2000));
        clock.resume();
        passReal(3000);
        passUntil(4000);
        assertRefused(clock.command(PAUSE), "PAUSE_LIMIT", "QUEEN-058");
        assertThat(clock.focusLost()).isEmpty();
        passUntil(5000);
        assertThat(clock.state()).isEqualTo(State.RUNNING);
    }

    @Test
    @Rule("QUEEN-059")
    void aMachineThatSleptIsPausedAsOfTheLastTickEvenWithoutPausesLeft() {
        start(Arena.rolling(Map.of("occasion", "daily"), 2, 2, 2, 3, 3, 3, 5, 5));
        table.clock.pausesThisGame = 3;
        passUntil(7000);
        nanos += 3_600_000_000_000L;
        assertRefused(clock.command(reroll(2)), "WRONG_STATE", "QUEEN-056");
        tick();
        assertThat(played).containsExactly(new QueenMove.Pause(7000, true));
        assertThat(clock.state()).isEqualTo(State.PAUSED);
        assertThat(clock.elapsedMs()).isEqualTo(7000);
    }

    @Test
    @Rule("QUEEN-059")
    void aWindowThatLosesTheFocusIsPausedAsOfTheLastTick() {
        passUntil(7000);
        nanos += 500_000_000L;
        assertThat(clock.focusLost()).contains(new QueenMove.Pause(7000, false));
        assertThat(clock.state()).isEqualTo(State.PAUSED);
    }

    @Test
    @Rule("QUEEN-060")
    void aGameThatWasLeftReopensBehindTheCurtainWithItsTime() {
        passUntil(7000);
        QueenMove leave = clock.leave().orElseThrow();
        clock = clockFor(Arena.play(table, leave));
        passReal(10_000);
        assertThat(clock.state()).isEqualTo(State.PAUSED);
        assertThat(clock.elapsedMs()).isEqualTo(7000);
        assertThat(clock.remainingMs()).isEqualTo(53_000);
    }

    @Test
    @Rule("QUEEN-064")
    void withoutAnythingToDoTheRoundStopsASecondAfterTheLanding() {
        start(Arena.rolling(sixDice(), 1, 2, 3, 4, 5, 6));
        passUntil(2490);
        assertThat(played).isEmpty();
        passUntil(2500);
        assertThat(played).containsExactly(new QueenMove.ForcedStop(1500));
    }

    @Test
    @Rule("QUEEN-064")
    void aStopDuringTheLastLandingIsTheForcedOne() {
        start(Arena.rolling(sixDice(), 1, 2, 3, 4, 5, 6));
        passUntil(1800);
        assertPlayed(clock.command(STOP), new QueenMove.ForcedStop(1500));
    }

    @Test
    @Rule({"QUEEN-049", "QUEEN-054"})
    void aStopBeforeTheLastDiceLieIsThePlayersOwn() {
        start(Arena.rolling(sixDice(), 1, 2, 3, 4, 5, 6));
        passUntil(400);
        assertPlayed(clock.command(STOP), new QueenMove.Stop(400));
    }

    @Test
    @Rule({"QUEEN-049", "QUEEN-059"})
    void aPauseBeforeTheLastDiceLieIsAcceptedAsEver() {
        start(Arena.rolling(sixDice(), 1, 2, 3, 4, 5, 6));
        passUntil(400);
        assertThat(clock.focusLost()).contains(new QueenMove.Pause(400, false));
        assertThat(clock.state()).isEqualTo(State.PAUSED);
    }

    @Test
    @Rule({"QUEEN-049", "QUEEN-059"})
    void inTheTerminalTooTheMachineMaySleepUntilTheLastDiceLie() {
        QueenTable last = Arena.rolling(sixDice(), 1, 2, 3, 4, 5, 6);
        RealTime<QueenTable, QueenMove> terminal = Arena.BOX.realTime().orElseThrow();
        assertThat(terminal.slept(last, 1499)).contains(new QueenMove.Pause(1499, true));
        assertThat(terminal.slept(last, 1500)).isEmpty();
    }

    @Test
    @Rule("QUEEN-062")
    void withoutAClockTimeIsNeverUp() {
        start(Arena.rolling(Map.of("speed", "untimed"), 2, 2, 2, 3, 3, 3, 5, 5));
        passUntil(600_000);
        assertThat(played).isEmpty();
        assertThat(clock.warning()).isEqualTo(RollingClock.Warning.NONE);
        assertThat(clock.elapsedMs()).isEqualTo(600_000);
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-062"})
    void withoutAClockAPauseEndsAtOnce() {
        start(Arena.rolling(Map.of("speed", "untimed"), 2, 2, 2, 3, 3, 3, 5, 5));
        passUntil(3000);
        assertPlayed(clock.command(PAUSE), PAUSE.at(3000));
        passReal(5000);
        clock.resume();
        assertThat(clock.countdownLeftMs()).isZero();
        tick();
        assertThat(played).containsExactly(PAUSE.at(3000), new QueenMove.Resume());
        assertThat(clock.elapsedMs()).isEqualTo(3000);
    }

    @Test
    @Rule("QUEEN-061")
    void theLastFifteenAndFiveSecondsWarn() {
        passUntil(44_990);
        assertThat(clock.warning()).isEqualTo(RollingClock.Warning.NONE);
        passUntil(45_000);
        assertThat(clock.warning()).isEqualTo(RollingClock.Warning.SOON);
        passUntil(55_000);
        assertThat(clock.warning()).isEqualTo(RollingClock.Warning.LAST_SECONDS);
    }

    @Test
    @Rule("QUEEN-045")
    void aClockThatGoesBackwardsNeverAddsTime() {
        passUntil(7000);
        nanos -= 5_000_000_000L;
        tick();
        assertThat(clock.elapsedMs()).isEqualTo(7000);
    }

    @Test
    @Rule("QUEEN-246")
    void aDoubleClickOnASetRerollsItOnce() {
        passUntil(2000);
        assertPlayed(clock.pointed(reroll(2)), reroll(2).at(2000));
        passUntil(2300);
        assertThat(clock.pointed(reroll(2))).isEqualTo(new Answer.Ignored());
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-062"})
    void theCurtainFollowsTheTableWhenAPauseIsTakenBack() {
        start(Arena.rolling(Map.of("speed", "untimed"), 2, 2, 2, 3, 3, 3, 5, 5));
        passUntil(3000);
        QueenTable running = table.copy();
        assertPlayed(clock.command(PAUSE), PAUSE.at(3000));
        QueenTable paused = table.copy();

        clock.follow(running);
        assertThat(clock.state()).isEqualTo(State.RUNNING);
        passReal(100);
        assertThat(clock.elapsedMs()).isEqualTo(3100);

        clock.follow(paused);
        assertThat(clock.state()).isEqualTo(State.PAUSED);
    }

    private static QueenMove.RerollSet reroll(int value) {
        return new QueenMove.RerollSet(value, false, 0);
    }

    private static QueenTable sixDice() {
        QueenTable fresh = Arena.fresh(Map.of());
        fresh.dice.put(0, Zone.BOX);
        fresh.dice.put(1, Zone.BOX);
        return fresh;
    }

    private void start(QueenTable rolling) {
        table = rolling;
        clock = clockFor(rolling);
    }

    private RollingClock clockFor(QueenTable rolling) {
        return new RollingClock(Arena.BOX.game(), rolling, () -> nanos);
    }

    private void show(int... values) {
        for (int die = 0; die < values.length; die++) {
            table.dice.value[die < 5 ? die : new int[] {8, 10, 12}[die - 5]] = (byte) values[die];
        }
    }

    private void passUntil(int elapsedMs) {
        while (clock.elapsedMs() < elapsedMs && clock.state() != State.OVER) {
            passReal(10);
        }
    }

    private void passReal(int ms) {
        for (int i = 0; i < ms; i += 10) {
            nanos += 10_000_000;
            tick();
        }
    }

    private void tick() {
        clock.tick().ifPresent(this::playIt);
    }

    private void playIt(QueenMove move) {
        played.add(move);
        Arena.play(table, move);
        clock.follow(table);
    }

    private void assertPlayed(Answer answer, QueenMove move) {
        assertThat(answer).isEqualTo(new Answer.Play(move));
        playIt(move);
    }

    private static void assertRefused(Answer answer, String reason, String rule) {
        assertThat(answer).isInstanceOfSatisfying(Answer.Refused.class, refused -> {
            assertThat(refused.refusal().reason()).isEqualTo(reason);
            assertThat(refused.refusal().rule()).isEqualTo(rule);
        });
    }
}
