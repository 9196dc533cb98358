package org.alea.games.royal;

import java.util.ArrayList;
import java.util.List;

/** Every way to place a citizen in a building with one die (ROYAL-136 to ROYAL-138). */
final class PlaceMoves implements MoveSource {
    private final RoyalTable table;
    private final Partial partial;
    private final boolean supply;
    private final boolean lying;
    private final boolean rich;
    private List<RoyalMove> all = List.of();

    PlaceMoves(Offers offers) {
        this.table = offers.table();
        this.partial = offers.partial();
        this.supply = table.city().supply() > 0;
        this.lying = table.city().lying(Side.YOU) > 0;
        this.rich = table.purse().deniers() >= table.content().board().dicePrice(1);
    }

    /** An empty space, or one the Roy holds that is not locked (ROYAL-137). */
    static boolean takeable(RoyalTable table, int space) {
        City city = table.city();
        return city.free(space) || (city.held(space, Side.ROY) && !city.locked(space));
    }

    @Override
    public void list(List<RoyalMove> moves) {
        boolean cubeArmed = !partial.cube().isEmpty() && !partial.cube().equals(RoyalMove.NO_MODIFIER);
        if (cubeArmed || (!supply && !lying)) {
            return;
        }
        for (int space = 0; space < Building.SPACES; space++) {
            Building building = Building.ofSpace(space);
            int face = Building.faceOfSpace(space);
            if (takeable(table, space) && partial.allowsSpace(building, face)) {
                list(building, face, 0, moves);
                if (rich) {
                    list(building, face, Die.KINDS, moves);
                }
            }
        }
    }

    /** With your own dice (offset 0) or the Roy's, from the lowest that suffices. */
    private void list(Building building, int face, int offset, List<RoyalMove> moves) {
        long dice = table.districts().counts(offset == 0 ? Side.YOU : Side.ROY);
        for (int shown = face; shown <= 6; shown++) {
            int kind = Die.kind(building.index(), shown);
            Group die = Group.nothing().with(offset + kind);
            if ((dice & 7 * Dice.one(kind)) == 0 || !partial.allowsDice(die)) {
                continue;
            }
            if (supply) {
                moves.add(new RoyalMove.Place(building, face, die, HireSource.Stock.SUPPLY));
            }
            if (lying) {
                moves.add(new RoyalMove.Place(building, face, die, HireSource.Stock.LYING));
            }
        }
    }

    @Override
    public int count() {
        all = new ArrayList<>();
        list(all);
        return all.size();
    }

    @Override
    public RoyalMove pick(int index) {
        return all.get(index);
    }
}
