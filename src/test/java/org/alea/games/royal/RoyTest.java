package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.alea.games.royal.RoyalTables.aTableWith;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.alea.Rule;
import org.alea.engine.Event;
import org.junit.jupiter.api.Test;

/** The Roy says why he does what he does. */
class RoyTest {

    private static List<RoyReason> reasons(RoyalTable table, int result) {
        return GAME.foresight().ofRoy(table, result).stream()
                .filter(RoyalEvent.RoyReasoned.class::isInstance)
                .map(event -> ((RoyalEvent.RoyReasoned) event).reason())
                .toList();
    }

    private static RoyalTable roysTurn(RoyalTables tables) {
        return tables.in(State.ROY_TURN).table();
    }

    @Test
    @Rule({"ROYAL-151", "ROYAL-155", "ROYAL-157", "ROYAL-045", "ROYAL-152"})
    void aTwoIsToldStepByStepFromTheDiceToThePrice() {
        RoyalTable table = roysTurn(aTable().yours("W5,R5,Y2").roys("R6,Y4,W1"));

        assertThat(GAME.foresight().ofRoy(table, 2))
                .containsExactly(
                        new RoyalEvent.RoyRolled(1, 1, 2, 1),
                        new RoyalEvent.RoyReasoned(RoyReason.BUYS_BEST_DIE, 1, "R5", "", "ROYAL-157"),
                        new RoyalEvent.RoyBought(Die.parse("R5"), 6),
                        new RoyalEvent.VpGained(Side.ROY, 3, ScoreSource.ACTIONS),
                        new RoyalEvent.RoyPaid(2, List.of(Die.parse("R6"), Die.parse("Y4"))));
    }

    @Test
    @Rule({"ROYAL-154", "ROYAL-158"})
    void withoutDiceHePlaysInFullAndSaysSo() {
        RoyalTable table = roysTurn(aTable());

        assertThat(reasons(table, 2)).containsExactly(RoyReason.NO_DIE_TO_BUY, RoyReason.PLAYS_WITHOUT_DICE);
        assertThat(reasons(table, 7)).endsWith(RoyReason.PLAYS_WITHOUT_DICE);
    }

    @Test
    @Rule({"ROYAL-160", "ROYAL-161", "ROYAL-162", "ROYAL-163"})
    void aCitizenGoesWhereHisStrongestDiePointsAndExpelsIfHeCan() {
        RoyalTable expelling = roysTurn(aTable().roys("Y6,R4").standing(Side.YOU, Building.CITY_HALL, 2, 5));
        RoyalTable entering = roysTurn(aTable().roys("Y6").standing(Side.ROY, Building.CITY_HALL, 6));
        RoyalTable elsewhere = roysTurn(aTable().roys("Y6")
                .standing(Side.ROY, Building.CITY_HALL, 1, 2, 3, 4, 5, 6)
                .standing(Side.YOU, Building.PALACE, 3));
        RoyalTable withoutDice = roysTurn(aTable().yours("Y1"));

        assertThat(GAME.foresight().ofRoy(expelling, 4))
                .contains(
                        new RoyalEvent.RoyReasoned(RoyReason.STRONGEST_DIE_NAMES, 3, "Y6", "CITY_HALL", "ROYAL-160"),
                        new RoyalEvent.RoyReasoned(RoyReason.EXPELS_BEST_RANKED, 3, "5", "CITY_HALL", "ROYAL-161"),
                        new RoyalEvent.Expelled(Side.YOU, Building.CITY_HALL, 5),
                        new RoyalEvent.CitizenPlaced(Side.ROY, Building.CITY_HALL, 5));
        assertThat(GAME.foresight().ofRoy(entering, 10))
                .contains(new RoyalEvent.RoyReasoned(RoyReason.TAKES_EMPTY_SPACE, 3, "5", "CITY_HALL", "ROYAL-162"));
        assertThat(reasons(elsewhere, 4))
                .containsExactly(
                        RoyReason.STRONGEST_DIE_NAMES, RoyReason.BUILDING_OFFERS_NOTHING, RoyReason.EXPELS_BEST_RANKED);
        assertThat(reasons(withoutDice, 10))
                .containsExactly(RoyReason.NO_DIE_NAMES, RoyReason.TAKES_EMPTY_SPACE, RoyReason.PLAYS_WITHOUT_DICE);
    }

    @Test
    @Rule("ROYAL-163")
    void whenNoBuildingOffersAnythingOnlyThePriceIsPaid() {
        RoyalTables tables = aTable().roys("W6");
        for (Building building : Building.values()) {
            tables.standing(Side.ROY, building, 1, 2, 3, 4, 5, 6);
        }
        RoyalTable table = roysTurn(tables);

        assertThat(GAME.foresight().ofRoy(table, 4))
                .contains(new RoyalEvent.RoyReasoned(RoyReason.NO_SPACE_ANYWHERE, 3, "", "", "ROYAL-163"))
                .endsWith(new RoyalEvent.RoyPaid(1, List.of(Die.parse("W6"))));
    }

    @Test
    @Rule("ROYAL-164")
    void anEmptyReserveIsFilledUpWithLyingCitizensAndThenWithNobody() {
        RoyalTables tables = aTable().roys("R6")
                .standing(Side.ROY, Building.CITY_HALL, 1)
                .change(t -> {
                    t.city().layDown(Building.CITY_HALL.space(1));
                    for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
                        t.activities().put(slot, 1, t.city().takeFromReserve());
                    }
                    int space = 0;
                    while (t.city().reserve() > 0) {
                        t.city().stand(t.city().takeFromReserve(), 17 - space++);
                    }
                });
        RoyalTable lying = roysTurn(tables);

