package org.alea.games.synchro.bots;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.MonsterRow;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Hands;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/** What things are worth in a fight, in points of damage. */
final class FightWorth {
    private static final int DIE = 6;
    private static final double[] SHIELD = {0.8, 0.5, 0.45, 0.45};

    private final SynchroTable table;
    private final SynchroContent content;
    private final Party party;
    private final Battle battle;

    FightWorth(SynchroTable table) {
        this.table = table;
        this.content = table.content();
        this.party = table.state().party();
        this.battle = table.state().battle();
    }

    // Monsters

    private SynchroMonster card(StageMonster monster) {
        return content.monster(monster.card());
    }

    /** The mean worth of the rows of a monster. */
    double threat(StageMonster monster) {
        double sum = 0;
        for (int die = 1; die <= DIE; die++) {
            sum += row(monster, die, false);
        }
        return sum / DIE;
    }

    double threats() {
        double sum = 0;
        for (StageMonster monster : battle.monsters()) {
            sum += threat(monster);
        }
        return sum;
    }

    /** What the monster would do with this die. */
    double row(StageMonster monster, int die, boolean silenced) {
        int row = card(monster).rowOf(die, silenced);
        if (row == 0) {
            return card(monster).basicAttack();
        }
        MonsterRow printed = card(monster).rows().get(row - 1);
        double worth = 0;
        for (Verb verb : printed.effects()) {
            worth += ofMonster(verb);
        }
        return worth;
    }

    /** What it is about to do. */
    double shown(StageMonster monster) {
        return monster.stunned() ? 0 : row(monster, monster.die(), monster.silenced());
    }

    double ambush(StageMonster monster, double shard) {
        double worth = 0;
        for (Verb verb : card(monster).ambush()) {
            int targets = targets(verb.whom());
            if (verb instanceof Verb.Damage damage) {
                worth += (damage.amount().base() + table.difficulty().damageBonus()) * targets;
            } else if (verb instanceof Verb.Stun) {
                worth += 2.2 * shard * targets;
            } else if (verb instanceof Verb.Silence) {
                worth += 1.1 * shard * targets;
            } else if (verb instanceof Verb.Burn burn) {
                worth += shard * burn.n() * targets;
            }
        }
        return worth;
    }

    private int targets(Whom whom) {
        int heroes = party.heroes().size();
        if (whom.zone()) {
            return Math.max(0, Math.min(heroes, whom.last()) - whom.first() + 1);
        }
        return switch (whom) {
            case ALL -> heroes;
            case FRONT_TWO -> Math.min(2, heroes);
            case MATES -> battle.monsters().size();
            default -> 1;
        };
    }

    private double ofMonster(Verb verb) {
        int targets = targets(verb.whom());
        RowWorth worth = new RowWorth(table.difficulty().damageBonus(), targets);
        verb.act(worth, List.of());
        return worth.points;
    }

    /** Adds up what a row of a monster does. */
    private static final class RowWorth implements Hands {
        private final int bonus;
        private final int targets;
        private double points;

        RowWorth(int bonus, int targets) {
            this.bonus = bonus;
            this.targets = targets;
        }

        @Override
        public void damage(List<Fighter> none, Amount amount, boolean pierce) {
            points += (amount.base() + bonus) * targets;
        }

        @Override
        public void shield(List<Fighter> none, Amount amount) {
            points += 0.6 * amount.base() * targets;
        }

        @Override
        public void heal(List<Fighter> none, Amount amount) {
            points += 0.6 * amount.base() * targets;
        }

        @Override
        public void shift(List<Fighter> none, int steps) {
            points += 1;
        }

        @Override
        public void swap(Fighter destination) {
            points += 1;
        }

        @Override
        public void stun(List<Fighter> none) {
            points += 5;
        }

        @Override
        public void silence(List<Fighter> none) {
            points += 4;
        }

        @Override
        public void burn(List<Fighter> none, int shards) {
            points += 2.5 * shards * targets;
        }

        @Override
        public void draw(List<Fighter> none, int shards) {
            points += 1;
        }

        @Override
        public void crystals(List<Fighter> none, int shards) {
            points += 1;
        }

        @Override
        public void reroll(List<Fighter> none) {
            points += 1;
        }

        @Override
        public void cleanse(List<Fighter> none) {
            points += 1;
        }

        @Override
        public void coins(int coins) {
            points += 1;
        }

        @Override
        public void time(int spaces) {
            points += 1;
        }
    }

    // The fight as a whole

    int hp(PartyHero hero) {
        return Prowess.maxHp(content, party, hero) - hero.damage();
    }

    int partyHp() {
        int hp = 0;
        for (PartyHero hero : party.heroes()) {
            hp += hp(hero);
        }
        return hp;
    }

