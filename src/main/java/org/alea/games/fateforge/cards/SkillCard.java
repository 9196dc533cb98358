package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.engine.Words;

/**
 * A skill (FATE-050 to FATE-066).
 *
 * @param level 0 without levels, 1 or 2
 * @param replaces the level I it takes the place of
 * @param hiddenOnly whether it needs the Rogue to be Hidden
 */
public record SkillCard(
        String id,
        String hero,
        Words name,
        Frequency frequency,
        int gold,
        boolean starter,
        int level,
        Optional<String> replaces,
        boolean hiddenOnly,
        List<CardBranch> branches,
        List<RerollRight> rerolls,
        Set<CardFlag> flags,
        Optional<Words> text) {

    /** How often it may be used (FATE-053). */
    public enum Frequency {
        RECURRING,
        SINGLE_USE,
        PASSIVE
    }

    public SkillCard {
        branches = List.copyOf(branches);
        rerolls = List.copyOf(rerolls);
    }

    /** Whether it is used by a move in the own turn. */
    public boolean usable() {
        return !branches.isEmpty() && !flags.contains(CardFlag.PARRY_AT_REACTIONS);
    }
}
