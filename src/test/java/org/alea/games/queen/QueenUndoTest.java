package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Game.Undo;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

/** What may be taken back, and what it costs. */
class QueenUndoTest {
    private static final QueenGame GAME =
            new QueenKit().open(ContentSource.builtIn()).game();
    private static final QueenMove STOP = new QueenMove.Stop(1500);
    private static final QueenMove REROLL = new QueenMove.RerollSet(1, false, 1500);

    @Test
    @Rule({"QUEEN-231", "QUEEN-232"})
    void aDecisionOffTheClockIsTakenBackAtEverySpeed() {
        for (String speed : new String[] {"expert", "official", "relaxed", "untimed"}) {
            Match<QueenTable, QueenMove> match = match(Map.of("modules", "sunmoon", "speed", speed));
            QueenTable before = match.table();
            match.play(new QueenMove.TurnDial(2), 0);

            match.undo();

            assertThat(match.table()).isEqualTo(before);
            assertThat(match.learning()).isFalse();
        }
    }

    @Test
    @Rule("QUEEN-231")
    void nothingIsTakenBackAcrossARoll() {
        Match<QueenTable, QueenMove> match = match(Map.of("modules", "sunmoon"));
        match.play(new QueenMove.TurnDial(2), 0);
        match.play(new QueenMove.StartRound(), 0);

        assertThat(match.canUndo()).isFalse();
    }

    @Test
    @Rule("QUEEN-231")
    void aDecisionThatRevealedSomethingIsFinal() {
        QueenTable before = match(Map.of()).table();

        assertThat(GAME.undo(before, new QueenMove.ChooseDieToExhaust("W1"), false))
                .isEqualTo(Undo.FAIR);
        assertThat(GAME.undo(before, new QueenMove.ChooseDieToExhaust("W1"), true))
                .isEqualTo(Undo.NEVER);
    }

    @Test
    @Rule({"QUEEN-231", "QUEEN-047"})
    void onTheClockNothingIsTakenBack() {
        QueenTable rolling = rolling(Map.of());

        assertThat(GAME.undo(rolling, STOP, false)).isEqualTo(Undo.NEVER);
        assertThat(GAME.undo(rolling, REROLL, true)).isEqualTo(Undo.NEVER);
    }

    @Test
    @Rule({"QUEEN-231", "QUEEN-062"})
    void withoutAClockAStopIsTakenBackByALearner() {
        QueenTable rolling = rolling(Map.of("speed", "untimed"));

        assertThat(GAME.undo(rolling, STOP, false)).isEqualTo(Undo.LEARNING);
        assertThat(GAME.undo(rolling, STOP, true)).isEqualTo(Undo.NEVER);
    }

    @Test
    @Rule("QUEEN-232")
    void aDailyChallengeTakesNothingBack() {
        Match<QueenTable, QueenMove> match = match(Map.of("modules", "sunmoon", "occasion", "daily"));
        match.play(new QueenMove.TurnDial(2), 0);

        assertThat(match.canUndo()).isFalse();
    }

    @Test
    @Rule({"QUEEN-235", "QUEEN-062"})
    void aRerollTakenBackAndMadeAgainGivesTheSame() {
        Match<QueenTable, QueenMove> match = match(Map.of("speed", "untimed"));
        match.play(new QueenMove.StartRound(), 0);
        QueenTable before = match.table();
        QueenMove reroll = match.moves().get(0);
        match.play(reroll, 0);
        QueenTable after = match.table();

        match.undo();
        assertThat(match.table()).isEqualTo(before);
        match.play(reroll, 0);

        assertThat(reroll).isInstanceOf(QueenMove.RerollSet.class);
        assertThat(match.table()).isEqualTo(after);
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule({"QUEEN-062", "QUEEN-231", "QUEEN-056"})
    void aPauseIsNoDecisionToTakeBack() {
        Match<QueenTable, QueenMove> match = match(Map.of("speed", "untimed"));
        match.play(new QueenMove.StartRound(), 0);
        QueenTable before = match.table();
        QueenMove reroll = match.moves().get(0);
        match.play(reroll, 0);
        match.play(new QueenMove.Pause(5000, false), 0);
        match.play(new QueenMove.Resume(), 0);
        QueenTable after = match.table();

        match.undo();
        assertThat(match.table()).isEqualTo(before);

        match.redo();
        assertThat(match.table()).isEqualTo(after);
        assertThat(match.canRedo()).isFalse();
    }

    @Test
    @Rule({"QUEEN-062", "QUEEN-056"})
    void afterAFirstThrowAndAPauseThereIsNothingToTakeBack() {
        Match<QueenTable, QueenMove> match = match(Map.of("speed", "untimed"));
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.Pause(5000, false), 0);
        match.play(new QueenMove.Resume(), 0);

        assertThat(match.canUndo()).isFalse();
        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule("QUEEN-233")
    void whoLooksOnGoesThroughPausesMoveByMove() {
        Match<QueenTable, QueenMove> match = match(Map.of("speed", "untimed"));
        match.play(new QueenMove.StartRound(), 0);
        match.play(new QueenMove.Pause(5000, false), 0);
        match.play(new QueenMove.Resume(), 0);
        Match<QueenTable, QueenMove> shown = match.upTo(3);

        shown.goTo(2);
        assertThat(shown.table()).isEqualTo(match.tableAfter(2));
        shown.goTo(0);
        shown.goTo(3);
        assertThat(shown.history()).isEqualTo(match.history());
    }

    private static QueenTable rolling(Map<String, String> options) {
        Match<QueenTable, QueenMove> match = match(options);
        match.play(new QueenMove.StartRound(), 0);
        return match.table();
    }

    private static Match<QueenTable, QueenMove> match(Map<String, String> options) {
        return Match.start(GAME, Setup.of(QueenOptions.OFFERED, options, 1));
    }
}