    /** The share of hit points the party has lost. */
    double lost() {
        double max = 0;
        for (PartyHero hero : party.heroes()) {
            max += Prowess.maxHp(content, party, hero);
        }
        return max == 0 ? 0 : 1 - partyHp() / max;
    }

    /** How many rounds the fight still needs, roughly. */
    double need() {
        double left = 0;
        for (StageMonster monster : battle.monsters()) {
            left += monster.hp() + monster.shields();
        }
        double strength = 0;
        for (PartyHero hero : party.heroes()) {
            strength += 4 + 3.2 * hero.level();
        }
        return left / Math.max(1, strength);
    }

    double expectedDamage() {
        return (threats() + 3 * battle.fallen().size()) * need();
    }

    // What heroes do

    private double damage(StageMonster monster, int n) {
        int left = monster.hp() + monster.shields();
        if (n < left) {
            double gone = (double) (monster.damage() + Math.max(0, n - monster.shields())) / monster.maxHp();
            return n * (1 + 0.15 * gone);
        }
        return left
                + 2
                + 1.2 * Math.max(0, threat(monster) - 3)
                + (battle.monsters().size() == 1 ? 8 : 0);
    }

    private double healing(PartyHero hero, int n) {
        double share = (double) hero.damage() / Prowess.maxHp(content, party, hero);
        return Math.min(n, hero.damage()) * (0.75 + 0.6 * share);
    }

    private double shielding(PartyHero hero, int n) {
        int max = Prowess.maxHp(content, party, hero);
        double share = (double) hero.damage() / max;
        double each = SHIELD[party.place(hero.board())] * (1 + 0.4 * share);
        double useful = Math.max(0, Math.min(n, threats() / 2 - hero.shields()));
        return useful * each + (n - useful) * 0.1;
    }

    /** What a list of effects of this hero is worth, the player choosing well. */
    double effects(PartyHero hero, List<Verb> verbs, int damageBonus, List<Fighter> cause) {
        return from(hero, verbs, 0, damageBonus, cause);
    }

    private double from(PartyHero hero, List<Verb> verbs, int next, int bonus, List<Fighter> same) {
        if (next == verbs.size()) {
            return 0;
        }
        Verb verb = verbs.get(next);
        int position = party.place(hero.board()) + 1;
        if (verb.when().isPresent()) {
            boolean ranks = verb.when().get().holds(position, true);
            double share = verb.when().get().afterKill() ? 0.4 : 1;
            double rest = from(hero, verbs, next + 1, bonus, same);
            return ranks ? share * one(hero, verb, bonus, same) + rest : rest;
        }
        List<List<Fighter>> choices = choices(hero, verb.whom(), same);
        double best = choices.isEmpty() ? from(hero, verbs, next + 1, bonus, List.of()) : Double.NEGATIVE_INFINITY;
        for (List<Fighter> choice : choices) {
            double worth = verb.times() * one(hero, verb, bonus, choice) + from(hero, verbs, next + 1, bonus, choice);
            best = Math.max(best, worth);
        }
        return best;
    }

    /** What the effects from here on are worth if this one concerns the one given. */
    double chosen(PartyHero hero, List<Verb> verbs, int next, int bonus, Fighter main) {
        List<Fighter> targets = spread(verbs.get(next).whom(), main);
        return one(hero, verbs.get(next), bonus, targets) + from(hero, verbs, next + 1, bonus, targets);
    }

    private List<List<Fighter>> choices(PartyHero hero, Whom whom, List<Fighter> same) {
        List<List<Fighter>> choices = new ArrayList<>();
        if (whom == Whom.ANY || whom == Whom.ANY_AND_ONE || whom == Whom.ANY_AND_BOTH || whom == Whom.ANYONE) {
            for (StageMonster monster : battle.monsters()) {
                choices.add(spread(whom, monster.fighter()));
            }
        } else if (whom == Whom.ALLY || whom == Whom.OTHER) {
            for (PartyHero ally : party.heroes()) {
                if (whom == Whom.ALLY || ally.board() != hero.board()) {
                    choices.add(List.of(ally.fighter()));
                }
            }
        } else {
            List<Fighter> all = all(hero, whom, same);
            if (!all.isEmpty()) {
                choices.add(all);
            }
        }
        return choices;
    }

    private List<Fighter> spread(Whom whom, Fighter main) {
        if (main.isHero() || whom != Whom.ANY_AND_ONE && whom != Whom.ANY_AND_BOTH) {
            return List.of(main);
        }
        int place = battle.place(main.board());
        List<Fighter> hit = new ArrayList<>(List.of(main));
        for (int next = place + 1; next >= place - 1; next -= 2) {
            boolean room = whom == Whom.ANY_AND_BOTH || hit.size() < 2;
            if (room && next >= 0 && next < battle.monsters().size()) {
                hit.add(battle.monsters().get(next).fighter());
            }
        }
        return hit;
    }

