package org.alea.games.queen.coach;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.DragonFace;
import org.jspecify.annotations.Nullable;

/**
 * The best use of dice against the open Chariots, and of the dragon die with it, where what lies beside one slot does not
 * change the worth of another: then it is enough to know which Chariot takes dice from which slot. Belongs to one thread.
 */
final class Defence {
    private static final int NOWHERE = 0;

    private final Sacrifices[] sacrifices = new Sacrifices[7];
    private final List<ChariotCard> chariots;
    private final boolean fromSet;
    private final double allWeights;
    private final double[] alone = new double[7];
    /** What the dragon die adds beside a slot nothing is taken from. */
    private final double[] joins = new double[7];

    private final int[] bestJoins = new int[3];

    private Hand hand = new Hand();
    private @Nullable DragonFace face;
    private double sum;

    /**
     * @param chariots those that want a pair first: it may leave the solo that another one asks for
     * @param fromSet whether a die of a set may go where a solo is asked for
     */
    Defence(Slots slots, List<ChariotCard> chariots, boolean fromSet) {
        this.chariots = chariots;
        this.fromSet = fromSet;
        this.allWeights = chariots.stream().mapToDouble(ChariotCard::weight).sum();
        for (int slot = 1; slot <= 6; slot++) {
            sacrifices[slot] = new Sacrifices(slots, slot);
        }
        joins[NOWHERE] = Appraisal.IMPOSSIBLE;
    }

    /** The value of stopping after the best placements, and the best use of what the dragon die shows if it helps. */
    double best(Hand dice, Optional<DragonFace> shown) {
        hand = dice;
        face = shown.orElse(null);
        sum = 0;
        for (int slot = 1; slot <= 6; slot++) {
            alone[slot] = sacrifices[slot].left(hand.colours[slot], 0, null);
            joins[slot] = joins(slot, 0, alone[slot]);
            sum += alone[slot];
        }
        findBestJoins();
        double best = worth(NOWHERE, 0, NOWHERE, 0) - allWeights;
        for (int card = 0; card < chariots.size(); card++) {
            for (int slot = 1; slot <= 6; slot++) {
                if (takes(card, slot, count(slot))) {
                    double weight = chariots.get(card).weight();
                    best = Math.max(best, worth(slot, dice(card), NOWHERE, 0) + weight - allWeights);
                    best = Math.max(best, withSecond(card, slot));
                }
            }
        }
        return best;
    }

    /** The best once this Chariot has its dice, and one that comes after it in the list takes others. */
    private double withSecond(int first, int from) {
        double best = Appraisal.IMPOSSIBLE;
        for (int second = first + 1; second < chariots.size(); second++) {
            double weights = chariots.get(first).weight() + chariots.get(second).weight();
            for (int slot = 1; slot <= 6; slot++) {
                if (takes(second, slot, slot == from ? count(slot) - dice(first) : count(slot))) {
                    best = Math.max(best, worth(from, dice(first), slot, dice(second)) + weights - allWeights);
                }
            }
        }
        return best;
    }

    private int count(int slot) {
        return Hand.size(hand.colours[slot]);
    }

    private int dice(int card) {
        return chariots.get(card).defence().pair() ? 2 : 1;
    }

    private boolean takes(int card, int slot, int count) {
        return chariots.get(card).defence().pair()
                ? count >= 2
                : chariots.get(card).defence().value() == slot && (count == 1 || (count > 1 && fromSet));
    }

    /** The value of the attacks once so many dice are gone from one slot or two. */
    private double worth(int from, int gone, int other, int goneThere) {
        if (from == other && from != NOWHERE) {
            return worth(from, gone + goneThere, NOWHERE, 0);
        }
        double value = sum;
        double dragon = Math.max(0, joinsElsewhere(from, other));
        if (from != NOWHERE) {
            double left = sacrifices[from].left(hand.colours[from], gone, null);
            value += left - alone[from];
            dragon = Math.max(dragon, joins(from, gone, left));
        }
        if (other != NOWHERE) {
            double left = sacrifices[other].left(hand.colours[other], goneThere, null);
            value += left - alone[other];
            dragon = Math.max(dragon, joins(other, goneThere, left));
        }
        return value + dragon;
    }

    /** The most the dragon die adds beside a slot nothing is taken from. */
    private double joinsElsewhere(int from, int other) {
        for (int slot : bestJoins) {
            if (slot != from && slot != other) {
                return joins[slot];
            }
        }
        return Appraisal.IMPOSSIBLE;
    }

    /** Keeps the three slots where the dragon die adds most: two of them may have to give dice. */
    private void findBestJoins() {
        Arrays.fill(bestJoins, NOWHERE);
        for (int slot = 1; slot <= 6 && face != null; slot++) {
            int moved = slot;
            for (int rank = 0; rank < bestJoins.length; rank++) {
                if (joins[moved] > joins[bestJoins[rank]]) {
                    int worse = bestJoins[rank];
                    bestJoins[rank] = moved;
                    moved = worse;
                }
            }
        }
    }

    private double joins(int slot, int gone, double left) {
        return face == null ? Appraisal.IMPOSSIBLE : sacrifices[slot].left(hand.colours[slot], gone, face) - left;
    }
}
