package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/** What a lesson lights up, and how its line gets there. */
class SpotlightTest {
    private final Bounds panel = new BoundingBox(100, 100, 300, 200);

    @Test
    void neighboursOfOneHeightAreLitAsOne() {
        Bounds beside = new BoundingBox(408, 102, 100, 196);
        assertThat(Spotlight.on(List.of(panel, beside), List.of()).act())
                .containsExactly(new BoundingBox(93, 93, 422, 214));
    }

    @Test
    void aLowNeighbourIsLitByItselfSoThatNothingAboveItIs() {
        Bounds low = new BoundingBox(410, 220, 100, 80);
        List<Bounds> lit = Spotlight.on(List.of(panel, low), List.of()).act();
        assertThat(lit).hasSize(2);
        assertThat(lit.get(0).intersects(lit.get(1))).isFalse();
    }

    @Test
    void whatIsRoundIsLitAsACircle() {
        Bounds dial = new Disc(new BoundingBox(400, 300, 200, 200));
        Bounds lit =
                Spotlight.on(List.of(), List.of(dial)).within(1280, 720).look().get(0);
        assertThat(lit).isEqualTo(new BoundingBox(394, 294, 212, 212));
        assertThat(Disc.rounding(lit, 16)).isEqualTo(106);
        assertThat(Disc.rounding(panel, 16)).isEqualTo(16);
    }

    @Test
    void nothingIsLitBeyondTheWindow() {
        Bounds corner = new BoundingBox(0, 0, 50, 20);
        assertThat(Spotlight.on(List.of(), List.of(corner)).within(1280, 720).look())
                .containsExactly(new BoundingBox(3, 3, 53, 23));
    }

    @Test
    void aLineIsClearOfWhatItPassesBeside() {
        List<Point2D> line = List.of(new Point2D(50, 0), new Point2D(50, 400));
        assertThat(Pointing.clear(line, panel)).isTrue();
        assertThat(Pointing.clear(List.of(new Point2D(50, 150), new Point2D(500, 150)), panel))
                .isFalse();
    }

    @Test
    void aLineLeavesTheBubbleWhereThereIsMoreRoom() {
        Bounds bubble = new BoundingBox(0, 0, 400, 300);
        Bounds button = new BoundingBox(440, 308, 100, 50);
        assertThat(Pointing.line(bubble, button))
                .startsWith(new Point2D(400, 262))
                .endsWith(new Point2D(440, 333));
    }

    @Test
    void aLongLineBendsNearTheBubble() {
        Bounds bubble = new BoundingBox(0, 0, 400, 300);
        Bounds button = new BoundingBox(900, 800, 100, 50);
        assertThat(Pointing.line(bubble, button))
                .containsExactly(
                        new Point2D(362, 300), new Point2D(362, 322), new Point2D(950, 322), new Point2D(950, 800));
    }

    @Test
    void theBubbleKeepsClearOfWhatIsLookedAtAnywayWhereThereIsRoom() {
        Dimension2D window = new Dimension2D(1920, 1080);
        Dimension2D bubble = new Dimension2D(400, 330);
        Bounds dice = new BoundingBox(450, 100, 360, 360);
        Spotlight light = Spotlight.on(List.of(new BoundingBox(500, 350, 60, 60)), List.of());
        assertThat(BubblePlace.choose(window, bubble, light, List.of()).intersects(dice))
                .isTrue();
        assertThat(BubblePlace.choose(window, bubble, light, List.of(dice)).intersects(dice))
                .isFalse();
    }
}
