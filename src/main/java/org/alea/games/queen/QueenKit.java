package org.alea.games.queen;

import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.Words;

/** Le Défi de la Reine as it stands on the shelf. */
public final class QueenKit implements GameKit {
    public static final String ID = "queen";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Words title() {
        return new Words("Le Défi de la Reine", "The Queen's Challenge");
    }

    @Override
    public QueenBox open(ContentSource source) {
        return QueenBox.open(source);
    }
}
