package org.alea.games.fateforge.cards;

import java.util.List;

/** What a hero has in a single scene, by tier 0 to 2 (FATE-423). */
public record Loadout(String hero, List<Tier> tiers) {

    public Loadout {
        tiers = List.copyOf(tiers);
    }

    /** The skills and items of one tier. */
    public record Tier(List<String> skills, List<String> items) {}
}
