package org.alea.games.synchro.state;

import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Verb;

/** A step that the game takes by itself, as soon as it is the next thing to be done. */
public sealed interface Chore extends Pending {

    /** A step of the round or of the combat that needs to know nothing else. */
    record Routine(Step step) implements Chore {

        /** The steps there are. */
        public enum Step {
            DRAW_MONSTERS,
            BEGIN_ROUND,
            END_ROUND,
            EXHAUSTION,
            WIN,
            CLEAN_UP,
            LEGEND,
            MONSTERS_BACK
        }
    }

    /** These heroes draw shards, one after the other (SYNC-213). */
    record DealShards(List<Marble> to, Share share) implements Chore {

        /** How many each draws. */
        public enum Share {
            ONE,
            TWO,
            PER_TURN,
            /** As many as a hero draws in a turn, but one each in an exhausted party (SYNC-131). */
            ROUND
        }
    }

    /**
     * A list of effects that is being carried out (SYNC-221).
     *
     * @param card whose effects they are; empty for basic attacks
     * @param next the place of the effect at hand
     * @param done how often that one has been done already
     * @param chosen the targets chosen for it so far
     * @param same the targets of the effect before
     * @param cause who brought it about
     * @param killed whether an effect of this list eliminated a monster
     */
    record Resolving(
            Fighter caster,
            Origin origin,
            String card,
            List<Verb> verbs,
            int next,
            int done,
            List<Fighter> chosen,
            List<Fighter> same,
            List<Fighter> cause,
            boolean killed)
            implements Chore {

        public static Resolving of(Fighter caster, Origin origin, String card, List<Verb> verbs, List<Fighter> cause) {
            return new Resolving(caster, origin, card, verbs, 0, 0, List.of(), cause, cause, false);
        }

        public Resolving choose(List<Fighter> targets) {
            return new Resolving(caster, origin, card, verbs, next, done, targets, same, cause, killed);
        }

        public Resolving kill() {
            return new Resolving(caster, origin, card, verbs, next, done, chosen, same, cause, true);
        }

        /** The effect at hand has been done to these; it comes again if it is done more than once. */
        public Resolving after(List<Fighter> targets, int times) {
            return done + 1 < times
                    ? new Resolving(caster, origin, card, verbs, next, done + 1, List.of(), targets, cause, killed)
                    : new Resolving(caster, origin, card, verbs, next + 1, 0, List.of(), targets, cause, killed);
        }

        /** What the effects come from, which decides what may change and answer them. */
        public enum Origin {
            HERO_BASIC,
            SKILL,
            ABILITY,
            ROW,
            AMBUSH,
            MONSTER_BASIC,
            /** Damage that nothing but a potion helps against (SYNC-125, SYNC-162). */
            ORDEAL;

            /** Whether the damage of heroes less harmed and their answers count (SYNC-114). */
            public boolean monsterAttack() {
                return this == ROW || this == AMBUSH || this == MONSTER_BASIC;
            }
        }
    }

    /** The same damage is dealt to these, one after the other. */
    record Striking(
            Optional<Fighter> caster, Resolving.Origin origin, List<Fighter> targets, int amount, boolean pierce)
            implements Chore {}

    /** The turn of a hero ends (SYNC-054). */
    record FinishHeroTurn(Marble hero) implements Chore {}

    /** A monster does what its die says (SYNC-082). */
    record MonsterActs(Marble monster) implements Chore {}

    /** The turn of a monster ends: its die is rolled (SYNC-084). */
    record FinishMonsterTurn(Marble monster) implements Chore {}

    /** These monsters still have to ambush (SYNC-211). */
    record Ambushing(List<Marble> monsters) implements Chore {}

    /** A hero gains a level with its reward (SYNC-067, SYNC-182). */
    record GainLevel(Marble hero) implements Chore {}

    /** A hero takes the reward of a level it has (SYNC-185). */
    record TakeReward(Marble hero, int level, boolean mulligan) implements Chore {}

    /** The party gains a random item. */
    record FindItem(boolean improved) implements Chore {}

    /** The party gains coins. */
    record FindCoins(int coins) implements Chore {}
}
