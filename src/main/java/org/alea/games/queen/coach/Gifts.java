package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.alea.games.queen.DieColour;

/** Which dice of one value can go to a Chariot: one choice of each kind that makes a difference, found once. */
final class Gifts {
    private static final DieColour[] COLOURS = DieColour.values();
    private static final int MOST = 2;

    private final Slots slots;
    private final boolean flying;
    /** By how many dice go, again for those with all choices, then by value and by what lies there. */
    private final int[][][][] known = new int[2 * MOST + 1][7][][];

    /**
     * @param flying whether coloured dice are about to be thrown elsewhere, or are wanted for something else than what
     *     the rest does beside its slot; if not, only that makes a difference
     */
    Gifts(Slots slots, boolean flying) {
        this.slots = slots;
        this.flying = flying;
    }

    /**
     * Choices of one die or two, packed.
     *
     * @param last whether nothing more is taken of the rest
     */
    int[] of(int value, int here, int dice, boolean last) {
        int place = Hand.place(here);
        boolean alike = last && !flying;
        if (place < 0) {
            return find(value, here, dice, alike);
        }
        int kind = alike ? dice : dice + MOST;
        int[][] found = known[kind][value];
        if (found == null) {
            found = new int[Hand.PLACES][];
            known[kind][value] = found;
        }
        int[] gifts = found[place];
        if (gifts == null) {
            gifts = find(value, here, dice, alike);
            found[place] = gifts;
        }
        return gifts;
    }

    private int[] find(int value, int here, int dice, boolean alike) {
        List<Integer> gifts = new ArrayList<>();
        collect(here, dice, 0, 0, gift -> {
            if (!alike || gifts.stream().noneMatch(other -> slots.alike(value, here - gift, here - other))) {
                gifts.add(gift);
            }
        });
        return gifts.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void collect(int here, int dice, int colour, int taken, IntConsumer gifts) {
        if (dice == 0) {
            gifts.accept(taken);
            return;
        }
        for (int next = colour; next < COLOURS.length; next++) {
            if (Hand.of(here, COLOURS[next]) > 0) {
                int one = Hand.one(COLOURS[next]);
                collect(here - one, dice - 1, next, taken + one, gifts);
            }
        }
    }
}
