package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.state.PartyHero;

/** Whom a target word means (SYNC-085, SYNC-105 to SYNC-113). */
final class Targeting {

    /**
     * The living characters a word may mean.
     *
     * @param pick whether the player picks one of them; otherwise it means them all
     */
    record Aimed(List<Fighter> candidates, boolean pick) {
        private static final Aimed NOBODY = new Aimed(List.of(), false);

        boolean isEmpty() {
            return candidates.isEmpty();
        }
    }

    private Targeting() {}

    static Lineup lineup(Work work, Camp camp) {
        return camp == Camp.HEROES
                ? new Lineup.Heroes(work.party().heroes())
                : new Lineup.Monsters(work.battle().monsters());
    }

    /**
     * Whom the verb means when this character does it.
     *
     * @param same the targets of the effect before
     * @param cause who brought the ability about
     */
    static Aimed at(Work work, Fighter caster, Verb verb, List<Fighter> same, List<Fighter> cause) {
        Aimed aimed = at(work, caster, verb.whom(), same, cause);
        return verb.changesPlaces() && aimed.candidates().contains(caster) ? without(aimed, caster) : aimed;
    }

    private static Aimed without(Aimed aimed, Fighter caster) {
        List<Fighter> others = new ArrayList<>(aimed.candidates());
        others.remove(caster);
        return new Aimed(others, aimed.pick());
    }

    private static Aimed at(Work work, Fighter caster, Whom whom, List<Fighter> same, List<Fighter> cause) {
        return switch (whom) {
            case SAME -> new Aimed(living(work, same), false);
            case SOURCE -> new Aimed(living(work, cause), false);
            case SELF -> work.lives(caster) ? new Aimed(List.of(caster), false) : Aimed.NOBODY;
            case WEAK -> new Aimed(weakest(work), false);
            case RICH -> new Aimed(richest(work), false);
            case ALLY, ALLIES, MATES, OTHER, OTHERS, LEAD -> among(lineup(work, caster.camp()), whom, caster);
            case ANYONE -> {
                List<Fighter> everybody = new ArrayList<>(all(lineup(work, Camp.HEROES)));
                everybody.addAll(all(lineup(work, Camp.MONSTERS)));
                yield new Aimed(everybody, true);
            }
            default -> among(lineup(work, caster.camp().other()), whom, caster);
        };
    }

    /** Whom a word means that speaks of one side of the stage. */
    static Aimed among(Lineup side, Whom whom, Fighter caster) {
        int size = side.size();
        if (size == 0) {
            return Aimed.NOBODY;
        }
        return switch (whom) {
            case FRONT, LEAD -> standing(side, side.position(0), side.position(0));
            case REAR -> standing(side, side.position(size - 1), side.position(size - 1));
            case FRONT_TWO -> standing(side, 1, 2);
            case ALL, ALLIES, MATES -> new Aimed(all(side), false);
            case OTHER, OTHERS -> {
                List<Fighter> others = new ArrayList<>(all(side));
                others.remove(caster);
                yield new Aimed(others, whom == Whom.OTHER);
            }
            case ANY, ANY_AND_ONE, ANY_AND_BOTH, ALLY -> new Aimed(all(side), true);
            default -> standing(side, whom.first(), whom.last());
        };
    }

    /** Everybody in these positions; if a single position holds several the player picks one (SYNC-106). */
    private static Aimed standing(Lineup side, int first, int last) {
        List<Fighter> there = new ArrayList<>(last - first + 1);
        for (int i = 0; i < side.size(); i++) {
            if (side.position(i) >= first && side.position(i) <= last) {
                there.add(side.at(i));
            }
        }
        return new Aimed(there, first == last && there.size() > 1);
    }

    private static List<Fighter> all(Lineup side) {
        List<Fighter> all = new ArrayList<>(side.size());
        for (int i = 0; i < side.size(); i++) {
            all.add(side.at(i));
        }
        return all;
    }

    private static List<Fighter> living(Work work, List<Fighter> fighters) {
        List<Fighter> living = new ArrayList<>(fighters.size());
        for (Fighter fighter : fighters) {
            if (work.lives(fighter)) {
                living.add(fighter);
            }
        }
        return living;
    }

    private static List<Fighter> weakest(Work work) {
        List<PartyHero> heroes = work.party().heroes();
        int least = Integer.MAX_VALUE;
        List<Fighter> weakest = List.of();
        for (PartyHero hero : heroes) {
            int left = Prowess.maxHp(work, hero) - hero.damage();
            if (left < least) {
                least = left;
                weakest = List.of(hero.fighter());
            }
        }
        return weakest;
    }

    private static List<Fighter> richest(Work work) {
        int most = -1;
        List<Fighter> richest = List.of();
        for (PartyHero hero : work.party().heroes()) {
            if (hero.stored().total() > most) {
                most = hero.stored().total();
                richest = List.of(hero.fighter());
            }
        }
        return richest;
    }

    /** The living neighbours of a character, the one nearer the front first. */
    static List<Fighter> neighbours(Work work, Fighter of) {
        Lineup side = lineup(work, of.camp());
        int place = place(side, of);
        List<Fighter> neighbours = new ArrayList<>(2);
        if (place > 0) {
            neighbours.add(side.at(place - 1));
        }
        if (place >= 0 && place + 1 < side.size()) {
            neighbours.add(side.at(place + 1));
        }
        return neighbours;
    }

    static int place(Lineup side, Fighter fighter) {
        for (int i = 0; i < side.size(); i++) {
            if (side.at(i).equals(fighter)) {
                return i;
            }
        }
        return -1;
    }

    /** The position of a character, from 1; 0 if it is no longer on the stage. */
    static int position(Work work, Fighter fighter) {
        return place(lineup(work, fighter.camp()), fighter) + 1;
    }

    /** Whether any of these effects has somebody to concern now (SYNC-108). */
    static boolean anyTarget(Work work, Fighter caster, List<Verb> verbs, List<Fighter> cause) {
        int position = position(work, caster);
        for (Verb verb : verbs) {
            boolean holds = verb.when().isEmpty() || verb.when().get().holds(position, false);
            if (holds
                    && (verb.aimless() || !at(work, caster, verb, cause, cause).isEmpty())) {
                return true;
            }
        }
        return false;
    }
}
