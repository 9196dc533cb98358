package org.alea.games.synchro.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** A place on the map with the ways that lead on from it (SYNC-017, SYNC-018); the first and the last have no tile. */
public record MapNode(
        String id, Words name, int row, int col, int level, Optional<TileColour> colour, List<MapLink> links) {

    /** A way to a next place. */
    public record MapLink(String to, LinkKind kind) {}

    /** How one travels. */
    public enum LinkKind {
        ROAD,
        CANAL
    }

    public boolean leadsTo(String node) {
        for (MapLink link : links) {
            if (link.to().equals(node)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the journey ends here. */
    public boolean isEnd() {
        return links.isEmpty();
    }
}
