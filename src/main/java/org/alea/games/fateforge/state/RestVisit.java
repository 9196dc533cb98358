package org.alea.games.fateforge.state;

import java.util.List;

/**
 * A rest scene (FATE-380).
 *
 * @param time tokens left
 * @param place where the group is; empty for none
 * @param paid whether the time of this visit is paid (FATE-382)
 * @param freeTaken whether the free food of this visit is gone (FATE-499)
 * @param curios the stock drawn for this rest: ids of item cards
 */
public record RestVisit(int time, String place, boolean paid, boolean freeTaken, List<String> curios) {

    public RestVisit at(String where, boolean isPaid, int left) {
        return new RestVisit(left, where, isPaid, false, curios);
    }

    public RestVisit withFreeTaken() {
        return new RestVisit(time, place, paid, true, curios);
    }

    public RestVisit withCurios(List<String> stock) {
        return new RestVisit(time, place, paid, freeTaken, stock);
    }
}
