package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class EnemyChancesTest {
    private static final EnemyCard.Square FOOT = new EnemyCard.Square(0, Map.of());
    private static final EnemyCard.Square BLUE_OF_TWO = new EnemyCard.Square(2, Map.of(DieColour.B, 1));
    private static final EnemyCard.Square TWO = new EnemyCard.Square(2, Map.of());

    private static EnemyCard card(Ability ability) {
        return new EnemyCard(
                "X1", new Words("X", "X"), List.of(FOOT, FOOT, BLUE_OF_TWO, TWO), 1, ability, Optional.empty());
    }

    @Test
    void aSquareTakesItsNumberAndItsColourOfOneValue() {
        // both blue dice, whatever the white one shows: 6 of 216; one of them and the white one: 10 of 216
        List<Double> chances =
                EnemyChances.of(card(new Ability.None()), List.of(DieColour.W, DieColour.B, DieColour.B));
        assertThat(chances).hasSize(1);
        assertThat(chances.get(0)).isCloseTo(16 / 216.0, within(1e-12));
    }

    @Test
    void furtherSquaresTakeFurtherDice() {
        List<Double> chances =
                EnemyChances.of(card(new Ability.None()), List.of(DieColour.W, DieColour.W, DieColour.B, DieColour.B));
        assertThat(chances).hasSize(2);
        assertThat(chances.get(1)).isCloseTo(1 / 1296.0, within(1e-12));
    }

    @Test
    void whatTheCardChangesIsInTheChances() {
        List<DieColour> four = List.of(DieColour.W, DieColour.W, DieColour.B, DieColour.B);
        assertThat(EnemyChances.of(card(new Ability.Elusive()), four)).hasSize(1);
        // a blue die alone pays for the first square if it counts as two
        assertThat(EnemyChances.of(card(new Ability.CountsTwo(DieColour.B)), List.of(DieColour.B)))
                .hasSize(1)
                .allSatisfy(chance -> assertThat(chance).isCloseTo(1 / 6.0, within(1e-12)));
    }
}