        assertThat(reasons(lying, 4)).contains(RoyReason.RAISES_LYING_CITIZEN);

        lying.city().stand(lying.city().takeLying(Side.ROY), Building.PALACE.space(6));

        assertThat(reasons(lying, 4)).containsExactly(RoyReason.NO_CITIZEN_LEFT);
    }

    @Test
    @Rule({"ROYAL-168", "ROYAL-169"})
    void aTradesmanTakesThePlaceWorthMostThenTheCheapestThenTheFirstColour() {
        RoyalTable table = roysTurn(aTable().card("R1A").card("Y1B").card("W1A").roys("R1"));

        assertThat(GAME.foresight().ofRoy(table, 6))
                .contains(
                        new RoyalEvent.RoyReasoned(RoyReason.CHEAPEST_OF_EQUALS, 5, "2", "W1A", "ROYAL-168"),
                        new RoyalEvent.RoyHired("W1A", 1, 2));

        RoyalTable second =
                roysTurn(aTable().card("R1A").card("Y1B").royOn("W1A").roys("R1"));
        assertThat(GAME.foresight().ofRoy(second, 6))
                .contains(new RoyalEvent.RoyReasoned(RoyReason.PLACE_WORTH_MOST, 5, "2", "R1A", "ROYAL-168"));

        RoyalTable equal = roysTurn(aTable().card("R1C").card("Y1A").card("W1B").roys("R1"));
        assertThat(GAME.foresight().ofRoy(equal, 6))
                .contains(new RoyalEvent.RoyReasoned(RoyReason.FIRST_BY_COLOUR, 5, "3", "R1C", "ROYAL-168"));

        RoyalTable everywhere =
                roysTurn(aTable().royOn("R1A").royOn("Y1B").royOn("W1A").roys("R1"));
        assertThat(reasons(everywhere, 6)).containsExactly(RoyReason.NO_CARD_LEFT);
    }

    @Test
    @Rule({"ROYAL-165", "ROYAL-166", "ROYAL-171", "ROYAL-172", "ROYAL-173", "ROYAL-174"})
    void eventsCathedralAndCharactersAreExplainedToo() {
        RoyalTable table = roysTurn(aTable().event("ER1", 0).event("EY2", 1).roys("R6,R5,R4"));
        RoyalTable empty = roysTurn(aTable().roys("R1"));
        RoyalTable nobody = roysTurn(aTable().change(t -> {
            while (!t.characters().empty()) {
                t.characters().recall(0, 0);
            }
        }));
        RoyalTable full = roysTurn(aTable().roys("R1,R2").change(t -> {
            for (int cell = 0; cell < 18; cell++) {
                t.cathedral().put(cell / 3 + 1, cell % 3 + 1, Side.YOU);
            }
        }));

        assertThat(GAME.foresight().ofRoy(table, 5))
                .contains(new RoyalEvent.RoyReasoned(RoyReason.FILLS_RIGHTMOST_EVENT, 4, "2", "EY2", "ROYAL-165"));
        assertThat(reasons(empty, 9)).containsExactly(RoyReason.ROW_IS_EMPTY);
        assertThat(GAME.foresight().ofRoy(table, 7))
                .contains(
                        new RoyalEvent.RoyReasoned(RoyReason.LOWEST_LEVEL_BEST_COLUMN, 6, "1", "6", "ROYAL-171"),
                        new RoyalEvent.RoyReasoned(RoyReason.LOWEST_LEVEL_BEST_COLUMN, 6, "1", "5", "ROYAL-171"));
        assertThat(reasons(full, 7)).containsExactly(RoyReason.CATHEDRAL_FULL, RoyReason.CATHEDRAL_FULL);
        assertThat(reasons(table, 8)).containsExactly(RoyReason.TOP_CHARACTER);
        assertThat(reasons(nobody, 8)).containsExactly(RoyReason.NO_CHARACTER_LEFT);
    }

    @Test
    @Rule("ROYAL-149")
    void confiscatedDiceAreToldApartFromHisOwn() {
        RoyalTable table = roysTurn(
                aTableWith("abandoned", "confiscated").yours("W4,Y2").roys("W3").change(t -> t.progress.passed = true));

        assertThat(GAME.foresight().ofRoy(table, 7))
                .endsWith(
                        new RoyalEvent.RoyPaid(2, List.of(Die.parse("W3"))),
                        new RoyalEvent.RoyConfiscated(List.of(Die.parse("W4"))));
    }

    @Test
    @Rule("ROYAL-176")
    void theChancesOfHisResultsAreThoseOfTwoDice() {
        assertThat(GAME.content().royTable().stream().map(RoyRow::chances))
                .containsExactly(1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1);
    }

    @Test
    void aForecastChangesNothing() {
        for (RoyalTable table : RoyalTables.met(1)) {
            RoyalTable before = table.copy();
            for (int result = 2; result <= 12; result++) {
                List<Event> events = GAME.foresight().ofRoy(table, result);
                assertThat(events.get(0)).isInstanceOf(RoyalEvent.RoyRolled.class);
            }
            assertThat(table).isEqualTo(before);
        }
    }

    @Test
    @Rule("ROYAL-007")
    void aMeasuredKingDrawsEachOfThe36ResultsOnceBeforeAnyComesAgain() {
        RoyalTable table = aTableWith("mood", "measured").table();
        int[] drawn = new int[36];
        for (int turn = 0; turn < 72; turn++) {
            drawn[table.mood.next(table.chance())]++;
            if (turn == 35) {
                assertThat(drawn).containsOnly(1);
            }
        }
        assertThat(Arrays.stream(drawn).distinct().toArray()).containsExactly(2);
    }
}
