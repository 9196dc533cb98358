package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.alea.engine.Chance;

/** Draws what a drill leaves to its seed; all possibilities are equally likely. */
final class Lots {
    private static final String STREAM = "drill";
    private static final List<Integer> SLOTS =
            IntStream.rangeClosed(1, 6).boxed().toList();

    private final Chance chance;

    Lots(Chance chance) {
        this.chance = chance;
    }

    /** A number from 0 to {@code most}. */
    int upTo(int most) {
        return chance.index(most + 1, STREAM);
    }

    <E> E one(List<E> from) {
        return from.get(chance.index(from.size(), STREAM));
    }

    /** So many different ones, in the order they were drawn. */
    <E> List<E> several(int count, List<E> from) {
        List<E> left = new ArrayList<>(from);
        List<E> drawn = new ArrayList<>();
        while (drawn.size() < count) {
            drawn.add(left.remove(chance.index(left.size(), STREAM)));
        }
        return List.copyOf(drawn);
    }

    /** Different slots, lowest first. */
    List<Integer> slots(int count) {
        return several(count, SLOTS).stream().sorted().toList();
    }
}
