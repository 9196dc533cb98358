package org.alea.app.table.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymbolTest extends UiTest {

    @ParameterizedTest
    @EnumSource(Symbol.class)
    void everySymbolCanBeDrawnAndPainted(Symbol symbol) {
        onFxThread(() -> {
            Bounds bounds = Sign.at(symbol.icon(), 50, 40, 30, Color.BLACK).getBoundsInLocal();
            assertThat(bounds.getCenterX()).isCloseTo(50, within(4.0));
            assertThat(bounds.getCenterY()).isCloseTo(40, within(6.0));
            Sign.paint(new Canvas(30, 30).getGraphicsContext2D(), symbol.icon(), 15, 15, 30);
        });
    }

    @Test
    void aDrawnSignFillsItsSquare() {
        onFxThread(() -> {
            Node sign = Sign.of("alea-heart", 18);
            assertThat(sign.getLayoutBounds().getWidth()).isCloseTo(18, within(0.01));
            assertThat(sign.getLayoutBounds().getHeight()).isCloseTo(18, within(0.01));
        });
    }

    @Test
    void aSignNobodyDrewIsNamed() {
        assertThatThrownBy(() -> DrawnSign.path("alea-dragon"))
                .hasMessageContaining("there is no drawn sign alea-dragon");
    }
}
