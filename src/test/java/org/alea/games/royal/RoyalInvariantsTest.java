package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;

/** A table that went wrong is told what is wrong with it. */
class RoyalInvariantsTest {

    private static RoyalTables sound() {
        return RoyalTables.aTable().hired("W1C", 2).royOn("R1A").event("ER1", 1).yours("R3,Y2");
    }

    private static void wrong(Consumer<RoyalTable> change, String... violations) {
        assertThat(Invariants.broken(sound().change(change).table())).containsExactly(violations);
    }

    @Test
    void aSoundTableBreaksNothing() {
        wrong(table -> {});
        wrong(table -> table.purse().set(0, 20, 0));
        wrong(table -> table.districts().clear());
    }

    @Test
    void aCitizenStandsInOnePlaceOnly() {
        wrong(
                table -> table.city().stand(table.city().takeFromSupply() + 1, Building.PALACE.space(1)),
                lost(sound().table().city()),
                "citizen " + (1 + next(sound().table().city())) + " of YOU is in 2 places");
    }

    private static int next(City city) {
        return city.takeFromSupply();
    }

    private static String lost(City city) {
        return "citizen " + next(city) + " of YOU is in 0 places";
    }

    @Test
    void aTradesmanStandsInOnePlaceOnly() {
        RoyalTable table = sound().table();
        int slot = table.activities().find(table.content().activityIndex("R1A"));
        int roys = table.activities().citizen(slot, 1);
        table.activities().put(slot, 2, roys);
        assertThat(Invariants.broken(table))
                .containsExactly("citizen " + roys + " of ROY is in 2 places", "R1A has two tradesmen of one side");
    }

    @Test
    void diceLieOnTheBoardOnlyInARound() {
        for (State state : State.values()) {
            boolean between = state == State.SETUP_ROLL
                    || state == State.SETUP_PLACE
                    || state == State.ROLL
                    || state == State.GAME_OVER;
            assertThat(Invariants.broken(sound().in(state).table()))
                    .as("%s", state)
                    .isEqualTo(between ? List.of("dice lie on the board in " + state) : List.of());
        }
    }

    @Test
    void cubesLieByTradesmenOfYours() {
        wrong(
                table -> table.activities().addCubes(ActivityBoard.slot(Colour.RED, 1), 1),
                "R1A has cubes but no tradesman of yours");
        wrong(
                table -> table.activities().addCubes(ActivityBoard.slot(Colour.WHITE, 1), -3),
                "W1C has fewer than no cubes");
    }

    @Test
    void tradesmenStandOnRevealedCards() {
        wrong(
                table -> table.activities().setStages(0),
                "R1A lies face down under a tradesman",
                "W1C lies face down under a tradesman");
    }

    @Test
    void aCompletedEventLeavesTheRow() {
        RoyalTable table = sound().table();
        int event = table.content().eventIndex("ER1");
        int places = table.events().card(event).places();
        table.events().addCubes(event, places - 2);
        assertThat(Invariants.broken(table)).isEmpty();
        table.events().addCubes(event, 1);
        assertThat(Invariants.broken(table)).containsExactly("ER1 is in the row with " + places + " cubes");
        table.events().addCubes(event, -places);
        assertThat(Invariants.broken(table)).isEmpty();
        table.events().addCubes(event, -1);
        assertThat(Invariants.broken(table)).containsExactly("ER1 is in the row with -1 cubes");
    }

    @Test
    void anEventIsInTheRowOnce() {
        wrong(table -> table.events().append(table.content().eventIndex("ER1"), 0), "an event is in the row twice");
    }

    @Test
    void numbersStayOnTheirTracks() {
        wrong(table -> table.purse().set(-1, 0, 0), "deniers are -1");
        wrong(table -> table.purse().set(0, -1, 0), "influence is -1");
        wrong(table -> table.purse().set(0, 21, 0), "influence is 21");
        wrong(table -> table.ledger().gain(Side.ROY, ScoreSource.ACTIONS, -2), "ROY has -2 VP");
        wrong(table -> table.gainVp(Side.YOU, 3, ScoreSource.ACTIONS, Turn.silent()));
    }
}
