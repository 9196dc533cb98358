package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroEvent.Damaged;
import org.alea.games.synchro.SynchroEvent.FatalBlow;
import org.alea.games.synchro.SynchroEvent.GameLost;
import org.alea.games.synchro.SynchroEvent.GameWon;
import org.alea.games.synchro.SynchroEvent.HeroFell;
import org.alea.games.synchro.SynchroEvent.MonsterFell;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.Chore.Resolving.Origin;
import org.alea.games.synchro.state.Chore.Striking;
import org.alea.games.synchro.state.Fate;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Pending;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.SynchroState;

/** Damage, potions against a fatal blow, and elimination (SYNC-113 to SYNC-123, SYNC-227). */
final class Strikes {
    private static final int MOST_DAMAGE = 99;

    private Strikes() {}

    /** Strikes the next of the targets; those who have fallen meanwhile are passed over. */
    static void step(Work work, Striking striking) {
        List<Fighter> targets = striking.targets();
        if (targets.size() <= 1) {
            work.pop();
        } else {
            work.replaceTop(new Striking(
                    striking.caster(),
                    striking.origin(),
                    targets.subList(1, targets.size()),
                    striking.amount(),
                    striking.pierce()));
        }
        Fighter target = targets.get(0);
        if (!work.lives(target)) {
            return;
        }
        if (target.isHero()) {
            strikeHero(work, target.board(), striking);
        } else {
            strikeMonster(work, target.board(), striking);
        }
    }

    private static void strikeHero(Work work, Marble board, Striking striking) {
        PartyHero hero = work.hero(board);
        boolean attack = striking.origin().monsterAttack();
        int damage = attack ? Math.max(0, striking.amount() - Prowess.sum(work, hero, Kind.TAKEN)) : striking.amount();
        boolean shielded = !striking.pierce() && striking.origin() != Origin.ORDEAL;
        int blocked = shielded ? Math.min(damage, hero.shields()) : 0;
        int through = damage - blocked;
        Optional<Fighter> attacker = attack && damage > 0 ? striking.caster() : Optional.empty();
        if (hero.damage() + through >= Prowess.maxHp(work, hero)) {
            work.set(hero.withShields(hero.shields() - blocked));
            if (work.party().potions() > 0) {
                work.push(new Ask.PotionWindow(board, through, 0, attacker));
                work.tell(new FatalBlow(board, hero.card(), through));
            } else {
                int counter = Math.min(MOST_DAMAGE, hero.damage() + through);
                work.set(work.hero(board).withDamage(counter));
                told(work, Fighter.hero(board), through, blocked);
                eliminateHero(work, board);
            }
            return;
        }
        work.set(hero.withShields(hero.shields() - blocked).withDamage(hero.damage() + through));
        told(work, Fighter.hero(board), through, blocked);
        answer(work, board, attacker);
    }

    private static void told(Work work, Fighter fighter, int damage, int blocked) {
        if (work.listening()) {
            int counter = fighter.isHero()
                    ? work.hero(fighter.board()).damage()
                    : work.monster(fighter.board()).damage();
            work.tell(new Damaged(fighter.camp(), fighter.board(), work.card(fighter), damage, blocked, counter));
        }
    }

    private static void answer(Work work, Marble board, Optional<Fighter> attacker) {
        if (attacker.isPresent()) {
            Abilities.raise(work, Trigger.HIT, board, List.of(attacker.get()));
        }
    }

    private static void strikeMonster(Work work, Marble board, Striking striking) {
        StageMonster monster = work.monster(board);
        int blocked = striking.pierce() ? 0 : Math.min(striking.amount(), monster.shields());
        int through = striking.amount() - blocked;
        int counter = Math.min(MOST_DAMAGE, monster.damage() + through);
        work.set(monster.withShields(monster.shields() - blocked).withDamage(counter));
        told(work, Fighter.monster(board), through, blocked);
        if (counter >= monster.maxHp()) {
            eliminateMonster(work, board, striking.caster());
        }
    }

    private static void eliminateMonster(Work work, Marble board, Optional<Fighter> by) {
        StageMonster monster = work.monster(board);
        work.set(work.battle().fell(monster));
        work.tell(new MonsterFell(board, monster.card()));
        if (work.battle().won() && work.content().node(work.voyage().node()).isEnd()) {
            // SYNC-143
            work.become(work.state().ended(Fate.WON));
            work.tell(new GameWon());
            return;
        }
        if (by.isPresent() && by.get().isHero()) {
            noteKill(work, by.get());
            Abilities.raise(work, Trigger.KILL, by.get().board(), List.of());
        }
    }

    /** The list of effects that killed knows it from now on. */
    private static void noteKill(Work work, Fighter killer) {
        SynchroState state = work.state();
        List<Pending> agenda = state.agenda();
        for (int i = agenda.size() - 1; i >= 0; i--) {
            if (agenda.get(i) instanceof Resolving list) {
                if (list.caster().equals(killer)) {
                    List<Pending> changed = new ArrayList<>(agenda);
                    changed.set(i, list.kill());
                    work.become(state.withAgenda(changed));
                }
                return;
            }
        }
    }

    static void eliminateHero(Work work, Marble board) {
        PartyHero hero = work.hero(board);
        Recruiting.scatter(work, hero);
        work.set(work.party().without(board));
        List<String> graveyard = new ArrayList<>(work.supply().graveyard());
        graveyard.add(hero.card());
        work.set(work.supply().withGraveyard(graveyard));
        work.set(work.state().deeds().lostHero());
        work.tell(new HeroFell(board, hero.card()));
        if (work.party().heroes().isEmpty()) {
            work.become(work.state().ended(Fate.DEFEATED));
            work.tell(new GameLost(Fate.DEFEATED));
        }
    }

    // Potions

    static void listAccept(Work work, Ask.PotionWindow ask, List<SynchroMove> moves) {
        moves.add(new SynchroMove.AcceptDefeat());
    }

    static void accept(Work work, Ask.PotionWindow ask, SynchroMove.AcceptDefeat move) {
        work.pop();
        eliminateHero(work, ask.hero());
    }

    /** A potion has been drunk against the blow: the hero lives if the result stays below its hit points. */
    static void relieve(Work work, Ask.PotionWindow ask, int potion) {
        PartyHero hero = work.hero(ask.hero());
        int relief = ask.relief() + potion;
        int counter = Math.max(0, hero.damage() + ask.pending() - relief);
        if (counter < Prowess.maxHp(work, hero)) {
            work.pop();
            work.set(hero.withDamage(counter));
            work.tell(new Damaged(Camp.HEROES, ask.hero(), hero.card(), ask.pending(), 0, counter));
            answer(work, ask.hero(), ask.attacker());
        } else if (work.party().potions() > 0) {
            work.replaceTop(new Ask.PotionWindow(ask.hero(), ask.pending(), relief, ask.attacker()));
        } else {
            work.pop();
            eliminateHero(work, ask.hero());
        }
    }
}
