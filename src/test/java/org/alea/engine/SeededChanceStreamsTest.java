package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeededChanceStreamsTest {

    @Test
    void seedAndStreamsAreAllOfTheFuture() {
        SeededChance chance = new SeededChance(42);
        draws(chance, 7);
        SeededChance again = new SeededChance(chance.seed(), chance.streams());
        assertThat(draws(again, 9)).isEqualTo(draws(chance, 9));
    }

    private static List<Integer> draws(Chance chance, int streams) {
        return IntStream.range(0, streams * 5)
                .mapToObj(i -> chance.roll(1000, "stream:" + i % streams))
                .toList();
    }
}
