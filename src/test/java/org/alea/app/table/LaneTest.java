package org.alea.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaneTest extends UiTest {
    private static final Lane.Dimensions COMPACT = Lane.Dimensions.compact(150);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 9})
    void diceLieAboveTheRailOfTheirSet(int dice) {
        double rail = COMPACT.height() - COMPACT.foot() - 9;
        assertThat(new Lane(COMPACT).places(dice))
                .allSatisfy(place -> assertThat(place.getY() + new Lane(COMPACT).dieSize(dice) * 1.06)
                        .isLessThan(rail));
    }

    @Test
    void aLongNameIsNoSmallerWhereWordsAreLarge() {
        assertThat(nameSize(1.3)).isGreaterThanOrEqualTo(nameSize(1));
    }

    private static double nameSize(double text) {
        Lane lane = new Lane(COMPACT, text);
        lane.header("4", "Danseuse aux sabres", 1);
        Matcher size = Pattern.compile("font-size: ([0-9.]+)px")
                .matcher(lane.lookup(".lane-title").getStyle());
        assertThat(size.find()).isTrue();
        return Double.parseDouble(size.group(1));
    }
}
