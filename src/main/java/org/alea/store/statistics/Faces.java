package org.alea.store.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.store.DrawCount;
import org.alea.store.FinishedGame;

/** How often each face came up over many games, in the throws for one purpose. */
public record Faces(String purpose, List<Integer> times) {

    /** Every purpose with each number of sides it had, in the order in which they first came up. */
    public static List<Faces> of(List<FinishedGame> games) {
        Map<Die, int[]> counted = new LinkedHashMap<>();
        for (FinishedGame game : games) {
            for (DrawCount count : game.draws()) {
                int sides = count.times().size();
                int[] sums = counted.computeIfAbsent(new Die(count.purpose(), sides), die -> new int[sides]);
                for (int face = 0; face < sides; face++) {
                    sums[face] += count.times().get(face);
                }
            }
        }
        List<Faces> all = new ArrayList<>();
        counted.forEach((die, sums) ->
                all.add(new Faces(die.purpose(), Arrays.stream(sums).boxed().toList())));
        return List.copyOf(all);
    }

    public int thrown() {
        return total(times);
    }

    /** How often each face was to be expected. */
    public double expected() {
        return thrown() / (double) times.size();
    }

    /** By how many percent of its expectation a face (from 1) came more often; negative if less. */
    public int deviationPercent(int face) {
        return (int) Math.round(100 * (times.get(face - 1) / expected() - 1));
    }

    static int total(List<Integer> times) {
        return times.stream().mapToInt(Integer::intValue).sum();
    }

    private record Die(String purpose, int sides) {}
}
