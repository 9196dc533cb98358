package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

/** Undo, replay and what stays hidden. */
class RoyalMatchTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());

    @Test
    @Rule({"ROYAL-009", "ROYAL-198"})
    void seedOptionsAndMovesGiveTheSameGameAgain() {
        Match<RoyalTable, RoyalMove> played = match(Map.of(), 11);
        SeededChance choices = new SeededChance(3);
        while (played.result().isEmpty()) {
            played.play(BOX.game().randomMove(played.table(), choices), 0);
        }

        Match<RoyalTable, RoyalMove> again = match(Map.of(), 11);
        for (Played<RoyalMove> step : played.history()) {
            again.play(step.move(), 0);
        }

        assertThat(again.table()).isEqualTo(played.table());
        assertThat(again.result()).isEqualTo(played.result());
    }

    @Test
    @Rule("ROYAL-009")
    void anotherSeedIsAnotherGame() {
        assertThat(match(Map.of(), 12).table()).isNotEqualTo(match(Map.of(), 11).table());
    }

    @Test
    @Rule("ROYAL-196")
    void aRollTakenBackComesAgainAsItWas() {
        Match<RoyalTable, RoyalMove> match = match(Map.of(), 11);
        match.play(new RoyalMove.RollPlacement(), 0);
        RoyalTable rolled = match.table();

        assertThat(match.canUndo()).isTrue();
        match.undo();
        match.play(new RoyalMove.RollPlacement(), 0);

        assertThat(match.table()).isEqualTo(rolled);
    }

    @Test
    @Rule({"ROYAL-196", "ROYAL-197"})
    void takingBackARollMakesTheGamePractice() {
        Match<RoyalTable, RoyalMove> match = match(Map.of(), 11);
        match.play(new RoyalMove.RollPlacement(), 0);
        match.undo();

        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("ROYAL-197")
    void takingBackWhatRevealedNothingIsFair() {
        Match<RoyalTable, RoyalMove> match = afterTheFirstRoll(Map.of());
        match.play(match.moves().get(0), 0);
        match.undo();

        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule("ROYAL-197")
    void takingBackTheCardsOfANewRoundMakesTheGamePractice() {
        Match<RoyalTable, RoyalMove> match =
                from(RoyalTables.aTable().yours("Y2").table());

        Played<RoyalMove> last = match.play(MoveText.parse("agriculture OWN:Y2 mod=-", State.ACTION), 0);

        assertThat(match.table().state()).isEqualTo(State.ROLL);
        assertThat(last.draws()).isEmpty();
        assertThat(last.undo()).isEqualTo(Game.Undo.LEARNING);
    }

    @Test
    @Rule({"ROYAL-007", "ROYAL-197"})
    void takingBackATurnOfAMeasuredKingMakesTheGamePractice() {
        Match<RoyalTable, RoyalMove> match = from(RoyalTables.aTableWith("mood", "measured")
                .in(State.ROY_TURN)
                .yours("W1")
                .roys("R6,R5,Y4,Y3,W2,W1")
                .table());

        Played<RoyalMove> drawn = match.play(new RoyalMove.RoyRoll(), 0);

        assertThat(drawn.draws()).isEmpty();
        assertThat(drawn.undo()).isEqualTo(Game.Undo.LEARNING);
    }

    @Test
    @Rule("ROYAL-211")
    void againstTheHardTimerAStepThatDecidesAndShowsNothingIsTakenBackFairly() {
        Match<RoyalTable, RoyalMove> match = from(RoyalTables.aTableWith("timer", "hard")
                .in(State.ROY_COUNTER)
                .black(4)
                .yours("W1")
                .roys("R6")
                .table());

        assertThat(match.play(new RoyalMove.RoyCounter(), 0).undo()).isEqualTo(Game.Undo.FAIR);
    }

    private static Match<RoyalTable, RoyalMove> from(RoyalTable table) {
        return Match.practice(BOX.game(), Setup.of(BOX.options(), Map.of(), 1), table);
    }

    @Test
    @Rule("ROYAL-211")
    void againstTheHardTimerTakingBackAnyDecisionMakesTheGamePractice() {
        Match<RoyalTable, RoyalMove> match = afterTheFirstRoll(Map.of("timer", "hard"));
        match.play(match.moves().get(0), 0);
        match.undo();

        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("ROYAL-019")
    void whatIsPublicIsTheSameForWhoeverImaginesTheRest() {
        RoyalTable table = afterTheFirstRoll(Map.of("mood", "measured")).table();
        ObjectNode told = publicly(table);

        for (int seed = 0; seed < 20; seed++) {
            assertThat(publicly(BOX.game().imagine(table, seed))).isEqualTo(told);
        }
    }

    @Test
    @Rule("ROYAL-019")
    void theOrderOfFaceDownCardsIsImaginedAnew() {
        RoyalTable table = afterTheFirstRoll(Map.of("mood", "measured")).table();
        ObjectNode real = BOX.tables().write(table);
        List<ObjectNode> imagined = IntStream.range(0, 5)
                .mapToObj(seed -> BOX.tables().write(BOX.game().imagine(table, seed)))
                .toList();

        assertThat(List.of("/activities", "/decks/RED", "/decks/YELLOW", "/decks/WHITE", "/roy/deck"))
                .allSatisfy(place -> assertThat(imagined)
                        .anySatisfy(each -> assertThat(each.at(place)).isNotEqualTo(real.at(place))));
    }

    /** The table without the cards that lie face down. */
    private static ObjectNode publicly(RoyalTable table) {
        ObjectNode json = BOX.tables().write(table);
        json.remove("activities");
        json.remove("decks");
        ((ObjectNode) json.path("roy")).remove("deck");
        return json;
    }

    private static Match<RoyalTable, RoyalMove> afterTheFirstRoll(Map<String, String> options) {
        Match<RoyalTable, RoyalMove> match = match(options, 11);
        match.play(new RoyalMove.RollPlacement(), 0);
        return match;
    }

    private static Match<RoyalTable, RoyalMove> match(Map<String, String> options, long seed) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
    }
}
