package org.alea.app.table;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Takes pictures of the window, to look at: they go to {@code target/screens}. */
public final class Pictures {
    private static final Path FOLDER = Path.of("target", "screens");

    private Pictures() {}

    public static Path take(String name) {
        WaitForAsyncUtils.waitForFxEvents();
        BufferedImage picture = WaitForAsyncUtils.waitForAsyncFx(10_000, Pictures::window);
        try {
            Files.createDirectories(FOLDER);
            Path file = FOLDER.resolve(name + ".png");
            ImageIO.write(picture, "png", file.toFile());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedImage window() {
        WritableImage shot =
                FxToolkit.toolkitContext().getRegisteredStage().getScene().snapshot(null);
        int width = (int) shot.getWidth();
        int height = (int) shot.getHeight();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        PixelReader pixels = shot.getPixelReader();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        return image;
    }
}
