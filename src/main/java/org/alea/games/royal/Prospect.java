package org.alea.games.royal;

/** What you would have once an action's dice and hire are paid (ROYAL-097): effects are limited by it. */
final class Prospect {
    private final RoyalTable table;
    private final int supply;
    private final int lying;
    private int deniers;
    private int supplyUsed;
    private int lyingUsed;
    private int vacated;

    Prospect(RoyalTable table) {
        this.table = table;
        this.supply = table.city().supply();
        this.lying = table.city().lying(Side.YOU);
    }

    /** After paying, and after a citizen has been hired from {@code source}. */
    Prospect after(int deniersLeft, HireSource source) {
        deniers = deniersLeft;
        supplyUsed = source == HireSource.Stock.SUPPLY ? 1 : 0;
        lyingUsed = source == HireSource.Stock.LYING ? 1 : 0;
        vacated = source instanceof HireSource.Space space ? space.building().index() : -1;
        return this;
    }

    RoyalTable table() {
        return table;
    }

    int deniers() {
        return deniers;
    }

    int influence() {
        return table.purse().influence();
    }

    int supply() {
        return supply - supplyUsed;
    }

    int lying() {
        return lying - lyingUsed;
    }

    int standing(Building building) {
        return table.city().standing(Side.YOU, building) - (vacated == building.index() ? 1 : 0);
    }
}
