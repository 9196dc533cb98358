package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;

/** What must hold on every table, whatever was played. */
final class Invariants {
    private final RoyalTable table;
    private final List<String> broken = new ArrayList<>();

    private Invariants(RoyalTable table) {
        this.table = table;
    }

    static List<String> broken(RoyalTable table) {
        Invariants all = new Invariants(table);
        all.everyCitizenIsSomewhereOnce();
        all.diceFitTheirDistricts();
        all.cardsHoldWhatTheyMay();
        all.eventsAreOpen();
        all.numbersAreInRange();
        return List.copyOf(all.broken);
    }

    private void expect(boolean holds, String otherwise) {
        if (!holds) {
            broken.add(otherwise);
        }
    }

    private void everyCitizenIsSomewhereOnce() {
        int[] seen = new int[City.ALL];
        for (int space = 0; space < Building.SPACES; space++) {
            count(table.city().citizen(space), seen);
        }
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            count(table.activities().citizen(slot, 1), seen);
            count(table.activities().citizen(slot, 2), seen);
        }
        for (int citizen = 0; citizen < City.ALL; citizen++) {
            int times = seen[citizen] + table.city().offTheBoard(citizen);
            expect(times == 1, "citizen " + citizen + " of " + City.side(citizen) + " is in " + times + " places");
        }
    }

    private static void count(int citizen, int[] seen) {
        if (citizen >= 0) {
            seen[citizen]++;
        }
    }

    private void diceFitTheirDistricts() {
        Dice all = Dice.of(
                table.districts().all().stream().map(Districts.Lying::die).toList());
        Dice counted = table.districts().dice(Side.YOU).plus(table.districts().dice(Side.ROY));
        expect(all.equals(counted), "the districts hold " + counted + " but the board " + all);
        boolean inRound = table.state() != State.SETUP_ROLL
                && table.state() != State.SETUP_PLACE
                && table.state() != State.ROLL
                && table.state() != State.GAME_OVER;
        expect(inRound || table.districts().empty(), "dice lie on the board in " + table.state());
    }

    private void cardsHoldWhatTheyMay() {
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            String card = table.card(slot).id();
            int first = table.activities().citizen(slot, 1);
            int second = table.activities().citizen(slot, 2);
            expect(
                    first < 0 || second < 0 || City.side(first) != City.side(second),
                    card + " has two tradesmen of one side");
            expect(
                    table.activities().cubes(slot) == 0 || table.activities().placeOf(slot, Side.YOU) != 0,
                    card + " has cubes but no tradesman of yours");
            expect(table.activities().cubes(slot) >= 0, card + " has fewer than no cubes");
            expect(
                    table.activities().revealed(slot) || (first < 0 && second < 0),
                    card + " lies face down under a tradesman");
        }
    }

    private void eventsAreOpen() {
        for (EventRow.Open open : table.events().open()) {
            expect(
                    open.cubes() >= 0 && open.cubes() < open.card().places(),
                    open.card().id() + " is in the row with " + open.cubes() + " cubes");
        }
        int won = table.events().won(Side.YOU) + table.events().won(Side.ROY);
        int seen = table.events().open().stream()
                        .map(EventRow.Open::card)
                        .distinct()
                        .toList()
                        .size()
                + won;
        expect(seen == table.events().length() + won, "an event is in the row twice");
    }

    private void numbersAreInRange() {
        int influence = table.purse().influence();
        expect(
                influence >= 0
                        && influence <= table.content().board().constants().maxInfluence(),
                "influence is " + influence);
        expect(table.purse().deniers() >= 0, "deniers are " + table.purse().deniers());
        for (Side side : Side.values()) {
            int sum = 0;
            for (ScoreSource source : ScoreSource.values()) {
                sum += table.vp(side, source);
            }
            expect(table.vp(side) >= 0, side + " has " + table.vp(side) + " VP");
            expect(sum == table.vp(side), side + " has " + table.vp(side) + " VP, of which " + sum + " are explained");
        }
        expect(table.districts().black().size() <= Districts.BLACK, "too many black dice");
    }
}
