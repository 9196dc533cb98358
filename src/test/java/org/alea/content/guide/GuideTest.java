package org.alea.content.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Match;
import org.alea.engine.Words;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lessons over scripted matches, tried on the smallest game there is. */
class GuideTest {
    private static final PurseKit.Box BOX = new PurseKit().open(ContentSource.builtIn());
    private static final String WORDS =
            "'title': {'fr': 'T', 'en': 'T'}, 'text': {'fr': 'P.', 'en': 'P.'}, " + "'rule': 'PURSE-001'";
    private static final String TURN = ", 'turn': {'fr': 'À vous', 'en': 'Your turn'}";
    private static final String READ = "{'id': 'read', 'kind': 'LOOK', " + WORDS + "}";
    private static final String BET =
            "{'id': 'bet', 'kind': 'PLAY', 'moves': [{'move': 'bet', 'stake': 2}], " + WORDS + TURN + "}";
    private static final String ROLL =
            "{'id': 'roll', 'kind': 'PLAY', 'moves': [{'move': 'roll'}], " + WORDS + TURN + "}";
    private static final String FREE = "{'id': 'free', 'kind': 'FREE', 'until': {'/round': 2}, " + WORDS + TURN + "}";

    @TempDir
    Path folder;

    @Test
    void aStepThatIsOnlyReadGoesOnWhenThePlayerHasReadIt() {
        LessonWalk<PurseTable, PurseMove> walk = walk(READ, BET);
        walk.next();
        assertThat(walk.step().id()).isEqualTo("bet");
        assertThat(walk.match().history()).isEmpty();
    }

    @Test
    void theMoveALessonWaitsForBringsTheNextStep() {
        LessonWalk<PurseTable, PurseMove> walk = walk(BET, READ);
        walk.match().play(new PurseMove.Bet(2), 0);
        assertThat(walk.step().id()).isEqualTo("read");
    }

    @Test
    void anotherLegalMoveIsHeldBackAndChangesNothing() {
        LessonWalk<PurseTable, PurseMove> walk = walk(BET, READ);
        assertThat(walk.match().moves()).contains(new PurseMove.Bet(3));
        assertThatThrownBy(() -> walk.match().play(new PurseMove.Bet(3), 0))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining(LessonWalk.REASON);
        assertThat(walk.step().id()).isEqualTo("bet");
        assertThat(walk.match().history()).isEmpty();
    }

    @Test
    void whileAStepIsReadNothingCanBePlayed() {
        LessonWalk<PurseTable, PurseMove> walk = walk(READ, BET);
        assertThat(walk.match().refusal(new PurseMove.Bet(2))).isPresent();
    }

    @Test
    void aFreeStepAllowsEverythingAndEndsWhenTheTableShowsWhatItWaitsFor() {
        LessonWalk<PurseTable, PurseMove> walk = walk(FREE);
        walk.match().play(new PurseMove.Bet(3), 0);
        assertThat(walk.over()).isFalse();
        walk.match().play(new PurseMove.Bank(), 0);
        assertThat(walk.over()).isTrue();
    }

    @Test
    void theWayBackTellsHowManyMovesStayOnTheTable() {
        LessonWalk<PurseTable, PurseMove> walk = walk(BET, READ, ROLL);
        walk.match().play(new PurseMove.Bet(2), 0);
        walk.next();
        assertThat(walk.back()).isEqualTo(1);
        assertThat(walk.step().id()).isEqualTo("read");
        assertThat(walk.back()).isZero();
        assertThat(walk.step().id()).isEqualTo("bet");
        assertThat(walk.canGoBack()).isFalse();
    }

    @Test
    void aMoveTakenBackLeadsBackToItsStep() {
        LessonWalk<PurseTable, PurseMove> walk = walk(BET, READ, ROLL);
        walk.match().play(new PurseMove.Bet(2), 0);
        walk.next();
        walk.match().undo();
        assertThat(walk.step().id()).isEqualTo("bet");
    }

    @Test
    void aLessonCanPlayWhatItAsksForByItself() {
        LessonWalk<PurseTable, PurseMove> walk = walk(BET, ROLL);
        assertThat(walk.wanted()).contains(new PurseMove.Bet(2));
        walk.match().play(new PurseMove.Bet(2), 0);
        assertThat(walk.wanted()).contains(new PurseMove.Roll(0));
    }

    @Test
    void theDiceOfALessonAreWrittenDownAndComeAgainAfterATakenBackRoll() {
        LessonWalk<PurseTable, PurseMove> walk =
                on("'chance': [6, 2], ", BET, ROLL, ROLL.replace("'id': 'roll'", "'id': 'more'"));
        Match<PurseTable, PurseMove> match = walk.match();
        match.play(new PurseMove.Bet(2), 0);
        match.play(new PurseMove.Roll(0), 0);
        PurseTable first = match.table();
        match.undo();
        match.play(new PurseMove.Roll(0), 0);
        assertThat(BOX.tables().write(match.table())).isEqualTo(BOX.tables().write(first));
        assertThat(BOX.tables().write(first).path("pot").asInt()).isEqualTo(12);
    }

