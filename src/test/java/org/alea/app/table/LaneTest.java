package org.alea.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaneTest extends UiTest {
    private static final Lane.Dimensions COMPACT = Lane.Dimensions.compact(150);
    /** How much of its box a die with its slab is high. */
    private static final double DRAWN = 0.95;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 9})
    void diceLieAboveTheRailOfTheirSet(int dice) {
        for (boolean offering : List.of(true, false)) {
            Lane lane = laidOut(dice, offering);
            Bounds rail = lane.lookup(".lane-rail").getBoundsInParent();
            double size = lane.dieSize(dice);
            double lowest = lane.places(dice).stream()
                    .mapToDouble(place -> place.getY() + size * DRAWN)
                    .max()
                    .orElseThrow();
            assertThat(rail.getMinY()).isBetween(lowest, lowest + size / 4);
            assertThat(rail.getMaxY()).isLessThan(COMPACT.height() - (offering ? COMPACT.foot() : 0));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theRailIsAsLongAsItsSet(int dice) {
        Lane lane = laidOut(dice, true);
        Bounds rail = lane.lookup(".lane-rail").getBoundsInParent();
        double size = lane.dieSize(dice);
        assertThat(lane.places(dice)).allSatisfy(place -> {
            assertThat(rail.getMinX()).isLessThan(place.getX() + size / 4);
            assertThat(rail.getMaxX()).isGreaterThan(place.getX() + size * 3 / 4);
        });
    }

    @Test
    void diceThatLieElsewhereHaveNoRail() {
        Lane lane = laidOut(3, true);
        lane.lent();
        assertThat(lane.lookup(".lane-rail").isVisible()).isFalse();
    }

    @Test
    void withoutAButtonDiceLieLower() {
        assertThat(laidOut(2, false).places(2).get(0).getY())
                .isGreaterThan(laidOut(2, true).places(2).get(0).getY());
    }

    private static Lane laidOut(int dice, boolean offering) {
        Lane lane = new Lane(COMPACT);
        lane.header("4", "Danseuse aux sabres", dice);
        lane.offering(offering);
        lane.resize(COMPACT.width(), COMPACT.height());
        lane.layout();
        return lane;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Danseuse aux sabres", "Treacherous Herbalist", "Harponneuse du port"})
    void aLongNameIsAboutAsLargeAsItsNeighbours(String name) {
        Lane lane = new Lane(Lane.Dimensions.compact(148));
        lane.header("5", name, 0);
        assertThat(nameSize(lane)).isBetween(11.0, 12.0);
        assertThat(((Label) lane.lookup(".lane-title")).isWrapText()).isTrue();
    }

    @Test
    void aLongNameIsNoSmallerWhereWordsAreLarge() {
        assertThat(nameSize(1.3)).isGreaterThanOrEqualTo(nameSize(1));
    }

    private static double nameSize(double text) {
        Lane lane = new Lane(COMPACT, text);
        lane.header("4", "Danseuse aux sabres", 1);
        return nameSize(lane);
    }

    private static double nameSize(Lane lane) {
        Matcher size = Pattern.compile("font-size: ([0-9.]+)px")
                .matcher(lane.lookup(".lane-title").getStyle());
        assertThat(size.find()).isTrue();
        return Double.parseDouble(size.group(1));
    }
}
