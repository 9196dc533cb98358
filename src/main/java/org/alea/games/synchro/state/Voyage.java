package org.alea.games.synchro.state;

import java.util.Map;
import java.util.Optional;
import org.alea.games.synchro.cards.PoiKind;

/**
 * Where and when the party is.
 *
 * @param space of the calendar, from 1
 * @param node the city the flag stands in
 * @param poi the point of interest chosen there
 * @param tiles the journal tile of each city
 * @param villageSeen whether the village of this visit has been visited
 * @param poiUsed whether the point of interest has been activated
 */
public record Voyage(
        int space,
        String node,
        Optional<PoiKind> poi,
        Map<String, String> tiles,
        boolean villageSeen,
        boolean poiUsed) {

    public Voyage at(int newSpace) {
        return new Voyage(newSpace, node, poi, tiles, villageSeen, poiUsed);
    }

    public Voyage to(String newNode, Optional<PoiKind> newPoi) {
        return new Voyage(space, newNode, newPoi, tiles, false, false);
    }

    public Voyage seenVillage() {
        return new Voyage(space, node, poi, tiles, true, poiUsed);
    }

    public Voyage usedPoi(boolean used) {
        return new Voyage(space, node, poi, tiles, villageSeen, used);
    }
}
