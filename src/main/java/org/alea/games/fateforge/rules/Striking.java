package org.alea.games.fateforge.rules;

import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt;

/** A Strike or Shot of a hero, with what hangs on it: Hawk Eye, Faltering Arm, Stealth, Battle Frenzy. */
final class Striking {
    private Striking() {}

    static void strike(Referee referee, String id, String enemy, int damage, boolean ignoreArmour) {
        Hero hero = referee.hero(id);
        int dealt = damage;
        if (!hero.fight().hasUsed(OncePerRound.STRIKE)) {
            // FATE-528: the first Strike of the round with a faltering arm
            if (referee.ground().flag(hero, CardFlag.STRIKE_MINUS)) {
                dealt--;
            }
            referee.put(hero.with(hero.fight().using(OncePerRound.STRIKE)));
        }
        if (dealt > 0) {
            boolean gone = Foes.hit(referee, enemy, dealt, ignoreArmour);
            Stealth.reveal(referee, id);
            if (gone) {
                frenzy(referee, id);
            }
        }
    }

    /** FATE-012: Hawk Eye is used up only if the target lies outside the normal range. */
    static void shoot(Referee referee, String id, String enemy, int damage, int min, int max) {
        Hero hero = referee.hero(id);
        Ground ground = referee.ground();
        int distance = ground.distance(hero.fight().zone(), ground.find(enemy).zone());
        if (max < SceneMapRange.ANYWHERE && (distance < min || distance > max)) {
            referee.put(hero.with(hero.fight().using(OncePerRound.HAWK_EYE)));
        }
        Foes.hit(referee, enemy, damage, false);
        Stealth.reveal(referee, id);
    }

    /** FATE-019. */
    private static void frenzy(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (!referee.isDry()
                && referee.ground().gifted(hero, HeroCard.Gift.BATTLE_FRENZY)
                && !hero.fight().hasUsed(OncePerRound.FRENZY)) {
            referee.put(hero.with(hero.fight().using(OncePerRound.FRENZY)));
            referee.push(new Prompt.FrenzyChoosing(id));
        }
    }
}
