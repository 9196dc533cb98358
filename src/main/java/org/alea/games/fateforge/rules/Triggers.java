package org.alea.games.fateforge.rules;

import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.state.Hero;

/** Items that are offered when something happens to their owner (FATE-476). */
final class Triggers {
    private Triggers() {}

    /** The equipped item of the hero that can do this now, or an empty text. */
    static String ready(Ground ground, Hero hero, CardFlag flag) {
        if (!hero.standing() || hero.gear().isEmpty()) {
            return "";
        }
        String item = ground.bearer(hero, flag);
        return item.isEmpty() || hero.fight().hasSpent(item) ? "" : item;
    }
}
