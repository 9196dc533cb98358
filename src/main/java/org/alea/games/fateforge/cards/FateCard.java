package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Set;
import org.alea.engine.Words;

/**
 * A Corruption, Fear or Trap card.
 *
 * @param stays whether it is kept, or stays face up, after its effect
 * @param flags what it forbids or changes while it stays
 */
public record FateCard(
        String id, Words name, int copies, boolean stays, List<Affliction> effects, Set<CardFlag> flags, Words text) {

    public FateCard {
        effects = List.copyOf(effects);
    }

    /** FATE-445: how many more dice its owner rolls in every test. */
    public int testDice() {
        int dice = 0;
        for (Affliction effect : effects) {
            if (effect instanceof Affliction.TestDice more) {
                dice += more.n();
            }
        }
        return dice;
    }
}
