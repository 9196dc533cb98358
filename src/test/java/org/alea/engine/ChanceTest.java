package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

class ChanceTest {
    /** Makes the stream "x" start at the state the published SplitMix64 values are given for. */
    private static final long REFERENCE_SEED = 1234567L ^ Seeds.hash("x");

    private static final List<String> REFERENCE = List.of(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");

    @Test
    @Rule("QUEEN-240")
    void drawsAreThePublishedSplitMix64Values() {
        int bound = Integer.MAX_VALUE;
        Chance chance = new SeededChance(REFERENCE_SEED);
        for (String value : REFERENCE) {
            int expected = new BigInteger(value).mod(BigInteger.valueOf(bound)).intValueExact();
            assertThat(chance.index(bound, "x")).isEqualTo(expected);
        }
    }

    @Test
    @Rule("QUEEN-240")
    void aFaceIsOneMoreThanTheRemainder() {
        Chance chance = new SeededChance(REFERENCE_SEED);
        assertThat(IntStream.range(0, 5).map(i -> chance.roll(10, "x")).boxed()).containsExactly(8, 4, 4, 2, 2);
    }

    @Test
    @Rule("QUEEN-240")
    void aValueAboveTheLargestMultipleOfTheBoundIsDrawnAgain() {
        // this seed's first value of "x" is 2^64 - 1, the one value that 3 faces leave over; the second one is 1 mod 3
        Chance chance = new SeededChance(0x9E017FBAFD2326ACL);
        assertThat(chance.index(3, "x")).isEqualTo(1);
        assertThat(new SeededChance(0x9E017FBAFD2326ACL).index(4, "x")).isEqualTo(3);
    }

    @Test
    @Rule("QUEEN-240")
    void streamNamesAreHashedByFnv1a() {
        assertThat(Seeds.hash("")).isEqualTo(0xCBF29CE484222325L);
        assertThat(Seeds.hash("a")).isEqualTo(0xAF63DC4C8601EC8CL);
        assertThat(Seeds.hash("foobar")).isEqualTo(0x85944171F73967E8L);
    }

    @Test
    @Rule("QUEEN-024")
    void aStreamIsNotInfluencedByHowMuchAnotherOneGave() {
        Chance alone = new SeededChance(7);
        Chance mixed = new SeededChance(7);
        List<Integer> expected = rolls(alone, "roll:1", 20);
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            rolls(mixed, "other:" + i, i);
            found.add(mixed.roll(6, "roll:1"));
        }
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void aClosedStreamLeavesTheOthersWhereTheyAre() {
        Chance chance = new SeededChance(7);
        Chance undisturbed = new SeededChance(7);
        rolls(chance, "a", 3);
        rolls(chance, "b", 3);
        rolls(undisturbed, "b", 3);
        chance.close("a");
        assertThat(rolls(chance, "b", 5)).isEqualTo(rolls(undisturbed, "b", 5));
    }

    @Test
    void aCopyHasTheSameFutureAndIsIndependent() {
        Chance chance = new SeededChance(42);
        rolls(chance, "die", 3);
        Chance copy = chance.copy();
        assertThat(copy.draws()).isEqualTo(3);
        List<Integer> future = rolls(copy, "die", 10);
        assertThat(chance.draws()).isEqualTo(3);
        assertThat(rolls(chance, "die", 10)).isEqualTo(future);
    }

    @Test
    @Rule("QUEEN-240")
    void aShuffleGoesFromTheLastCardDown() {
        int[] deck = {0, 1, 2, 3, 4};
        // faces from 1: swap 4 with index 0, then 3 with 3, 2 with 1, 1 with 0
        new ScriptedChance(List.of(1, 4, 2, 1)).shuffle(deck, "deck");
        assertThat(deck).containsExactly(2, 4, 1, 3, 0);
    }

    @Test
    void everyOrderOfThreeCardsComesEquallyOften() {
        int[] counts = new int[27];
        Chance chance = new SeededChance(2024);
        for (int i = 0; i < 60_000; i++) {
            int[] deck = {0, 1, 2};
            chance.shuffle(deck, "deck");
            counts[deck[0] * 9 + deck[1] * 3 + deck[2]]++;
        }
        assertThat(IntStream.of(counts).filter(count -> count > 0))
                .hasSize(6)
                .allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
    }

    @Test
    void theWitnessHearsEveryDrawAndACopyHasNone() {
        Chance chance = new SeededChance(5);
        List<Draw> heard = new ArrayList<>();
        chance.tell(heard::add);
        int face = chance.roll(6, "conspiratorDie:3");
        chance.copy().roll(6, "conspiratorDie:3");
        assertThat(heard).containsExactly(new Draw("conspiratorDie:3", 6, face - 1));
        assertThat(heard.get(0).purpose()).isEqualTo("conspiratorDie");
        assertThat(new Draw("deck", 6, 0).purpose()).isEqualTo("deck");
    }

    @Test
    void aShuffleCountsAsOneDecisionOfChance() {
        Chance chance = new SeededChance(5);
        chance.shuffle(new int[] {1, 2, 3}, "deck");
        assertThat(chance.draws()).isEqualTo(1);
    }

    private static List<Integer> rolls(Chance chance, String stream, int times) {
        return IntStream.range(0, times)
                .map(i -> chance.roll(6, stream))
                .boxed()
                .toList();
    }
}
