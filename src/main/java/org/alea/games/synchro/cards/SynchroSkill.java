package org.alea.games.synchro.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;
import org.alea.games.synchro.effects.Ranks;
import org.alea.games.synchro.effects.Verb;

/**
 * A skill tile with both its sides.
 *
 * @param cost one colour for each shard
 * @param from where the hero must stand to use it, if that matters
 */
public record SynchroSkill(
        String id, Words name, List<ShardColour> cost, Optional<Ranks> from, List<Verb> standard, List<Verb> improved) {

    public List<Verb> side(boolean gold) {
        return gold ? improved : standard;
    }
}