    private List<Fighter> all(PartyHero hero, Whom whom, List<Fighter> same) {
        List<Fighter> all = new ArrayList<>();
        switch (whom) {
            case SELF -> all.add(hero.fighter());
            case LEAD -> all.add(party.heroes().get(0).fighter());
            case ALLIES, OTHERS -> {
                for (PartyHero ally : party.heroes()) {
                    if (whom == Whom.ALLIES || ally.board() != hero.board()) {
                        all.add(ally.fighter());
                    }
                }
            }
            case SAME, SOURCE -> all.addAll(same);
            default -> {
                int size = battle.monsters().size();
                int first = whom.zone() ? whom.first() : whom == Whom.REAR ? size : 1;
                int last = whom.zone() ? whom.last() : whom == Whom.FRONT ? 1 : whom == Whom.FRONT_TWO ? 2 : size;
                for (int position = first; position <= Math.min(last, size); position++) {
                    all.add(battle.monsters().get(position - 1).fighter());
                }
            }
        }
        return all;
    }

    private double one(PartyHero hero, Verb verb, int bonus, List<Fighter> targets) {
        SkillWorth worth = new SkillWorth(hero, bonus);
        verb.act(worth, targets);
        return worth.points;
    }

    /** Adds up what an effect of a hero does. */
    private final class SkillWorth implements Hands {
        private final PartyHero hero;
        private final int bonus;
        private final int clv;
        private double points;

        SkillWorth(PartyHero hero, int bonus) {
            this.hero = hero;
            this.bonus = bonus;
            this.clv = Prowess.clv(content, hero);
        }

        private boolean monster(Fighter target) {
            return !target.isHero() && battle.has(target.board());
        }

        @Override
        public void damage(List<Fighter> targets, Amount amount, boolean pierce) {
            for (Fighter target : targets) {
                if (monster(target)) {
                    points += FightWorth.this.damage(battle.monster(target.board()), amount.at(clv) + bonus);
                }
            }
        }

        @Override
        public void shield(List<Fighter> targets, Amount amount) {
            for (Fighter target : targets) {
                points += target.isHero() ? shielding(party.hero(target.board()), amount.at(clv)) : 0;
            }
        }

        @Override
        public void heal(List<Fighter> targets, Amount amount) {
            int most = amount.at(clv)
                    + Prowess.sum(content, hero, Talent.Passive.Kind.HEAL, party.place(hero.board()) + 1);
            for (Fighter target : targets) {
                points += target.isHero() ? healing(party.hero(target.board()), most) : 0;
            }
        }

        @Override
        public void shift(List<Fighter> targets, int steps) {
            points += 0.2;
        }

        @Override
        public void swap(Fighter destination) {
            PartyHero other = party.hero(destination.board());
            int forward = party.place(hero.board()) - party.place(other.board());
            points += 0.12 * (hp(hero) - hp(other)) * Integer.signum(forward);
        }

        @Override
        public void stun(List<Fighter> targets) {
            for (Fighter target : targets) {
                points += monster(target) ? 0.95 * shown(battle.monster(target.board())) : 0;
            }
        }

        @Override
        public void silence(List<Fighter> targets) {
            for (Fighter target : targets) {
                if (monster(target) && !battle.monster(target.board()).silenced()) {
                    StageMonster monster = battle.monster(target.board());
                    points += shown(monster) - (monster.stunned() ? 0 : row(monster, monster.die(), true));
                }
            }
        }

        @Override
        public void burn(List<Fighter> targets, int shards) {
            for (Fighter target : targets) {
                if (monster(target) && !battle.monster(target.board()).stunned()) {
                    StageMonster monster = battle.monster(target.board());
                    int die = Math.max(0, monster.die() - shards);
                    points += shown(monster) - row(monster, die, monster.silenced());
                }
            }
        }

        @Override
        public void draw(List<Fighter> targets, int shards) {
            points += 2.6 * shards * targets.size();
        }

        @Override
        public void crystals(List<Fighter> targets, int shards) {
            points += 5 * shards * targets.size();
        }

        @Override
        public void reroll(List<Fighter> targets) {
            for (Fighter target : targets) {
                if (monster(target)) {
                    StageMonster monster = battle.monster(target.board());
                    points += monster.stunned() ? 0 : shown(monster) - threat(monster);
                }
            }
        }

        @Override
        public void cleanse(List<Fighter> targets) {
            for (Fighter target : targets) {
                if (target.isHero()) {
                    PartyHero ally = party.hero(target.board());
                    points += (ally.stunned() ? 3 : 0) + (ally.silenced() ? 3 : 0);
                }
            }
        }

        @Override
        public void coins(int coins) {
            points += coins;
        }

        @Override
        public void time(int spaces) {
            points -= 4.0 * spaces;
        }
    }
}
