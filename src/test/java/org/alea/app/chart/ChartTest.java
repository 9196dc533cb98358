package org.alea.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ChartTest extends UiTest {
    private final Chart[] chart = new Chart[1];

    @ParameterizedTest
    @EnumSource
    void a_curve_has_a_seam_of_the_ground_where_it_crosses_a_bar(Choices.Theme theme) {
        show(theme);
        onFxThread(() -> chart[0].paint("", pen -> {
            pen.bar(0, 0, 200, 100, 0, Ink.EVEN);
            pen.curve(List.of(new Point2D(0, 50), new Point2D(200, 50)), 3, Ink.CURVE, true);
            return List.of();
        }));
        onFxThread(() -> {
            PixelReader pixels = chart[0].getScene().snapshot(null).getPixelReader();
            Color ground = theme == Choices.Theme.DARK ? Color.web("#152132") : Color.web("#F6F1E6");
            assertThat(List.of(pixels.getColor(100, 47), pixels.getColor(100, 52)))
                    .containsOnly(ground);
        });
    }

    @ParameterizedTest
    @CsvSource({"RIGHT, one", "LEFT, three"})
    void the_arrows_begin_at_the_end_they_come_from(KeyCode arrow, String words) {
        show(Choices.Theme.DARK);
        onFxThread(() -> {
            chart[0].paint(
                    "",
                    pen -> List.of(
                            new Chart.Value(0, 0, 9, 9, "one"),
                            new Chart.Value(9, 0, 9, 9, "two"),
                            new Chart.Value(18, 0, 9, 9, "three")));
            chart[0].requestFocus();
        });
        type(arrow);
        assertThat(chart[0].getAccessibleText()).isEqualTo(words);
    }

    private void show(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        show(desk, 200, 100, () -> chart[0] = new Chart(), "charts");
    }
}
