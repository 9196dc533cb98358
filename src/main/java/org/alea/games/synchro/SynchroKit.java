package org.alea.games.synchro;

import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.Words;
import org.alea.games.synchro.cards.SynchroContent;

/** Synchro Horizon as it is registered. */
public final class SynchroKit implements GameKit {

    @Override
    public String id() {
        return SynchroContent.GAME;
    }

    @Override
    public Words title() {
        return new Words("Synchro Horizon", "Synchro Horizon");
    }

    @Override
    public SynchroBox open(ContentSource source) {
        return SynchroBox.open(source);
    }
}
