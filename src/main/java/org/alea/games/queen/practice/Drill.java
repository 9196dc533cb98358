package org.alea.games.queen.practice;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.alea.engine.Countdown;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.Speed;

/**
 * One isolated timed round with a goal (QUEEN-202).
 *
 * @param dice how many dice of each colour are thrown
 * @param enemies card ids by slot, for the slots the goal leaves free; usually none
 * @param limitMs the limit at the official speed
 */
public record Drill(
        String id,
        Words name,
        Map<DieColour, Integer> dice,
        Set<QueenModule> modules,
        SortedMap<Integer, String> enemies,
        int limitMs,
        Goal goal) {

    public Drill {
        dice = Collections.unmodifiableMap(new EnumMap<>(dice));
        modules = Set.copyOf(modules);
        enemies = Collections.unmodifiableSortedMap(new TreeMap<>(enemies));
    }

    /** QUEEN-203: speeds scale the limit as they scale that of a round. */
    public int limitMs(Speed speed) {
        return speed.timed() ? (int) ((long) limitMs * speed.limitMs() / Speed.OFFICIAL.limitMs()) : Countdown.NO_LIMIT;
    }

    public int diceCount() {
        return dice.values().stream().mapToInt(Integer::intValue).sum();
    }
}
