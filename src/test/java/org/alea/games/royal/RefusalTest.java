package org.alea.games.royal;

import static org.alea.games.royal.RoyalTables.GAME;
import static org.alea.games.royal.RoyalTables.aTable;
import static org.alea.games.royal.RoyalTables.aTableWith;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.Rule;
import org.alea.engine.Refusal;
import org.junit.jupiter.api.Test;

/** Every refusal names its reason and its rule, and nothing is refused that is listed. */
class RefusalTest {

    private static void refused(RoyalTable table, String move, String reason, String rule) {
        assertThat(GAME.refusal(table, MoveText.parse(move, table.state())))
                .as(move)
                .contains(new Refusal(reason, rule));
    }

    @Test
    void exactlyTheListedMovesAreAllowedAmongAllThatCanBeWritten() {
        List<RoyalTable> tables = RoyalTables.met(3);
        for (int i = 0; i < tables.size(); i += 5) {
            RoyalTable table = tables.get(i);
            if (table.state() != State.ACTION) {
                continue;
            }
            Set<RoyalMove> listed = new HashSet<>(GAME.moves(table));
            for (RoyalMove move : written(table)) {
                assertThat(GAME.refusal(table, move).isEmpty())
                        .as("%s: %s", move.text(), GAME.refusal(table, move))
                        .isEqualTo(listed.contains(move));
            }
        }
    }

