package org.alea.games.fateforge.cards;

import java.util.Optional;

/** A permission to reroll n dice of a colour, or of any, once per round (FATE-044). */
public record RerollRight(int n, Optional<CombatDie> colour) {

    public boolean covers(CombatDie die) {
        return colour.isEmpty() || colour.get() == die;
    }
}
