package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** What all actions with a group have in common: the cube, the price of bought dice, the dice that leave the board. */
record GroupUse(Group group, Modifier modifier, int price) {

    /** The group as it counts with the cube of this card, which must be there. */
    static GroupUse of(RoyalTable table, Group group, String cube) {
        Cubes cubes = new Cubes(table, cube);
        Modifier modifier = cubes.modifier(0);
        int each = table.content().board().dicePrice(group.size());
        return new GroupUse(group, modifier, modifier.price(group.boughtCount(), each));
    }

    int total() {
        return modifier.total(group);
    }

    /** Why these dice with this cube cannot be used for a target of these colours. */
    static Optional<Refusal> refusal(RoyalTable table, Group group, String cube, int colours, String colourRule) {
        if (!group.fitsAnAction()) {
            return Refusals.because("GROUP_SIZE", "ROYAL-080");
        }
        if (!Refusals.there(table, Side.YOU, group.own())) {
            return Refusals.because("DIE_NOT_THERE", "ROYAL-080");
        }
        if (!Refusals.there(table, Side.ROY, group.bought())) {
            return Refusals.because("DIE_NOT_THERE", "ROYAL-082");
        }
        if (new Cubes(table, cube).count() == 0) {
            return Refusals.because(
                    tradesmanMissing(table, cube) ? "NO_TRADESMAN" : "MODIFIER_NOT_APPLICABLE", "ROYAL-110");
        }
        GroupUse use = of(table, group, cube);
        if (!use.modifier.fits(group)) {
            return Refusals.because("MODIFIER_NOT_APPLICABLE", use.modifier.rule());
        }
        if (use.modifier.colours(group) != colours) {
            return Refusals.because("WRONG_COLOUR", colourRule);
        }
        return use.price > table.purse().deniers()
                ? Refusals.because("NOT_ENOUGH_DENIERS", "ROYAL-083")
                : Optional.empty();
    }

    /** Whether this is a card on the table that holds no cube of yours because nobody of yours works there. */
    private static boolean tradesmanMissing(RoyalTable table, String card) {
        int index = table.content().activityIndex(card);
        int slot = index < 0 ? -1 : table.activities().find(index);
        return slot >= 0
                && table.activities().revealed(slot)
                && table.card(slot).deferred()
                && table.activities().placeOf(slot, Side.YOU) == 0;
    }

    /** The cube leaves its card, the purchases are paid, the dice leave the board (ROYAL-205, ROYAL-085). */
    void pay(RoyalTable table, String cube, Turn turn) {
        if (!cube.equals(RoyalMove.NO_MODIFIER)) {
            int slot = table.activities().find(table.content().activityIndex(cube));
            table.activities().addCubes(slot, -1);
            turn.add(new RoyalEvent.CubeSpent(cube));
        }
        table.purse().change(-price, 0);
        for (int i = 0; i < group.size(); i++) {
            int kind = group.kind(i);
            boolean own = kind < Die.KINDS;
            table.districts().remove(own ? Side.YOU : Side.ROY, own ? kind : kind - Die.KINDS);
        }
        if (turn.listening()) {
            if (!group.own().isEmpty()) {
                turn.add(new RoyalEvent.DiceUsed(group.own()));
            }
            if (!group.bought().isEmpty()) {
                turn.add(new RoyalEvent.DiceBought(group.bought(), price));
            }
        }
    }
}
