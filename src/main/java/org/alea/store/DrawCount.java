package org.alea.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.engine.Draw;
import org.alea.engine.Played;

/** How often each number came, out of as many as the list is long, in the draws for one purpose. */
public record DrawCount(String purpose, List<Integer> times) {

    /** What was drawn in these moves, in the order in which the purposes first came up. */
    static List<DrawCount> of(List<? extends Played<?>> moves) {
        Map<Kind, int[]> counted = new LinkedHashMap<>();
        for (Played<?> played : moves) {
            for (Draw draw : played.draws()) {
                counted.computeIfAbsent(new Kind(draw.purpose(), draw.bound()), kind -> new int[kind.bound()])[
                        draw.index()]++;
            }
        }
        List<DrawCount> all = new ArrayList<>();
        counted.forEach((kind, times) -> all.add(
                new DrawCount(kind.purpose(), Arrays.stream(times).boxed().toList())));
        return List.copyOf(all);
    }

    private record Kind(String purpose, int bound) {}
}
