package org.alea.games.fateforge.rules;

import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.state.Hero;

/** The Rogue, Hidden or not (FATE-013 to FATE-015). */
final class Stealth {
    private Stealth() {}

    static void reveal(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (hero.fight().hidden()) {
            referee.put(hero.with(hero.fight().withHidden(false)));
            referee.tell(new FateforgeEvent.RogueSeen(id));
        }
    }

    static void hide(Referee referee, String id) {
        Hero hero = referee.hero(id);
        referee.put(hero.with(hero.fight().withHidden(true)));
        referee.tell(new FateforgeEvent.RogueHid(id));
    }

    /** Whether she may spend energy to hide at the end of her turn. */
    static boolean mayHideAway(Ground ground, Hero hero) {
        return ground.gifted(hero, HeroCard.Gift.STEALTH)
                && !hero.fight().hidden()
                && hero.energy() > 0
                && !ground.anyFoeIn(hero.fight().zone());
    }

    /** At the very end of her turn (FATE-015). */
    static void seenAtEndOfTurn(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (hero.fight().hidden()
                && referee.ground().anyWakefulFoeIn(hero.fight().zone())) {
            reveal(referee, id);
        }
    }
}
