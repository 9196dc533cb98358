package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Hands;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.Chore.Resolving.Origin;
import org.alea.games.synchro.state.Chore.Striking;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** Carries out a list of effects, one after the other (SYNC-061, SYNC-086, SYNC-109, SYNC-214, SYNC-221). */
final class Resolution implements Hands {
    private final Work work;
    private final Fighter caster;
    private final Origin origin;

    private Resolution(Work work, Resolving list) {
        this.work = work;
        this.caster = list.caster();
        this.origin = list.origin();
    }

    /** The next effect of the list that is the next thing to be done. */
    static void step(Work work, Resolving list) {
        // SYNC-087: whoever is gone does no more
        if (list.next() == list.verbs().size() || !work.lives(list.caster())) {
            work.pop();
            return;
        }
        Verb verb = list.verbs().get(list.next());
        int position = Targeting.position(work, list.caster());
        if (verb.when().isPresent() && !verb.when().get().holds(position, list.killed())) {
            work.replaceTop(list.after(list.same(), 1));
            return;
        }
        if (verb.aimless()) {
            work.replaceTop(list.after(List.of(), 1));
            verb.act(new Resolution(work, list), List.of());
            return;
        }
        Targeting.Aimed aimed = Targeting.at(work, list.caster(), verb, list.same(), list.cause());
        if (aimed.isEmpty()) {
            work.replaceTop(list.after(List.of(), verb.times()));
            return;
        }
        List<Fighter> targets = targets(work, list, verb, aimed);
        if (!targets.isEmpty()) {
            work.replaceTop(list.after(targets, verb.times()));
            Reasons.target(work, list, verb, targets);
            verb.act(new Resolution(work, list), targets);
        }
    }

    /** Whom the effect concerns; nobody yet if the player has been asked. */
    private static List<Fighter> targets(Work work, Resolving list, Verb verb, Targeting.Aimed aimed) {
        if (!aimed.pick()) {
            return aimed.candidates();
        }
        List<Fighter> chosen = list.chosen();
        if (chosen.isEmpty()) {
            if (aimed.candidates().size() > 1) {
                work.push(new Ask.ChooseTarget(
                        list.caster(), list.card(), verb.whom(), aimed.candidates(), Optional.empty()));
                return List.of();
            }
            chosen = List.of(aimed.candidates().get(0));
        }
        Fighter main = chosen.get(0);
        if (verb.whom() == Whom.ANY_AND_BOTH) {
            return fromTheFront(work, main, Targeting.neighbours(work, main));
        }
        if (verb.whom() == Whom.ANY_AND_ONE && chosen.size() == 1) {
            List<Fighter> neighbours = Targeting.neighbours(work, main);
            if (neighbours.size() > 1) {
                work.replaceTop(list.choose(chosen));
                work.push(new Ask.ChooseTarget(list.caster(), list.card(), verb.whom(), neighbours, Optional.of(main)));
                return List.of();
            }
            return fromTheFront(work, main, neighbours);
        }
        return chosen.size() == 1 ? chosen : fromTheFront(work, main, chosen.subList(1, chosen.size()));
    }

    private static List<Fighter> fromTheFront(Work work, Fighter main, List<Fighter> others) {
        List<Fighter> all = new ArrayList<>(others);
        all.add(main);
        all.sort(Comparator.comparingInt(fighter -> Targeting.position(work, fighter)));
        return all;
    }

    // The player's choice

    static void listTargets(Work work, Ask.ChooseTarget ask, List<SynchroMove> moves) {
        if (ask.main().isEmpty()) {
            for (Fighter candidate : ask.candidates()) {
                moves.add(new SynchroMove.Target(candidate.camp(), candidate.board()));
            }
        }
    }

    static void listSeconds(Work work, Ask.ChooseTarget ask, List<SynchroMove> moves) {
        if (ask.main().isPresent()) {
            for (Fighter candidate : ask.candidates()) {
                moves.add(new SynchroMove.Second(candidate.camp(), candidate.board()));
            }
        }
    }

