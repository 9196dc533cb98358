package org.alea.games.royal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Predicate;

/** The groups that can be formed from the dice on the board. */
final class GroupList {
    private Group[] groups = new Group[64];
    private int size;

    int size() {
        return size;
    }

    Group get(int index) {
        return groups[index];
    }

    void add(Group group) {
        if (size == groups.length) {
            groups = Arrays.copyOf(groups, size * 2);
        }
        groups[size++] = group;
    }

    void keep(Predicate<Group> wanted) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (wanted.test(groups[i])) {
                groups[kept++] = groups[i];
            }
        }
        size = kept;
    }

    void sortByText() {
        Arrays.sort(groups, 0, size, Comparator.comparingInt(Group::rank));
    }

    /** All groups of up to {@code most} of these own dice. */
    void collectOwn(long own, int most) {
        int[] kinds = new int[Group.KINDS];
        int count = kinds(own, 0, 0b111, kinds, 0);
        grow(Group.nothing(), kinds, 0, count, own, 0, most, Prices.FREE, 0);
    }

    /** All groups with exactly these colours that some cube or none makes affordable. */
    void collect(long own, long bought, int colours, Prices prices) {
        int[] kinds = new int[Group.KINDS];
        int count = kinds(own, 0, colours, kinds, 0);
        count = kinds(bought, Die.KINDS, colours, kinds, count);
        grow(Group.nothing(), kinds, 0, count, own, bought, Group.MOST, prices, colours);
    }

    private static int kinds(long dice, int offset, int colours, int[] kinds, int count) {
        int found = count;
        for (int kind = 0; kind < Die.KINDS; kind++) {
            if ((dice & 7 * Dice.one(kind)) != 0 && (colours >> (kind / 6) & 1) != 0) {
                kinds[found++] = offset + kind;
            }
        }
        return found;
    }

    private void grow(
            Group group,
            int[] kinds,
            int from,
            int count,
            long own,
            long bought,
            int most,
            Prices prices,
            int colours) {
        for (int i = from; i < count; i++) {
            int kind = kinds[i];
            boolean roys = kind >= Die.KINDS;
            int die = roys ? kind - Die.KINDS : kind;
            long here = roys ? bought : own;
            if ((here & 7 * Dice.one(die)) == 0) {
                continue;
            }
            Group larger = group.with(kind);
            if (prices.affordable(larger) && (colours == 0 || larger.colours() == colours)) {
                add(larger);
            }
            if (larger.size() < most && prices.worthGrowing(larger)) {
                long less = here - Dice.one(die);
                grow(larger, kinds, i, count, roys ? own : less, roys ? less : bought, most, prices, colours);
            }
        }
    }
}
