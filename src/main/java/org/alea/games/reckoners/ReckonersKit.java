package org.alea.games.reckoners;

import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.Words;
import org.alea.games.reckoners.cards.ReckonersContent;

/** The Reckoners: Steelslayer as it is registered. */
public final class ReckonersKit implements GameKit {

    @Override
    public String id() {
        return ReckonersContent.GAME;
    }

    @Override
    public Words title() {
        return new Words("Reckoners\u00a0: Steelslayer", "Reckoners: Steelslayer");
    }

    @Override
    public ReckonersBox open(ContentSource source) {
        return new ReckonersBox(source);
    }
}