    static void choose(Work work, Ask.ChooseTarget ask, SynchroMove.Target move) {
        work.pop();
        if (work.top() instanceof Resolving list) {
            work.replaceTop(list.choose(List.of(new Fighter(move.camp(), move.board()))));
        }
    }

    static void chooseSecond(Work work, Ask.ChooseTarget ask, SynchroMove.Second move) {
        work.pop();
        if (work.top() instanceof Resolving list) {
            work.replaceTop(list.choose(List.of(list.chosen().get(0), new Fighter(move.camp(), move.board()))));
        }
    }

    // What the verbs do

    private int clv() {
        return caster.isHero() ? Prowess.clv(work.content(), work.hero(caster.board())) : 0;
    }

    /** What a passive line of the acting hero adds. */
    private int bonus(Kind kind) {
        return caster.isHero() ? Prowess.sum(work, work.hero(caster.board()), kind) : 0;
    }

    @Override
    public void damage(List<Fighter> targets, Amount amount, boolean pierce) {
        int more = switch (origin) {
            case SKILL -> bonus(Kind.SKILL);
            case ROW, AMBUSH -> work.table().difficulty().damageBonus();
            default -> 0;
        };
        work.push(new Striking(Optional.of(caster), origin, targets, amount.at(clv()) + more, pierce));
    }

    @Override
    public void shield(List<Fighter> targets, Amount amount) {
        int shields = amount.at(clv());
        for (Fighter target : targets) {
            if (target.isHero()) {
                PartyHero hero = work.hero(target.board());
                work.set(hero.withShields(Math.min(Prowess.maxHp(work, hero), hero.shields() + shields)));
            } else {
                StageMonster monster = work.monster(target.board());
                work.set(monster.withShields(Math.min(monster.maxHp(), monster.shields() + shields)));
            }
            if (work.listening()) {
                work.tell(new SynchroEvent.Shielded(
                        target.camp(), target.board(), work.card(target), shields, shields(target)));
            }
        }
    }

    private int shields(Fighter fighter) {
        return fighter.isHero()
                ? work.hero(fighter.board()).shields()
                : work.monster(fighter.board()).shields();
    }

    private int damage(Fighter fighter) {
        return fighter.isHero()
                ? work.hero(fighter.board()).damage()
                : work.monster(fighter.board()).damage();
    }

    @Override
    public void heal(List<Fighter> targets, Amount amount) {
        int most = amount.at(clv()) + bonus(Kind.HEAL);
        for (Fighter target : targets) {
            int before = damage(target);
            int after = Math.max(0, before - most);
            if (after == before) {
                continue;
            }
            if (target.isHero()) {
                work.set(work.hero(target.board()).withDamage(after));
            } else {
                work.set(work.monster(target.board()).withDamage(after));
            }
            if (work.listening()) {
                work.tell(new SynchroEvent.Healed(
                        target.camp(), target.board(), work.card(target), before - after, after));
            }
        }
    }

    @Override
    public void shift(List<Fighter> targets, int steps) {
        List<Fighter> moved = new ArrayList<>();
        for (Fighter target : targets) {
            if (Movement.shift(work, caster, target, steps)) {
                moved.add(target);
            } else {
                unmoved(target);
            }
        }
        raise(Trigger.SHIFT, moved);
    }

    @Override
    public void swap(Fighter destination) {
        Movement.swap(work, caster.board(), destination.board());
        if (caster.isHero()) {
            Abilities.raise(work, Trigger.SWAP, caster.board(), List.of());
        }
    }

    @Override
    public void stun(List<Fighter> targets) {
        List<Fighter> affected = new ArrayList<>();
        for (Fighter target : targets) {
            if (Tokens.stun(work, target)) {
                affected.add(target);
                tell(new SynchroEvent.Stunned(target.camp(), target.board(), work.card(target)));
            } else {
                unmoved(target);
            }
        }
        raise(Trigger.CTRL, affected);
    }

