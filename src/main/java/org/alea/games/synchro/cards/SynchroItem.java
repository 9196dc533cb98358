package org.alea.games.synchro.cards;

import org.alea.engine.Words;
import org.alea.games.synchro.effects.Talents;

/** An item card with both its sides and its price. */
public record SynchroItem(String id, Words name, int price, Talents standard, Talents improved) {

    public Talents side(boolean gold) {
        return gold ? improved : standard;
    }
}
