package org.alea.games.synchro.rules;

import org.alea.games.synchro.SynchroEvent.DieRolled;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** Stun, silence and the action dice of monsters (SYNC-088 to SYNC-092, SYNC-096 to SYNC-098). */
final class Tokens {
    private static final int DIE = 6;

    private Tokens() {}

    /** Whether it has been stunned: not if it is already, or immune. */
    static boolean stun(Work work, Fighter target) {
        if (target.isHero()) {
            PartyHero hero = work.hero(target.board());
            if (hero.stunned() || Prowess.sum(work, hero, Kind.IMMUNE_STUN) > 0) {
                return false;
            }
            work.set(hero.withTokens(true, hero.silenced()));
            return true;
        }
        StageMonster monster = work.monster(target.board());
        if (monster.stunned()) {
            return false;
        }
        work.set(monster.withTokens(true, monster.silenced()));
        return true;
    }

    static boolean silence(Work work, Fighter target) {
        if (target.isHero()) {
            PartyHero hero = work.hero(target.board());
            if (hero.silenced() || Prowess.sum(work, hero, Kind.IMMUNE_SILENCE) > 0) {
                return false;
            }
            work.set(hero.withTokens(hero.stunned(), true));
            return true;
        }
        StageMonster monster = work.monster(target.board());
        if (monster.silenced()) {
            return false;
        }
        work.set(monster.withTokens(monster.stunned(), true));
        return true;
    }

    /** Whether it had a token to lose. */
    static boolean cleanse(Work work, Fighter target) {
        if (target.isHero()) {
            PartyHero hero = work.hero(target.board());
            work.set(hero.withTokens(false, false));
            return hero.stunned() || hero.silenced();
        }
        StageMonster monster = work.monster(target.board());
        work.set(monster.withTokens(false, false));
        return monster.stunned() || monster.silenced();
    }

    /** By how much the die has really gone down, not below 0 (SYNC-097). */
    static int lowerDie(Work work, Marble board, int by) {
        StageMonster monster = work.monster(board);
        int lowered = Math.min(by, monster.die());
        work.set(monster.withDie(monster.die() - lowered, monster.slot()));
        return lowered;
    }

    static void roll(Work work, Marble board, StageMonster.DieSlot slot) {
        int die = work.chance().roll(DIE, "die");
        StageMonster monster = work.monster(board).withDie(die, slot);
        work.set(monster);
        if (work.listening()) {
            work.tell(new DieRolled(board, monster.card(), die));
        }
    }
}
