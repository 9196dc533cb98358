package org.alea.games.queen.practice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenCards;
import org.alea.games.queen.QueenModule;

/**
 * A drill the player has composed, as it is kept: a later line with the same id takes its place.
 *
 * @param goalOf the drill whose goal it pursues
 * @param enemies card ids by slot
 * @param removed whether the player no longer wants it
 */
public record OwnDrill(
        String id,
        String name,
        Map<DieColour, Integer> dice,
        List<QueenModule> modules,
        Map<Integer, String> enemies,
        int limitMs,
        String goalOf,
        boolean removed) {
    /** With fewer dice nothing might be left to judge beside the Chariots. */
    public static final int FEWEST_DICE = 5;

    /** Why a drill cannot be played as it is composed. */
    public enum Flaw {
        TOO_FEW_DICE,
        GOAL_OUT_OF_REACH,
        SAME_ENEMY_TWICE
    }

    /** What is wrong with it, the first thing first; nothing if it can be played. */
    public Optional<Flaw> flaw(Drills drills) {
        if (dice.values().stream().mapToInt(Integer::intValue).sum() < FEWEST_DICE) {
            return Optional.of(Flaw.TOO_FEW_DICE);
        }
        if (Set.copyOf(enemies.values()).size() < enemies.size()) {
            return Optional.of(Flaw.SAME_ENEMY_TWICE);
        }
        boolean reachable = drills.find(goalOf)
                .filter(drill -> drill.goal().possibleWith(dice))
                .isPresent();
        return reachable ? Optional.empty() : Optional.of(Flaw.GOAL_OUT_OF_REACH);
    }

    /** The drill to be played, with the modules its goal needs; nothing if cards it names are gone from the box. */
    public Optional<Drill> drill(Drills drills, QueenCards cards) {
        boolean whole =
                enemies.values().stream().allMatch(card -> cards.enemy(card).isPresent());
        if (!whole || flaw(drills).isPresent()) {
            return Optional.empty();
        }
        return drills.find(goalOf).map(Drill::goal).map(goal -> {
            Set<QueenModule> all = new TreeSet<>(modules);
            all.addAll(goal.modules());
            return new Drill(id, new Words(name, name), dice, all, new TreeMap<>(enemies), limitMs, goal);
        });
    }

    public OwnDrill asRemoved() {
        return new OwnDrill(id, name, dice, modules, enemies, limitMs, goalOf, true);
    }
}
