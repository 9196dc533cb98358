package org.alea.games.fateforge.cards;

import java.util.List;

/**
 * One way to use a card: what it costs and what it brings.
 *
 * @param notation as it is printed
 */
public record CardBranch(CardCost cost, List<CardStep> steps, String notation) {

    public CardBranch {
        steps = List.copyOf(steps);
    }

    /** FATE-309: whether a Shot pays for it. */
    public boolean paidWithShot() {
        int shots = ResultFace.mask(ResultFace.SH, ResultFace.SH_PLUS);
        for (int mask : cost.results()) {
            if (mask != ResultFace.ANY && (mask & shots) != 0) {
                return true;
            }
        }
        return false;
    }
}
