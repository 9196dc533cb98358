package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.paint.Color;
import org.alea.app.table.DieSkin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColourVisionTest {

    @Test
    void usual_eyes_see_dice_as_they_are() {
        assertThat(ColourVision.NORMAL.seen(DieSkin.GREEN)).isEqualTo(DieSkin.GREEN);
    }

    @Test
    void red_and_green_come_close_without_the_green_cones_and_stay_apart_without_the_blue_ones() {
        Color red = Color.web("#B05030");
        Color green = Color.web("#707000");
        double usual = distance(red, green);
        assertThat(distance(ColourVision.DEUTAN.seen(red), ColourVision.DEUTAN.seen(green)))
                .isLessThan(usual / 2);
        assertThat(distance(ColourVision.TRITAN.seen(red), ColourVision.TRITAN.seen(green)))
                .isGreaterThan(usual / 2);
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void grey_is_grey_for_everybody(ColourVision vision) {
        Color seen = vision.seen(Color.gray(0.5));
        assertThat(List.of(seen.getRed(), seen.getGreen(), seen.getBlue()))
                .allSatisfy(part -> assertThat(part).isBetween(0.49, 0.51));
    }

    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void only_colours_change_and_shapes_and_marks_do_not(ColourVision vision) {
        DieSkin seen = vision.seen(DieSkin.BLUE);
        assertThat(seen.edge()).isEqualTo(DieSkin.BLUE.edge());
        assertThat(seen.mark()).isEqualTo(DieSkin.BLUE.mark());
    }

    private static double distance(Color one, Color other) {
        return Math.sqrt(Math.pow(one.getRed() - other.getRed(), 2)
                + Math.pow(one.getGreen() - other.getGreen(), 2)
                + Math.pow(one.getBlue() - other.getBlue(), 2));
    }
}