    /** Many moves around the legal ones: other numbers, sources, cubes and targets for groups that lie on the board. */
    private static List<RoyalMove> written(RoyalTable table) {
        List<RoyalMove> moves = new ArrayList<>();
        List<String> cubes = new ArrayList<>(List.of("-", "R1B", "W1C", "W2A"));
        List<HireSource> sources = List.of(
                HireSource.Stock.NONE,
                HireSource.Stock.SUPPLY,
                HireSource.Stock.LYING,
                new HireSource.Space(Building.CITY_HALL, 2),
                new HireSource.Card("R1A"));
        for (Group group : groups(table)) {
            for (String cube : cubes) {
                moves.add(new RoyalMove.Cathedral(group, cube));
                moves.add(new RoyalMove.Agriculture(group, cube));
                for (EventRow.Open open : table.events().open()) {
                    for (int n = 0; n <= 4; n++) {
                        moves.add(new RoyalMove.Combat(open.card().id(), group, n, cube));
                    }
                }
                for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
                    for (HireSource source : sources) {
                        for (int n = 0; n <= 3; n++) {
                            String card = table.card(slot).id();
                            moves.add(new RoyalMove.Activate(card, group, n, source, cube, 0));
                            moves.add(new RoyalMove.Activate(card, group, n, source, cube, 1));
                        }
                    }
                }
            }
            for (Building building : Building.values()) {
                for (int face = 0; face <= 7; face++) {
                    for (HireSource.Stock source : HireSource.Stock.values()) {
                        moves.add(new RoyalMove.Place(building, face, group, source));
                    }
                }
            }
        }
        return moves;
    }

    private static List<Group> groups(RoyalTable table) {
        List<Group> groups = new ArrayList<>();
        List<Die> own = table.districts().dice(Side.YOU).list();
        List<Die> roys = table.districts().dice(Side.ROY).list();
        for (int i = 0; i < own.size(); i++) {
            groups.add(Group.own(own.get(i)));
            for (int j = i + 1; j < own.size(); j++) {
                groups.add(Group.own(own.get(i), own.get(j)));
            }
        }
        roys.stream().limit(3).forEach(die -> groups.add(Group.of(Dice.NONE, Dice.of(die))));
        if (!own.isEmpty() && roys.size() > 1) {
            groups.add(Group.of(Dice.of(own.get(0)), Dice.of(roys.get(0), roys.get(1))));
        }
        groups.add(Group.parse("OWN:W6,W6,W6"));
        return groups;
    }

    @Test
    @Rule({"ROYAL-080", "ROYAL-082", "ROYAL-092"})
    void diceMustLieInTheDistrictTheyAreTakenFrom() {
        RoyalTable table =
                aTable().yours("Y4").roys("Y6,R1").deniers(20).hired("Y1B", 0).table();

        refused(table, "agriculture OWN:Y6 mod=-", "DIE_NOT_THERE", "ROYAL-080");
        refused(table, "agriculture OWN:Y4,Y4 mod=-", "DIE_NOT_THERE", "ROYAL-080");
        refused(table, "agriculture ROY:Y4 mod=-", "DIE_NOT_THERE", "ROYAL-082");
        refused(table, "reroll R1", "NOT_YOUR_DIE", "ROYAL-092");
        refused(table, "turn Y6", "NOT_YOUR_DIE", "ROYAL-092");
        refused(table, "reroll W3", "DIE_NOT_THERE", "ROYAL-092");
    }

    @Test
    @Rule("ROYAL-080")
    void aGroupHasOneToThreeDice() {
        RoyalTable table = aTable().yours("Y4,Y4,Y2,W4,W3,W2,W1")
                .roys("Y6,R1")
                .deniers(30)
                .hired("Y1B", 0)
                .event("EY1", 0)
                .table();

        refused(table, "agriculture OWN:Y4,Y4,Y2 ROY:Y6 mod=-", "GROUP_SIZE", "ROYAL-080");
        refused(table, "agriculture mod=-", "GROUP_SIZE", "ROYAL-080");
        refused(table, "cathedral OWN:W4,W3,W2,W1 mod=-", "GROUP_SIZE", "ROYAL-080");
        refused(table, "activate Y1B n=1 hire=- mod=-", "GROUP_SIZE", "ROYAL-080");
        refused(table, "combat EY1 OWN:Y4,Y4,Y2 ROY:Y6 n=1 mod=-", "GROUP_SIZE", "ROYAL-080");
        refused(table, "place CITY_HALL 2 src=SUPPLY", "GROUP_SIZE", "ROYAL-136");
    }

    @Test
    @Rule({"ROYAL-025", "ROYAL-137"})
    void aSpaceThatDoesNotExistIsNoGroupOfTheWrongSize() {
        RoyalTable table = aTable().yours("Y4").table();

        refused(table, "place CITY_HALL 7 OWN:Y4 src=SUPPLY", "FACE_TOO_LOW", "ROYAL-137");
        refused(table, "place CITY_HALL 0 OWN:Y4 src=SUPPLY", "NO_SUCH_SPACE", "ROYAL-025");
        RoyalTable placing = aTable().in(State.SETUP_PLACE).table();
        refused(placing, "setup PALACE 44", "NO_SUCH_SPACE", "ROYAL-025");
    }

    @Test
    @Rule({"ROYAL-046", "ROYAL-131"})
    void anEventOutsideTheRowIsNotTurnedUpYetOrGone() {
        RoyalTable table = aTable().yours("R6,R5").event("ER1", 2).play("combat ER1 OWN:R6 n=1 mod=-");
        table.progress.state = State.ACTION;

        refused(table, "combat EY2 OWN:R5 n=1 mod=-", "CARD_NOT_REVEALED", "ROYAL-046");
        refused(table, "combat EX9 OWN:R5 n=1 mod=-", "CARD_NOT_REVEALED", "ROYAL-046");
        refused(table, "combat ER1 OWN:R5 n=1 mod=-", "EVENT_FULL", "ROYAL-131");
    }

    @Test
    @Rule("ROYAL-110")
    void aCubeNeedsATradesmanOnItsCard() {
        RoyalTable table = aTable().yours("W4,Y4").card("W1C").table();

        refused(table, "agriculture OWN:Y4 mod=W1C", "NO_TRADESMAN", "ROYAL-110");
        refused(table, "agriculture OWN:Y4 mod=W2A", "MODIFIER_NOT_APPLICABLE", "ROYAL-110");
        refused(table, "activate W1C OWN:W4 n=1 hire=SUPPLY mod=W1C", "MODIFIER_NOT_APPLICABLE", "ROYAL-110");
    }

    @Test
    @Rule("ROYAL-112")
    void aCubeThatChangesTheColourIsOfNoUseForTheCathedral() {
        RoyalTable monk = aTable().yours("W4").hired("W1B", 1).table();

        refused(monk, "cathedral OWN:W4 mod=W1B", "MODIFIER_NOT_APPLICABLE", "ROYAL-112");
    }

    @Test
    @Rule({"ROYAL-083", "ROYAL-095"})
    void whatIsBoughtOrHiredMustBePaidForFromTheHand() {
        RoyalTable table =
                aTable().yours("Y4").roys("Y6,Y5").card("Y1B").deniers(11).table();

        refused(table, "agriculture OWN:Y4 ROY:Y6,Y5 mod=-", "NOT_ENOUGH_DENIERS", "ROYAL-083");
        refused(
                aTable().yours("Y4").card("Y1B").deniers(1).table(),
                "activate Y1B OWN:Y4 n=2 hire=SUPPLY mod=-",
                "NOT_ENOUGH_DENIERS",
                "ROYAL-095");
    }

    @Test
    @Rule({"ROYAL-094", "ROYAL-095", "ROYAL-096"})
    void aHireSourceIsNamedIfAndOnlyIfThereIsNoTradesmanYet() {
        RoyalTable without = aTable().yours("Y4").card("Y1B").table();
        RoyalTable with = aTable().yours("Y4").hired("Y1B", 0).table();

        refused(without, "activate Y1B OWN:Y4 n=2 hire=- mod=-", "HIRE_SOURCE", "ROYAL-094");
        refused(with, "activate Y1B OWN:Y4 n=2 hire=SUPPLY mod=-", "HIRE_SOURCE", "ROYAL-095");
        refused(without, "activate Y1B OWN:Y4 n=2 hire=LYING mod=-", "NO_CITIZEN", "ROYAL-096");
        refused(without, "activate Y1B OWN:Y4 n=2 hire=PALACE.3 mod=-", "NO_CITIZEN", "ROYAL-096");
        refused(with, "activate Y1B OWN:Y4 n=2 hire=CARD.Y1B mod=-", "HIRE_SOURCE", "ROYAL-095");
    }

    @Test
    @Rule({"ROYAL-081", "ROYAL-094", "ROYAL-122", "ROYAL-127", "ROYAL-128", "ROYAL-136", "ROYAL-144"})
    void everyTargetHasItsColours() {
        RoyalTable table = aTable().yours("Y4,R4,W4")
                .hired("Y1B", 0)
                .event("ER1", 0)
                .event("EW1", 0)
                .table();

        refused(table, "activate Y1B OWN:R4 n=1 hire=- mod=-", "WRONG_COLOUR", "ROYAL-094");
        refused(table, "activate Y1B OWN:R4,Y4 n=1 hire=- mod=-", "WRONG_COLOUR", "ROYAL-094");
        refused(table, "cathedral OWN:R4 mod=-", "WRONG_COLOUR", "ROYAL-122");
        refused(table, "combat ER1 OWN:W4 n=1 mod=-", "WRONG_COLOUR", "ROYAL-127");
        refused(table, "combat EW1 OWN:W4 n=1 mod=-", "WRONG_COLOUR", "ROYAL-128");
        refused(table, "place PALACE 2 OWN:Y4 src=SUPPLY", "WRONG_COLOUR", "ROYAL-136");
        refused(table, "agriculture OWN:W4 mod=-", "WRONG_COLOUR", "ROYAL-144");
    }

    @Test
    @Rule({"ROYAL-102", "ROYAL-103", "ROYAL-104", "ROYAL-129", "ROYAL-144", "ROYAL-204"})
    void totalsAndNumbersHaveTheirBounds() {
        RoyalTable table = aTable().yours("Y1,R6,R5")
                .hired("Y1B", 0)
                .hired("R1A", 0)
                .event("ER8", 1)
                .event("ER1", 0)
                .table();

        refused(table, "activate Y1B OWN:Y1 n=1 hire=- mod=-", "TOTAL_TOO_LOW", "ROYAL-102");
        refused(table, "agriculture OWN:Y1 mod=-", "TOTAL_TOO_LOW", "ROYAL-144");
        refused(table, "combat ER1 OWN:R6 n=2 mod=-", "COUNT_RANGE", "ROYAL-129");
        refused(table, "combat ER8 OWN:R6 n=2 mod=-", "COUNT_RANGE", "ROYAL-129");
        refused(table, "activate R1A OWN:R6 n=1 hire=- mod=-", "COUNT_RANGE", "ROYAL-204");
        refused(
                aTable().yours("R5").hired("R1A", 0).table(),
                "activate R1A OWN:R5 n=1 hire=- mod=-",
                "NO_EFFECT",
                "ROYAL-104");
        refused(
                aTable().yours("Y6").hired("Y1B", 0).table(),
                "activate Y1B OWN:Y6 n=4 hire=- mod=-",
                "COUNT_RANGE",
                "ROYAL-103");
    }

    @Test
    @Rule("ROYAL-103")
    void anEffectThatCannotBePaidOnceSaysWhatIsMissing() {
        RoyalTable table = aTable().yours("Y6,R6")
                .hired("Y1A", 0)
                .hired("R2C", 0)
                .influence(0)
                .change(t -> {
                    while (t.city().general() > 0) {
                        t.city().recruit();
                    }
                })
                .table();

        refused(table, "activate Y1A OWN:Y6 n=1 hire=- mod=-", "NOT_ENOUGH_INFLUENCE", "ROYAL-103");
        refused(table, "activate R2C OWN:R6 n=1 hire=- mod=-", "SUPPLY_EMPTY", "ROYAL-103");
        refused(
                aTable().yours("R6").hired("R3B", 0).deniers(1).table(),
                "activate R3B OWN:R6 n=1 hire=- mod=-",
                "NOT_ENOUGH_DENIERS",
                "ROYAL-103");
    }

    @Test
    @Rule({"ROYAL-108", "ROYAL-109", "ROYAL-110", "ROYAL-112", "ROYAL-113"})
    void aCubeMustBeThereAndChangeSomething() {
        RoyalTable table = aTable().yours("Y5,W5,W4")
                .hired("W1C", 1)
                .hired("W2A", 1)
                .hired("Y1B", 0)
                .table();

        refused(table, "agriculture OWN:Y5 mod=W2A", "MODIFIER_NOT_APPLICABLE", "ROYAL-113");
        refused(table, "agriculture OWN:Y5 mod=R1B", "MODIFIER_NOT_APPLICABLE", "ROYAL-110");
        refused(table, "cathedral OWN:W5 mod=W1C", "MODIFIER_NOT_APPLICABLE", "ROYAL-112");
        refused(
                aTable().yours("W6").card("W1C").table(),
                "activate W1C OWN:W6 n=3 hire=SUPPLY mod=W1C",
                "MODIFIER_NOT_APPLICABLE",
                "ROYAL-110");
    }

    @Test
    @Rule({"ROYAL-030", "ROYAL-137", "ROYAL-138", "ROYAL-140", "ROYAL-143"})
    void aSpaceMustBeWithinReachAndOpen() {
        RoyalTable table = aTable().yours("R4")
                .standing(Side.YOU, Building.PALACE, 1, 2)
                .standing(Side.ROY, Building.PALACE, 3, 4)
                .change(t -> {
                    t.city().expel(Building.PALACE.space(3));
                    t.city().stand(t.city().takeFromReserve(), Building.PALACE.space(3));
                })
                .table();

        refused(table, "place PALACE 5 OWN:R4 src=SUPPLY", "FACE_TOO_LOW", "ROYAL-137");
        refused(table, "place PALACE 1 OWN:R4 src=SUPPLY", "SPACE_OCCUPIED", "ROYAL-143");
        refused(table, "place PALACE 3 OWN:R4 src=SUPPLY", "SPACE_LOCKED", "ROYAL-140");
        refused(table, "place PALACE 4 OWN:R4 src=LYING", "NO_CITIZEN", "ROYAL-138");
        refused(
                aTable().in(State.SETUP_PLACE)
                        .standing(Side.ROY, Building.PALACE, 6)
                        .table(),
                "setup PALACE 6",
                "SPACE_OCCUPIED",
                "ROYAL-030");
    }

    @Test
    @Rule({"ROYAL-063", "ROYAL-065", "ROYAL-066", "ROYAL-071", "ROYAL-091"})
    void counteringMustTakeTheHighestDieWithJustEnough() {
        RoyalTable table =
                aTable().in(State.COUNTER).black(6, 4, 1).yours("R5,W1,Y6").table();

        refused(table, "counter 4 OWN:R5", "HIGHEST_BLACK_MISSING", "ROYAL-065");
        refused(table, "counter 6 OWN:R5,Y6", "SUPERFLUOUS_DIE", "ROYAL-066");
        refused(table, "counter 6 OWN:W1", "TOTAL_TOO_LOW", "ROYAL-063");
        refused(table, "counter 6,5 OWN:R5,W1", "DIE_NOT_THERE", "ROYAL-065");
        refused(table, "counter 6 OWN:R6", "DIE_NOT_THERE", "ROYAL-069");
        refused(table, "concede", "CAN_COUNTER", "ROYAL-071");
        refused(table, "turn R5,W1,Y6,Y6", "GROUP_SIZE", "ROYAL-091");
    }

    @Test
    @Rule({"ROYAL-075", "ROYAL-093", "ROYAL-203"})
    void whatIsOutOfTurnIsRefused() {
        RoyalTable roysTurn = aTable().in(State.ROY_TURN).yours("Y4").table();

        refused(roysTurn, "agriculture OWN:Y4 mod=-", "NOT_YOUR_TURN", "ROYAL-075");
        refused(roysTurn, "recruit", "NOT_YOUR_TURN", "ROYAL-075");
        refused(aTable().yours("Y4").table(), "roy", "WRONG_STATE", "ROYAL-034");
        refused(aTable().yours("Y4").table(), "timeout", "WRONG_STATE", "ROYAL-203");
        refused(aTable().in(State.GAME_OVER).table(), "pass", "WRONG_STATE", "ROYAL-011");
    }

    @Test
    @Rule("ROYAL-203")
    void aTimeoutIsLegalUnderAHardTimerButNeverListed() {
        RoyalTable table = aTableWith("timer", "hard").yours("R5,Y2,W2").table();

        assertThat(GAME.refusal(table, new RoyalMove.Timeout())).isEqualTo(Optional.empty());
        assertThat(GAME.moves(table)).doesNotContain(new RoyalMove.Timeout());
    }
}
