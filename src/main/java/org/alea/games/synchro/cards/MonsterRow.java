package org.alea.games.synchro.cards;

import java.util.List;
import org.alea.games.synchro.effects.Verb;

/** A row of a monster card: what it does when its die shows one of these values. */
public record MonsterRow(int min, int max, List<Verb> effects) {

    public boolean contains(int die) {
        return die >= min && die <= max;
    }
}
