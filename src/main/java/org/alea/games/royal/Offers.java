package org.alea.games.royal;

import java.util.Arrays;

/**
 * Which groups, with which cube, at which price, can be used for a target. An offer is packed into a long so that sorting
 * the numbers gives the order of the specification: price, group as text, cube; the lowest bits hold how often the total
 * holds the value of the target.
 */
final class Offers {
    private static final int PRICE = 48;
    private static final int GROUP = 32;
    private static final int CUBE = 24;

    private final RoyalTable table;
    private final Partial partial;
    private final Cubes cubes;
    private final Prices prices;
    private final int deniers;
    private final GroupList[] byColours = new GroupList[8];
    private long[] offers = new long[64];
    private int size;

    Offers(RoyalTable table, Partial partial) {
        this.table = table;
        this.partial = partial;
        this.cubes = partial.cube().isEmpty() ? new Cubes(table) : new Cubes(table, partial.cube());
        this.deniers = table.purse().deniers();
        this.prices = new Prices(table.content().board(), deniers, cubes);
    }

    RoyalTable table() {
        return table;
    }

    Partial partial() {
        return partial;
    }

    int size() {
        return size;
    }

    long get(int index) {
        return offers[index];
    }

    static int price(long offer) {
        return (int) (offer >>> PRICE);
    }

    static Group group(long offer) {
        return Group.ofRank((int) (offer >>> GROUP) & 0xFFFF);
    }

    static int times(long offer) {
        return (int) offer & 0xFFFF;
    }

    String cube(long offer) {
        return cubes.id((int) (offer >>> CUBE) & 0xFF);
    }

    /** Adds the offers for a target of these colours whose value divides the total. @return how many */
    int collect(int colours, int value) {
        int before = size;
        for (int cube = 0; cube < cubes.count(); cube++) {
            Modifier modifier = cubes.modifier(cube);
            int needed = modifier.coloursFor(colours);
            if (needed == 0) {
                continue;
            }
            GroupList groups = groups(needed);
            for (int i = 0; i < groups.size(); i++) {
                Group group = groups.get(i);
                if (modifier.fits(group)) {
                    add(group, cube, modifier, modifier.total(group) / value);
                }
            }
        }
        return size - before;
    }

    /** Adds the offers for the Cathedral: white groups each of whose dice finds a cell (ROYAL-122, ROYAL-124). */
    int collectForCathedral() {
        int before = size;
        GroupList groups = groups(Colour.WHITE.bit());
        for (int cube = 0; cube < cubes.count(); cube++) {
            Modifier modifier = cubes.modifier(cube);
            if (!modifier.helpsCathedral()) {
                continue;
            }
            for (int i = 0; i < groups.size(); i++) {
                Group group = groups.get(i);
                if (modifier.fits(group) && CathedralBuilding.fullColumn(table, group, modifier) == 0) {
                    add(group, cube, modifier, 1);
                }
            }
        }
        return size - before;
    }

    private void add(Group group, int cube, Modifier modifier, int times) {
        int price = modifier.price(group.boughtCount(), table.content().board().dicePrice(group.size()));
        if (times < 1 || price > deniers) {
            return;
        }
        if (size == offers.length) {
            offers = Arrays.copyOf(offers, size * 2);
        }
        offers[size++] = (long) price << PRICE | (long) group.rank() << GROUP | (long) cube << CUBE | times;
    }

    /** Brings the offers from {@code from} on into their order. */
    void sort(int from) {
        Arrays.sort(offers, from, size);
    }

    /** The affordable groups of exactly these colours that fit what has been decided. */
    private GroupList groups(int colours) {
        if (byColours[colours] == null) {
            GroupList groups = new GroupList();
            groups.collect(table.districts().counts(Side.YOU), table.districts().counts(Side.ROY), colours, prices);
            if (!partial.own().isEmpty() || !partial.bought().isEmpty() || partial.exact()) {
                groups.keep(partial::allowsDice);
            }
            byColours[colours] = groups;
        }
        return byColours[colours];
    }
}
