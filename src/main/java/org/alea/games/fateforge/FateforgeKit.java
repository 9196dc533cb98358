package org.alea.games.fateforge;

import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.Words;
import org.alea.games.fateforge.cards.FateforgeContent;

/** Fateforge as it is registered. */
public final class FateforgeKit implements GameKit {

    @Override
    public String id() {
        return FateforgeContent.GAME;
    }

    @Override
    public Words title() {
        return Words.same("Fateforge");
    }

    @Override
    public FateforgeBox open(ContentSource source) {
        return new FateforgeBox(source);
    }
}