    @Test
    void theTableOfALessonIsLaidOutAsItSays() {
        LessonWalk<PurseTable, PurseMove> walk = on("'arrange': {'purse': 7}, ", BET);
        assertThat(BOX.tables().write(walk.match().table()).path("purse").asInt())
                .isEqualTo(7);
        assertThat(walk.match().practice()).isTrue();
    }

    @Test
    void aGuideThatWorksIsRehearsedWithoutProblems() {
        assertThat(Rehearsal.problems(BOX, guide("'chance': [4], ", READ, BET, ROLL, FREE)))
                .isEmpty();
    }

    @Test
    void aMoveThatIsNotLegalWhereALessonAsksForItIsReported() {
        assertThat(Rehearsal.problems(BOX, guide("", ROLL)))
                .singleElement()
                .extracting(Words::en)
                .asString()
                .startsWith("guide.json, first table, step roll: no legal move fits");
    }

    @Test
    void diceThatAreNeverRolledAreReported() {
        assertThat(Rehearsal.problems(BOX, guide("'chance': [4, 4], ", BET, ROLL)))
                .extracting(Words::en)
                .containsExactly("guide.json, first table, field chance: 1 results are never drawn");
    }

    @Test
    void aFaceThatNoDieHasIsReported() {
        assertThat(Rehearsal.problems(BOX, guide("'chance': [7], ", BET, ROLL)))
                .extracting(Words::en)
                .containsExactly("guide.json, first table, step roll: the script says 7 where die draws 1 to 6");
    }

    @Test
    void whatAFreeStepWaitsForIsAPlaceOnTheTable() {
        assertThatThrownBy(() -> guide("", FREE.replace("'/round'", "'round'")))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining(
                        "steps[0] until: field round: expected a JSON pointer such as /round for its name");
    }

    @Test
    void anUnknownMoveIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> guide("", BET.replace("'bet', 'stake'", "'best', 'stake'")))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining(
                        "guide.json, first scenes[0] steps[0] moves[0]: field move: there is no move \"best\"");
    }

    @Test
    void anUnknownParameterOfAMoveIsRefused() {
        assertThatThrownBy(() -> guide("", BET.replace("'stake'", "'steak'")))
                .hasMessageContaining("the move bet has no steak, only [stake]");
    }

    @Test
    void anUnknownRuleIsRefused() {
        assertThatThrownBy(() -> guide("", READ.replace("PURSE-001", "PURSE-999")))
                .hasMessageContaining("first scenes[0] steps[0]: field rule: there is no rule PURSE-999");
    }

    @Test
    void aStepToBePlayedNamesItsMoves() {
        assertThatThrownBy(() -> guide("", READ.replace("LOOK", "PLAY")))
                .hasMessageContaining("field moves: is missing from a step of this kind");
    }

    @Test
    void aTableThatCannotBeLaidOutIsRefused() {
        assertThatThrownBy(() -> guide("'arrange': {'bag': 7}, ", READ)).hasMessageContaining("field arrange");
        assertThatThrownBy(() -> guide("'setup': {'clock': 'slow'}, ", READ)).hasMessageContaining("field setup");
    }

    @Test
    void aLessonThatDoesNotFitThePlayersOwnCardsIsNotTheirFault(@TempDir Path own) throws IOException {
        assertThatThrownBy(() -> guide("'arrange': {'bag': 7}, ", READ)).hasMessageContaining("field arrange");
        Files.createDirectories(own.resolve("toy"));
        Files.writeString(own.resolve("toy/cards.json"), "[]");
        ContentSource overlaid = ContentSource.folder(folder).overlaidBy(own);
        assertThat(Guide.read(overlaid, "toy", BOX).lessons()).hasSize(1);
        Files.copy(folder.resolve("toy/guide.json"), own.resolve("toy/guide.json"));
        assertThatThrownBy(() -> Guide.read(overlaid, "toy", BOX))
                .hasMessageStartingWith("your toy/guide.json, first scenes[0]: field arrange");
    }

    private LessonWalk<PurseTable, PurseMove> walk(String... steps) {
        return on("", steps);
    }

    private LessonWalk<PurseTable, PurseMove> on(String table, String... steps) {
        return LessonWalk.begin(
                BOX, guide(table, steps).lessons().get(0).scenes().get(0));
    }

    private Guide guide(String table, String... steps) {
        String json = "[{'id': 'first', 'title': {'fr': 'A', 'en': 'A'}, 'about': {'fr': 'B', 'en': 'B'}, 'scenes': ["
                + "{'id': 'table', 'seed': 3, " + table + "'steps': [" + String.join(", ", steps) + "]}]}]";
        try {
            Files.createDirectories(folder.resolve("toy"));
            Files.writeString(folder.resolve("toy/guide.json"), json.replace('\'', '"'));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Guide.read(ContentSource.folder(folder), "toy", BOX);
    }
}
