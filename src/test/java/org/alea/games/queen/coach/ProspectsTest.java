package org.alea.games.queen.coach;

import static org.alea.games.queen.coach.CoachRoom.OFFICIAL;
import static org.alea.games.queen.coach.CoachRoom.colossus;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.games.queen.DragonFace;
import org.junit.jupiter.api.Test;

class ProspectsTest {
    private static final double EXACT = 1e-9;

    @Test
    @Rule("QUEEN-219")
    void theChancesOfTwoDiceAreCountedOverAllTheirResults() {
        Prospects prospects = Prospects.of(colossus(OFFICIAL).dice("W2 W2").table(), 2, false);

        assertThat(prospects.exact()).isTrue();
        assertThat(prospects.dice()).isEqualTo(2);
        // six of 36 results are a pair; one of them lies beside the Colossus, whose next square needs two
        assertThat(prospects.noSolo()).isCloseTo(6 / 36.0, within(EXACT));
        assertThat(prospects.squares()).containsOnlyKeys(1);
        assertThat(first(prospects))
                .hasSize(1)
                .first()
                .satisfies(chance -> assertThat(chance).isCloseTo(1 / 36.0, within(EXACT)));
        // a step up is worth 0.39, a lone one wounds for 1.2
        assertThat(prospects.change()).isCloseTo(0.39 / 36 - 1.2 * 10 / 36, within(EXACT));
    }

    @Test
    @Rule("QUEEN-219")
    void theDragonDiePaysWhereItsFaceMayJoin() {
        Prospects prospects = Prospects.of(
                colossus(Map.of("modules", "dragon"))
                        .dice("W2 W2")
                        .dragon(DragonFace.CLAW)
                        .table(),
                2,
                true);

        // two ones always pay, a lone one with the tail, one face of six
        assertThat(first(prospects))
                .first()
                .satisfies(chance -> assertThat(chance).isCloseTo(1 / 36.0 + 10 / 36.0 / 6, within(EXACT)));
    }

    @Test
    @Rule("QUEEN-219")
    void whoPaysForTwoSquaresPaysForOne() {
        Prospects prospects =
                Prospects.of(colossus(OFFICIAL).dice("W1 W1 W2 W2 W2 W2 W2").table(), 2, false);

        // two dice lie beside the Colossus already; all five more would pay for 2 and 5
        assertThat(first(prospects)).hasSize(2);
        assertThat(first(prospects).get(0)).isCloseTo(1, within(EXACT));
        assertThat(first(prospects).get(1)).isCloseTo(1 / 7776.0, within(EXACT));
    }

    @Test
    @Rule("QUEEN-219")
    void moreThanFiveDiceAreSampled() {
        Prospects prospects =
                Prospects.of(colossus(OFFICIAL).dice("W2 W2 W2 W2 W2 W2").table(), 2, false);

        double atLeastTwo = 1 - Math.pow(5, 6) / 46_656 - 6 * Math.pow(5, 5) / 46_656;
        assertThat(prospects.exact()).isFalse();
        assertThat(first(prospects).get(0)).isCloseTo(atLeastTwo, within(0.03));
    }

    /** The chances beside slot 1. */
    private static List<Double> first(Prospects prospects) {
        return prospects.squares().getOrDefault(1, List.of());
    }
}