    @Override
    public void silence(List<Fighter> targets) {
        List<Fighter> affected = new ArrayList<>();
        for (Fighter target : targets) {
            if (Tokens.silence(work, target)) {
                affected.add(target);
                tell(new SynchroEvent.Silenced(target.camp(), target.board(), work.card(target)));
            } else {
                unmoved(target);
            }
        }
        raise(Trigger.CTRL, affected);
    }

    @Override
    public void burn(List<Fighter> targets, int shards) {
        List<Fighter> affected = new ArrayList<>();
        for (int i = targets.size() - 1; i >= 0; i--) {
            if (targets.get(i).isHero()) {
                work.push(new Ask.BurnChoice(targets.get(i).board(), shards));
            }
        }
        for (Fighter target : targets) {
            if (!target.isHero()) {
                int lowered = Tokens.lowerDie(work, target.board(), shards);
                if (lowered > 0) {
                    affected.add(target);
                    StageMonster monster = work.monster(target.board());
                    tell(new SynchroEvent.DieLowered(target.board(), monster.card(), lowered, monster.die()));
                } else {
                    unmoved(target);
                }
            }
        }
        raise(Trigger.CTRL, affected);
    }

    @Override
    public void draw(List<Fighter> targets, int shards) {
        for (Fighter target : targets) {
            if (target.isHero()) {
                ShardBag.draw(work, target.board(), shards);
            }
        }
    }

    @Override
    public void crystals(List<Fighter> targets, int shards) {
        for (int i = targets.size() - 1; i >= 0; i--) {
            for (int n = 0; n < shards && targets.get(i).isHero(); n++) {
                work.push(new Ask.ChooseCrystal(targets.get(i).board()));
            }
        }
    }

    @Override
    public void reroll(List<Fighter> targets) {
        for (Fighter target : targets) {
            if (!target.isHero()) {
                Tokens.roll(work, target.board(), work.monster(target.board()).slot());
            }
        }
    }

    @Override
    public void cleanse(List<Fighter> targets) {
        for (Fighter target : targets) {
            if (Tokens.cleanse(work, target)) {
                tell(new SynchroEvent.Cleansed(target.camp(), target.board(), work.card(target)));
            }
        }
    }

    @Override
    public void coins(int coins) {
        Purses.gain(work, coins);
    }

    @Override
    public void time(int spaces) {
        TimeWheel.advance(work, spaces, TimeSpent.EFFECT);
    }

    /** Only a hero who did something to monsters is answered by its own abilities (SYNC-221). */
    private void raise(Trigger trigger, List<Fighter> affected) {
        if (!affected.isEmpty() && caster.isHero() && affected.get(0).camp() == Camp.MONSTERS) {
            Abilities.raise(work, trigger, caster.board(), affected);
        }
    }

    private void unmoved(Fighter target) {
        tell(new SynchroEvent.Unmoved(target.camp(), target.board(), work.card(target)));
    }

    private void tell(SynchroEvent event) {
        work.tell(event);
    }

    /** The effects of a hero's basic attack on a target, its own class first (SYNC-055 to SYNC-058, SYNC-192). */
    static List<Verb> basicAttack(Work work, Marble board) {
        PartyHero hero = work.hero(board);
        List<Verb> verbs = new ArrayList<>(3);
        verbs.add(new Verb.Damage(Prowess.basicAttack(work.content(), work.party(), hero), Whom.SAME));
        verbs.addAll(classAbility(work, hero.card()));
        if (hero.master().isPresent()) {
            verbs.addAll(classAbility(work, hero.master().get().card()));
        }
        return verbs;
    }

    private static List<Verb> classAbility(Work work, String card) {
        Amount clv = new Amount(0, 1);
        return switch (work.content().hero(card).heroClass()) {
            case ENCHANTER -> List.of(new Verb.Damage(clv, Whom.ALL, false, false, Optional.empty()));
            case WARRIOR -> List.of(new Verb.Shield(clv, Whom.SELF, Optional.empty()));
            case RANGER -> List.of();
        };
    }
}
