package org.alea.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.Rule;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** Looking a hand up gives what reckoning it gives. */
class StopsTest {
    private static final int HANDS = 3000;
    private static final DieColour[] COLOURS = DieColour.values();

    private final QueenTable table = Lying.on(Map.of("modules", "dragon,chariots"))
            .enemy(1, "N14", 1)
            .enemy(3, "N20", 2)
            .enemy(4, "N10", 1)
            .enemy(6, "N30", 3)
            .chariot("C13")
            .dice("W2 W2")
            .dragon(DragonFace.CLAW)
            .table();
    private final Appraisal appraisal = new Appraisal(table, Foresight.CHAOS_SAMPLES);

    @Test
    @Rule({"QUEEN-222", "QUEEN-226"})
    void theSameDiceAreWorthTheSameHoweverManyHandsLieBetween() {
        List<Hand> hands = hands();
        Stops stops = new Stops(appraisal, 7);

        List<Double> first = hands.stream().map(stops::of).toList();
        List<Double> again = hands.stream().map(stops::of).toList();
        List<Double> alone =
                hands.stream().map(hand -> new Stops(appraisal, 7).of(hand)).toList();

        assertThat(again).isEqualTo(first);
        assertThat(alone).isEqualTo(first);
    }

    @Test
    void onlyEqualHandsHaveTheSameKey() {
        Set<Hand> hands = new HashSet<>(hands());
        Set<Long> keys = new HashSet<>();
        hands.forEach(hand -> keys.add(hand.key()));

        assertThat(keys).hasSameSizeAs(hands).doesNotContain(0L, Hand.NO_KEY);
    }

    @Test
    void moreDiceThanAKeyTellsApartAreReckonedAllTheSame() {
        Hand hand = new Hand();
        hand.colours[1] = 5 * Hand.one(DieColour.G);

        assertThat(hand.key()).isEqualTo(Hand.NO_KEY);
        assertThat(new Stops(appraisal, 7).of(hand)).isEqualTo(appraisal.stop(hand, new Luck(1)));
    }

    private List<Hand> hands() {
        List<Hand> hands = new ArrayList<>();
        Luck luck = new Luck(3);
        for (int i = 0; i < HANDS; i++) {
            Hand hand = new Hand();
            for (int die = 0; die < 9; die++) {
                hand.colours[luck.face()] += Hand.one(COLOURS[Math.min(die / 2, 3)]);
            }
            hand.dragon = appraisal.dragonFaces().get(luck.face() - 1);
            hands.add(hand);
        }
        return hands;
    }
}
