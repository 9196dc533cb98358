package org.alea.games.royal;

import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.Words;

/** Le défi royal as it is registered. */
public final class RoyalKit implements GameKit {

    @Override
    public String id() {
        return RoyalContent.GAME;
    }

    @Override
    public Words title() {
        return new Words("Le défi royal", "The Royal Challenge");
    }

    @Override
    public RoyalBox open(ContentSource source) {
        return new RoyalBox(source);
    }
}
