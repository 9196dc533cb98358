package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordSpaceTest extends UiTest {
    private static final int STEPS = 10;

    /** The widest empty band in a line, in pixels, wherever on a pixel the line begins. */
    private int narrowestGap(String line, String family, double size) {
        int[] narrowest = {Integer.MAX_VALUE};
        onFxThread(() -> {
            Text text = new Text(line);
            text.setFont(Font.font(family, size));
            text.setFill(Color.WHITE);
            Pane pane = new Pane(text);
            pane.setStyle("-fx-background-color: black;");
            Scene scene = new Scene(pane, 60, 30, Color.BLACK);
            for (int step = 0; step < STEPS; step++) {
                text.setTranslateX(4 + (double) step / STEPS);
                text.setTranslateY(20);
                narrowest[0] = Math.min(narrowest[0], widestBand(scene.snapshot(null)));
            }
        });
        return narrowest[0];
    }

    private static int widestBand(WritableImage picture) {
        int widest = 0;
        int last = -1;
        for (int x = 0; x < picture.getWidth(); x++) {
            if (inked(picture, x)) {
                widest = last < 0 ? 0 : Math.max(widest, x - last - 1);
                last = x;
            }
        }
        return widest;
    }

    private static boolean inked(WritableImage picture, int x) {
        for (int y = 0; y < picture.getHeight(); y++) {
            if (picture.getPixelReader().getColor(x, y).getBrightness() > 0.25) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(doubles = {10.5, 11, 11.5, 12, 12.5, 13, 14})
    void wordsOfSmallTextStandApart(double size) {
        for (String family : List.of(Fonts.TEXT, Fonts.STRONG, Fonts.NUMBER)) {
            for (String ends : List.of("r s", "r e", "t f", "e d", "r\u00A0s")) {
                assertThat(narrowestGap(ends, family, size))
                        .as("%s in %s of %s px", ends, family, size)
                        .isGreaterThan(1);
            }
        }
    }

    @Test
    void onlySpacesAreWidened() throws IOException {
        byte[] face;
        try (InputStream in = Fonts.class.getResourceAsStream("/org/alea/app/fonts/SourceSans3_400Regular.ttf")) {
            face = in.readAllBytes();
        }
        byte[] wider = WordSpace.widened(face);
        // the two bytes of one width: space and no-break space are one glyph here
        assertThat(IntStream.range(0, face.length).filter(at -> face[at] != wider[at]))
                .hasSizeBetween(1, 2);
        assertThat(WordSpace.widened(wider)).isEqualTo(wider);
    }
}
