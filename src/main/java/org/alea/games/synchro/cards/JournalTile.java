package org.alea.games.synchro.cards;

import java.util.List;
import java.util.Optional;

/** A journal tile: the monsters of a city by level, its coins, its points of interest. */
public record JournalTile(
        String id, int level, TileColour colour, List<Integer> monsters, int coins, List<PoiOffer> pois) {

    public Optional<PoiOffer> poi(PoiKind kind) {
        for (PoiOffer offer : pois) {
            if (offer.kind() == kind) {
                return Optional.of(offer);
            }
        }
        return Optional.empty();
    }
}
