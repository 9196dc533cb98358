package org.alea.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class PiecesTest extends UiTest {

    @Test
    void aPieceKeepsItsNodeAndKnowsWhereItComesFrom() {
        PieceLayer layer = new PieceLayer(Motion.NONE);
        onFxThread(() -> {
            Region first = layer.piece("W1", Region.class, Region::new);
            layer.lay("W1", 10, 20);
            assertThat(layer.piece("W1", Region.class, Region::new)).isSameAs(first);
            assertThat(layer.place("W1", 110, 70)).isEqualTo(new Point2D(-100, -50));
            assertThat(first.getLayoutX()).isEqualTo(110);
        });
    }

    @Test
    void piecesOutOfPlayLeaveTheTable() {
        PieceLayer layer = new PieceLayer(Motion.NONE);
        onFxThread(() -> {
            layer.piece("W1", Region.class, Region::new);
            layer.piece("W2", Region.class, Region::new);
            layer.keepOnly(Set.of("W2"));
        });
        assertThat(layer.find("W1")).isEmpty();
        assertThat(layer.getChildren()).hasSize(1);
    }

    @Test
    void aThrowEndsOnTheRealFaceAtItsPlace() {
        onFxThread(() -> {
            DieNode die = new DieNode(DieSkin.WHITE, DieFace.pips(2), 56);
            Tumble tumble = new Tumble(die, DieFace.pips(5), -200, 30, 1250, 3);
            tumble.start();
            tumble.show(0.4);
            assertThat(die.getTranslateX()).isNotZero();
            assertThat(die.isCache()).isTrue();
            tumble.show(1);
            assertThat(die.face()).isEqualTo(DieFace.pips(5));
            assertThat(die.getTranslateX()).isZero();
            assertThat(die.getTranslateY()).isZero();
            assertThat(die.getRotate()).isZero();
            assertThat(die.isCache()).isFalse();
        });
    }

    @Test
    void fourteenDiceOfOneValueStillLieInsideTheirLane() {
        onFxThread(() -> {
            Lane lane = new Lane(Lane.Dimensions.compact(150));
            for (int dice = 1; dice <= 14; dice++) {
                double size = lane.dieSize(dice);
                assertThat(lane.places(dice)).hasSize(dice).allSatisfy(place -> {
                    assertThat(place.getX()).isBetween(0.0, 150 - size + 0.001);
                    assertThat(place.getY()).isBetween(26.0, 154 - 38.0 - size + 6);
                });
            }
        });
    }

    @Test
    void diceOfAnotherSizeStayInsideTheirLaneAndUncovered() {
        onFxThread(() -> {
            for (double factor : new double[] {0.73, 1, 1.27}) {
                Lane lane = new Lane(Lane.Dimensions.standard(166).withDice(factor));
                for (int dice = 1; dice <= 14; dice++) {
                    double size = lane.dieSize(dice);
                    assertThat(lane.places(dice)).hasSize(dice).allSatisfy(place -> {
                        assertThat(place.getX()).isBetween(0.0, 166 - size + 0.001);
                        assertThat(place.getY()).isBetween(29.999, 200 - 44 - size + 6);
                    });
                }
                assertThat(lane.places(3).get(1).getX() - lane.places(3).get(0).getX())
                        .isGreaterThanOrEqualTo(lane.dieSize(3) - 0.001);
            }
        });
    }

    @Test
    void aSmallWindowGetsTheCompactLayoutAndALargeOneIsEnlargedAtMostTwice() {
        assertThat(ScaledBoard.frameFor(1280, 720)).isEqualTo(new ScaledBoard.Frame(1280, 720, 1, true));
        assertThat(ScaledBoard.frameFor(1440, 900)).isEqualTo(new ScaledBoard.Frame(1440, 900, 1, false));
        assertThat(ScaledBoard.frameFor(1920, 1080)).isEqualTo(new ScaledBoard.Frame(1600, 900, 1.2, false));
        assertThat(ScaledBoard.frameFor(3840, 2160)).isEqualTo(new ScaledBoard.Frame(1920, 1080, 2, false));
    }

    @Test
    void whatIsLaidOutForTheWindowIsNeverSeenUndressed() {
        onFxThread(() -> {
            ScaledBoard table = new ScaledBoard();
            Label words = new Label("Maia");
            words.setStyle("-fx-text-fill: red;");
            table.frameProperty()
                    .addListener(
                            (frame, before, now) -> table.board().getChildren().setAll(words));
            Parent root = new Scene(table, 1280, 720).getRoot();
            root.resize(1280, 720);
            root.applyCss();
            root.layout();
            assertThat(words.getTextFill()).isEqualTo(Color.RED);
            assertThat(words.getWidth()).isPositive();
        });
    }

    @Test
    void aDialWithoutAnInnerDiscHasNoSpeckInItsMiddle() {
        onFxThread(() -> {
            assertThat(new Dial(100, 70).lookup(".dial-inner").isVisible()).isTrue();
            assertThat(new Dial(100, 0).lookup(".dial-inner").isVisible()).isFalse();
        });
    }
}
