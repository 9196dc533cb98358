package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.synchro.SynchroEvent.PositionChanged;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** Push, pull and swap: who moves takes the place, the others close up (SYNC-099 to SYNC-104). */
final class Movement {
    private Movement() {}

    /** Pushes by so many positions, or pulls if negative; whether the target really moved. */
    static boolean shift(Work work, Fighter caster, Fighter target, int steps) {
        if (target.isHero()
                && caster.camp() == Camp.MONSTERS
                && Prowess.sum(work, work.hero(target.board()), Kind.IMMUNE_MOVE) > 0) {
            return false;
        }
        int from = Targeting.place(Targeting.lineup(work, target.camp()), target);
        int last = Targeting.lineup(work, target.camp()).size() - 1;
        int to = Math.max(0, Math.min(last, from + steps));
        return to != from && move(work, target, from, to);
    }

    /** A hero takes the place of another one (SYNC-102). */
    static void swap(Work work, Marble hero, Marble destination) {
        move(work, Fighter.hero(hero), work.party().place(hero), work.party().place(destination));
    }

    private static boolean move(Work work, Fighter who, int from, int to) {
        if (who.isHero()) {
            List<PartyHero> heroes = new ArrayList<>(work.party().heroes());
            heroes.add(to, heroes.remove(from));
            work.set(work.party().withHeroes(heroes));
        } else {
            List<StageMonster> monsters = new ArrayList<>(work.battle().monsters());
            monsters.add(to, monsters.remove(from));
            work.set(work.battle().withMonsters(monsters));
        }
        if (work.listening()) {
            work.tell(new PositionChanged(who.camp(), who.board(), work.card(who), from + 1, to + 1));
        }
        return true;
    }
}
