package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.geometry.Point2D;
import org.alea.app.UiTest;
import org.alea.app.table.ScaledBoard;
import org.alea.games.queen.QueenModule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice in the bowl lie in the bowl. */
class BowlTest extends UiTest {
    /** Half of a die's face, compared to its box. */
    private static final double HALF = 0.38;

    @ParameterizedTest
    @CsvSource({"1280, 720, true, true", "1280, 720, true, false", "1440, 900, false, true", "1440, 900, false, false"})
    void everyDieLiesInsideTheBrass(double width, double height, boolean compact, boolean dragon) {
        Bowl bowl = bowl(width, height, compact, dragon);
        for (int dice = 1; dice <= 14; dice++) {
            double size = bowl.dieSize(dice);
            assertThat(bowl.heap(dice)).as("%d dice", dice).hasSize(dice).allSatisfy(place -> {
                Point2D middle = place.add(size / 2, size * 0.53).subtract(bowl.middle());
                double corner =
                        Math.hypot(Math.abs(middle.getX()) + size * HALF, Math.abs(middle.getY()) + size * HALF);
                assertThat(corner).isLessThanOrEqualTo(bowl.radius() * 0.94);
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, true, true", "1440, 900, false, false"})
    void noDieCoversAnother(double width, double height, boolean compact, boolean dragon) {
        Bowl bowl = bowl(width, height, compact, dragon);
        for (int dice = 2; dice <= 14; dice++) {
            double face = bowl.dieSize(dice) * 2 * HALF;
            for (Point2D one : bowl.heap(dice)) {
                assertThat(bowl.heap(dice))
                        .filteredOn(other -> !other.equals(one))
                        .allMatch(other -> Math.abs(other.getX() - one.getX()) >= face
                                || Math.abs(other.getY() - one.getY()) >= face);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, true", "1440, 900, false"})
    void withoutADragonItsShelfIsPartOfTheBowl(double width, double height, boolean compact) {
        assertThat(bowl(width, height, compact, false).radius())
                .isGreaterThan(bowl(width, height, compact, true).radius());
    }

    private Bowl bowl(double width, double height, boolean compact, boolean dragon) {
        Bowl[] made = new Bowl[1];
        onFxThread(() -> made[0] = new Bowl(new QueenLayout(
                new ScaledBoard.Frame(width, height, 1, compact), dragon ? Set.of(QueenModule.DRAGON) : Set.of())));
        return made[0];
    }
}
