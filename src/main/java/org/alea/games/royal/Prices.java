package org.alea.games.royal;

/** Which groups your deniers can buy at all, whatever cube helps; worked out once for all groups of a table. */
final class Prices {
    static final Prices FREE = new Prices();

    private final boolean[] affordable = new boolean[16];
    private final boolean[] worthGrowing = new boolean[16];

    private Prices() {
        java.util.Arrays.fill(affordable, true);
        java.util.Arrays.fill(worthGrowing, true);
    }

    Prices(Board board, int deniers, Cubes cubes) {
        for (int size = Group.MOST; size > 0; size--) {
            for (int bought = size; bought >= 0; bought--) {
                affordable[at(size, bought)] = cubes.cheapest(size, bought, board) <= deniers;
                worthGrowing[at(size, bought)] = anyLarger(size, bought);
            }
        }
    }

    private boolean anyLarger(int size, int bought) {
        for (int more = size + 1; more <= Group.MOST; more++) {
            for (int alsoBought = bought; alsoBought <= more; alsoBought++) {
                if (affordable[at(more, alsoBought)]) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean affordable(Group group) {
        return affordable[at(group.size(), group.boughtCount())];
    }

    /** Whether a group with more dice than this one could be affordable. */
    boolean worthGrowing(Group group) {
        return worthGrowing[at(group.size(), group.boughtCount())];
    }

    private static int at(int size, int bought) {
        return size * 4 + bought;
    }
}
