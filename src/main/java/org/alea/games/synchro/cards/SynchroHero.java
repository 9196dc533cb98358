package org.alea.games.synchro.cards;

import org.alea.engine.Words;
import org.alea.games.synchro.effects.Talents;

/** A hero card with both its sides; the faction has no effect (SYNC-014). */
public record SynchroHero(
        String id,
        Words name,
        HeroClass heroClass,
        String faction,
        boolean legendary,
        Talents standard,
        Talents improved) {

    public Talents side(boolean gold) {
        return gold ? improved : standard;
    }
}
