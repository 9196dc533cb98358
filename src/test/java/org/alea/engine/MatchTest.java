package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.Match.Change;
import org.alea.engine.purse.PurseEvent;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseMove.Bank;
import org.alea.engine.purse.PurseMove.Bet;
import org.alea.engine.purse.PurseMove.Roll;
import org.alea.engine.purse.PurseMove.Take;
import org.alea.engine.purse.PurseTable;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());
    private static final Game<PurseTable, PurseMove> GAME = BOX.game();

    private final Match<PurseTable, PurseMove> match = Match.start(GAME, setup("none"));

    @Test
    void snapshotsNeverChange() {
        PurseTable start = match.table();
        PurseTable startThen = start.copy();
        match.play(new Bet(3), 0);
        PurseTable afterBet = match.table();
        PurseTable afterBetThen = afterBet.copy();
        match.play(new Take(), 10);
        match.play(new Bank(), 20);
        assertThat(start).isEqualTo(startThen);
        assertThat(afterBet).isEqualTo(afterBetThen);
        assertThat(match.tableAfter(0)).isSameAs(start);
        assertThat(match.tableAfter(1)).isSameAs(afterBet);
    }

    @Test
    void aRefusedMoveThrowsWithItsReasonAndChangesNothing() {
        PurseTable before = match.table();
        assertThatThrownBy(() -> match.play(new Roll(0), 0))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        e -> assertThat(e.refusal()).isEqualTo(new Refusal("WRONG_STATE", "PURSE-001")))
                .hasMessage("Roll[atMs=0] is refused: WRONG_STATE (PURSE-001)");
        assertThat(match.table()).isSameAs(before);
        assertThat(match.history()).isEmpty();
    }

    @Test
    void aMoveIsRememberedWithItsTimeItsEventsAndItsDraws() {
        match.play(new Bet(1), 100);
        Played<PurseMove> played = match.play(new Roll(0), 250);
        assertThat(played.move()).isEqualTo(new Roll(0));
        assertThat(played.millis()).isEqualTo(250);
        assertThat(played.draws()).singleElement().satisfies(draw -> {
            assertThat(draw.stream()).isEqualTo("die");
            assertThat(draw.bound()).isEqualTo(6);
        });
        assertThat(played.events()).hasSize(1);
        assertThat(match.history()).hasSize(2).last().isEqualTo(played);
    }

    @Test
    void whatRevealedNothingCanBeTakenBackWithoutTrace() {
        PurseTable start = match.table();
        match.play(new Bet(3), 0);
        assertThat(match.canUndo()).isTrue();
        match.undo();
        assertThat(match.table()).isSameAs(start);
        assertThat(match.history()).isEmpty();
        assertThat(match.learning()).isFalse();
    }

    @Test
    void undoGoesBackToTheLastRollAndNoFurther() {
        match.play(new Bet(1), 0);
        rollUntilPot();
        int rolled = match.history().size();
        match.play(new Bank(), 0);
        match.play(new Bet(2), 0);
        match.undo();
        match.undo();
        assertThat(match.history()).hasSize(rolled);
        assertThat(match.canUndo()).isFalse();
        assertThatThrownBy(match::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aRevealedCardIsNotTakenBackWhenTheGameForbidsIt() {
        Match<PurseTable, PurseMove> timed = Match.start(GAME, setup("fast"));
        timed.play(new Bet(1), 0);
        timed.play(new Take(), 0);
        assertThat(timed.canUndo()).isFalse();
    }

    @Test
    void takingBackWhatTheGameCallsLearningMarksTheMatch() {
        match.play(new Bet(1), 0);
        match.play(new Take(), 0);
        assertThat(match.learning()).isFalse();
        match.undo();
        assertThat(match.learning()).isTrue();
    }

    @Test
    void aHintMarksTheMatchTooAndIsToldOnce() {
        List<Change<PurseTable>> heard = new ArrayList<>();
        match.listen(heard::add);
        match.markLearning();
        match.markLearning();
        assertThat(match.learning()).isTrue();
        PurseTable table = match.table();
        assertThat(heard).containsExactly(new Change<>(Change.Kind.LEARNING, table, table, List.of()));
    }

    @Test
    void aPracticeMatchTakesEverythingBack() {
        Match<PurseTable, PurseMove> practice = Match.practice(GAME, setup("fast"));
        PurseTable start = practice.table();
        practice.play(new Bet(1), 0);
        practice.play(new Roll(0), 0);
        practice.undo();
        practice.undo();
        assertThat(practice.table()).isSameAs(start);
        assertThat(practice.practice()).isTrue();
        assertThat(practice.learning()).isTrue();
        assertThat(practice.canUndo()).isFalse();
    }

    @Test
    void aPracticeMatchCanGoOnFromAnyTable() {
        match.play(new Bet(3), 0);
        Match<PurseTable, PurseMove> practice = Match.practice(GAME, match.setup(), match.table());
        practice.play(new Roll(0), 0);
        assertThat(match.history()).hasSize(1);
        match.play(new Roll(0), 0);
        assertThat(practice.table()).isEqualTo(match.table());
    }

    @Test
    void redoPlaysTheSameMoveWithTheSameChance() {
        Match<PurseTable, PurseMove> practice = Match.practice(GAME, setup("none"));
        practice.play(new Bet(2), 5);
        practice.play(new Roll(0), 9);
        PurseTable end = practice.table();
        List<Played<PurseMove>> history = List.copyOf(practice.history());
        practice.undo();
        practice.undo();
        practice.redo();
        practice.redo();
        assertThat(practice.canRedo()).isFalse();
        assertThat(practice.table()).isEqualTo(end);
        assertThat(practice.history()).isEqualTo(history);
    }

    @Test
    void repeatingAMoveAfterUndoGivesTheSameRoll() {
        Match<PurseTable, PurseMove> practice = Match.practice(GAME, setup("none"));
        practice.play(new Bet(2), 0);
        List<Event> first = practice.play(new Roll(0), 0).events();
        practice.undo();
        assertThat(practice.play(new Roll(0), 0).events()).isEqualTo(first);
    }

    @Test
    void anotherMoveForgetsWhatWasTakenBack() {
        match.play(new Bet(1), 0);
        match.undo();
        assertThat(match.canRedo()).isTrue();
        match.play(new Bet(2), 0);
        assertThat(match.canRedo()).isFalse();
    }

    @Test
    void listenersHearEveryChangeUntilTheyLeave() {
        List<Change<PurseTable>> heard = new ArrayList<>();
        Runnable leave = match.listen(heard::add);
        PurseTable start = match.table();
        match.play(new Bet(1), 0);
        PurseTable after = match.table();
        match.undo();
        match.redo();
        List<Event> events = List.of(new PurseEvent.StakeChosen(1));
        assertThat(heard)
                .containsExactly(
                        new Change<>(Change.Kind.PLAYED, start, after, events),
                        new Change<>(Change.Kind.UNDONE, after, start, List.of()),
                        new Change<>(Change.Kind.REDONE, start, after, events));
        leave.run();
        match.play(new Take(), 0);
        assertThat(heard).hasSize(3);
    }

    @Test
    void setupAndMovesRebuildTheMatch() {
        Chance choices = new SeededChance(3);
        while (match.result().isEmpty()) {
            match.play(GAME.randomMove(match.table(), choices), 0);
        }
        Match<PurseTable, PurseMove> again = Match.start(GAME, match.setup());
        match.history().forEach(played -> again.play(played.move(), played.millis()));
        assertThat(again.table()).isEqualTo(match.table());
        assertThat(again.history()).isEqualTo(match.history());
        assertThat(again.result()).isEqualTo(match.result());
        assertThat(again.moves()).isEmpty();
    }

    @Test
    void theJournalNumbersEventsByTheirMove() {
        match.play(new Bet(3), 0);
        match.play(new Take(), 0);
        match.play(new Bank(), 0);
        List<Journal.Entry> entries = Journal.of(match).entries();
        assertThat(entries).extracting(Journal.Entry::move).containsExactly(1, 2, 3);
        assertThat(entries.get(0).event()).isEqualTo(new PurseEvent.StakeChosen(3));
        assertThat(entries.get(2).event()).isInstanceOf(PurseEvent.Banked.class);
    }

    @Test
    void undoneMovesLeaveTheJournal() {
        match.play(new Bet(3), 0);
        match.undo();
        assertThat(Journal.of(match).entries()).isEmpty();
    }

    @Test
    void aRandomMoveIsNeverAnInterruption() {
        Match<PurseTable, PurseMove> timed = Match.start(GAME, setup("fast"));
        timed.play(new Bet(1), 0);
        assertThat(timed.moves()).anyMatch(PurseMove::interruption);
        Chance choices = new SeededChance(1);
        for (int i = 0; i < 200; i++) {
            assertThat(GAME.randomMove(timed.table(), choices))
                    .isIn(timed.moves())
                    .matches(move -> !move.interruption());
        }
    }

    @Test
    void aSilentTurnKeepsNothing() {
        Turn.silent().add(new PurseEvent.Paused());
        Turn.silent().reveal();
        assertThat(Turn.silent().events()).isEmpty();
        assertThat(Turn.silent().revealed()).isFalse();
    }

    @Test
    void anEarlierPointOfAMatchGoesOnWithoutChangingIt() {
        rollUntilPot();
        int moves = match.history().size();
        PurseTable end = match.table();
        Match<PurseTable, PurseMove> earlier = match.upTo(1);
        assertThat(earlier.practice()).isTrue();
        assertThat(earlier.fromSetUp()).isTrue();
        assertThat(earlier.table()).isEqualTo(match.tableAfter(1));
        earlier.undo();
        earlier.redo();
        earlier.play(earlier.moves().get(0), 5);
        assertThat(match.history()).hasSize(moves);
        assertThat(match.table()).isSameAs(end);
    }

    private void rollUntilPot() {
        do {
            if (match.moves().contains(new Bet(1))) {
                match.play(new Bet(1), 0);
            }
            match.play(new Roll(0), 0);
        } while (match.table().pot() == 0);
    }

    private static Setup setup(String clock) {
        return Setup.of(BOX.options(), Map.of("clock", clock, "charms", "honesty"), 77);
    }
}
