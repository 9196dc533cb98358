package org.alea.games.synchro.rules;

import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;

/** The constants of enums in an array that nobody changes: {@code values()} makes a new one each time. */
final class Colours {
    static final ShardColour[] ALL = ShardColour.values();
    static final Marble[] BOARDS = Marble.values();

    private Colours() {}
}
