package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.Rule;
import org.alea.engine.Language;
import org.alea.engine.Result;
import org.junit.jupiter.api.Test;

/** Previews, quotes and the score so far. */
class ForesightTest {

    @Test
    void thePreviewOfAnActionTellsItsPriceAndItsGain() {
        RoyalTable table =
                aTable().yours("Y4,R1").roys("Y6").hired("Y1B", 0).deniers(4).table();

        assertThat(GAME.foresight()
                        .of(table, MoveText.parse("activate Y1B OWN:Y4 ROY:Y6 n=5 hire=- mod=-", State.ACTION)))
                .containsExactly(
                        new RoyalEvent.DiceUsed(Dice.parse("Y4")),
                        new RoyalEvent.DiceBought(Dice.parse("Y6"), 4),
                        new RoyalEvent.Activated("Y1B", 5),
                        new RoyalEvent.DeniersGained(10));
        assertThat(table.purse().deniers()).isEqualTo(4);
    }

    @Test
    void aPreviewNeverTellsWhatOnlyTheNextRoundShows() {
        RoyalTable table = aTable().yours("Y4").table();

        assertThat(GAME.foresight().of(table, MoveText.parse("agriculture OWN:Y4 mod=-", State.ACTION)))
                .containsExactly(new RoyalEvent.DiceUsed(Dice.parse("Y4")), new RoyalEvent.Farmed(4, 2));
        assertThat(GAME.foresight().of(table, MoveText.parse("reroll Y4", State.ACTION)))
                .as("its price, and not what it will show")
                .containsExactly(new RoyalEvent.InfluencePaid(1));
    }

    @Test
    @Rule("ROYAL-054")
    void givingAPieceCostsNothingOfWhatTheNextEventTakes() {
        List<RoyalTable> asked = RoyalTables.met(60).stream()
                .filter(table -> table.state() == State.EV_CHOICE)
                .toList();

        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(table -> assertThat(
                                GAME.foresight().of(table, GAME.moves(table).get(0)))
                        .singleElement()
                        .isInstanceOfAny(
                                RoyalEvent.CathedralCubeLost.class,
                                RoyalEvent.EventCubeLost.class,
                                RoyalEvent.LaidDown.class));
    }

    @Test
    @Rule("ROYAL-091")
    void diceAreToldInTheirOrderOnceTheyAreTurnedOver() {
        RoyalTable table = aTable().yours("Y2,Y1,W2").influence(4).table();
        RoyalMove turn = MoveText.parse("turn Y2,Y1,W2", State.ACTION);

        assertThat(GAME.foresight().of(table, turn).stream().map(event -> RoyalTables.BOX.describe(event, Language.EN)))
                .contains("You turn over the yellow\u00a02, the yellow\u00a01 and the white\u00a02:"
                        + " the yellow\u00a05, the yellow\u00a06 and the white\u00a05.");
    }

    @Test
    @Rule({"ROYAL-083", "ROYAL-086", "ROYAL-116"})
    void theTrayKnowsItsPriceItsTotalAndTheCubesThatFit() {
        RoyalTable table = aTable().yours("Y4")
                .roys("Y6,Y5")
                .hired("W1A", 1)
                .hired("R1B", 1)
                .deniers(11)
                .table();
        Dice own = Dice.parse("Y4");
        Dice bought = Dice.parse("Y6,Y5");

        assertThat(GAME.foresight().quote(table, own, bought, "-"))
                .contains(new Foresight.Quote(3, 12, 15, false, List.of("R1B", "W1A")));
        assertThat(GAME.foresight().quote(table, own, bought, "R1B"))
                .map(Foresight.Quote::price)
                .contains(4);
        assertThat(GAME.foresight().quote(table, own, bought, "W1A"))
                .map(Foresight.Quote::price)
                .contains(0);
        assertThat(GAME.foresight().quote(table, own, Dice.parse("Y3"), "-")).isEqualTo(Optional.empty());
        assertThat(GAME.foresight().quote(table, Dice.NONE, Dice.NONE, "-")).isEqualTo(Optional.empty());
    }

    @Test
    @Rule({"ROYAL-185", "ROYAL-195"})
    void theScoreSoFarCountsEverythingAndLeavesTheTableAlone() {
        RoyalTable table = aTable().hired("R1A", 0)
                .royOn("R1A")
                .cube(Side.YOU, 6, 1)
                .event("ER1", 1)
                .change(t -> {
                    while (!t.characters().empty()) {
                        t.characters().recall(0, 0);
                    }
                    t.ledger().gain(Side.YOU, ScoreSource.ACTIONS, 10);
                    t.ledger().gain(Side.ROY, ScoreSource.ACTIONS, 3);
                })
                .table();
        RoyalTable before = table.copy();

        Result result = GAME.foresight().ifEndedNow(table);

        // 10 + 2 (Archer) + 1 (War) - 4 (two levels) against 3 + 1 (Archer) - 4 (three levels, not below 0)
        assertThat(result.score()).isEqualTo(9);
        assertThat(result.rank()).isEqualTo("SOUP");
        assertThat(result.terms())
                .contains(
                        new Result.Term("you.actions", 10),
                        new Result.Term("you.tradesmen", 2),
                        new Result.Term("you.eventsLeft", 1),
                        new Result.Term("you.emptyLevels", -4),
                        new Result.Term("roy.actions", -3),
                        new Result.Term("roy.tradesmen", -1),
                        new Result.Term("roy.emptyLevels", 4));
        assertThat(table).isEqualTo(before);
    }

    @Test
    @Rule({"ROYAL-007", "ROYAL-176"})
    void aMeasuredKingIsForetoldByTheDrawsThatAreLeft() {
        assertThat(GAME.foresight().chances(aTable().table(), 7)).isEqualTo(6);
        assertThat(GAME.foresight().draws(aTable().table())).isEqualTo(36);
        RoyalTable measured = RoyalTables.aTableWith("mood", "measured").table();
        int drawn = measured.mood.next(measured.chance());
        int result = drawn / 6 + drawn % 6 + 2;
        assertThat(GAME.foresight().draws(measured)).isEqualTo(35);
        assertThat(GAME.foresight().chances(measured, result))
                .isEqualTo(measured.content().royRow(result).chances() - 1);
    }

    @Test
    void aDrawOfAMeasuredKingWasAsLikelyAsTheDeckBeforeIt() {
        RoyalTable dice = aTable().table();
        assertThat(GAME.foresight().ofLastRoll(dice, 9)).isEqualTo(new Foresight.Odds(4, 36));
        RoyalTable measured = RoyalTables.aTableWith("mood", "measured").table();
        measured.mood.next(measured.chance());
        int before = GAME.foresight().draws(measured);
        int second = measured.mood.toCome()[0];
        int result = second / 6 + second % 6 + 2;
        int cases = GAME.foresight().chances(measured, result);
        measured.mood.next(measured.chance());
        assertThat(GAME.foresight().ofLastRoll(measured, result)).isEqualTo(new Foresight.Odds(cases, before));
    }

    @Test
    void theLastDrawOfADeckWasCertain() {
        RoyalTable measured = RoyalTables.aTableWith("mood", "measured").table();
        int drawn = 0;
        while (measured.moodLeft() > 0) {
            drawn = measured.mood.next(measured.chance());
        }
        int result = drawn / 6 + drawn % 6 + 2;
        assertThat(GAME.foresight().ofLastRoll(measured, result)).isEqualTo(new Foresight.Odds(1, 1));
    }
}
