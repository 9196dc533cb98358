package org.alea.app.reference;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.alea.app.shell.Desk;
import org.alea.store.Setting;

/** Writes cards as one picture into the player's folder. */
final class CardPicture {
    private static final int PIXELS_PER_UNIT = 2;
    private static final int COLUMNS = 4;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("'cards'-yyyy-MM-dd-HHmmss'.png'");

    private final Desk desk;
    private final CardSheet sheet;

    CardPicture(Desk desk, CardSheet sheet) {
        this.desk = desk;
        this.sheet = sheet;
    }

    /** Draws the picture at once and writes it away from the JavaFX thread; a line at the foot tells where it went. */
    void export(List<Card> cards) {
        SnapshotParameters twice = new SnapshotParameters();
        twice.setTransform(new Scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT));
        twice.setFill(Color.TRANSPARENT);
        CardSheet.Paper paper =
                new CardSheet.Paper(COLUMNS, desk.preferences().get(Setting.THEME), "card-sheet", PIXELS_PER_UNIT);
        WritableImage picture = sheet.lay(cards, paper).snapshot(twice, null);
        Path file = desk.store()
                .folder()
                .root()
                .resolve("export")
                .resolve(LocalDateTime.now(desk.calendar()).format(NAME));
        desk.background().execute(() -> {
            String line = write(picture, file, cards.size());
            Platform.runLater(() -> desk.navigator().toast(line));
        });
    }

    private String write(WritableImage picture, Path file, int cards) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        int[] pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        try {
            Files.createDirectories(file.resolveSibling("."));
            try (OutputStream out = Files.newOutputStream(file)) {
                Png.write(width, height, pixels, out);
            }
            return desk.texts().get("reference.exported", cards, file);
        } catch (IOException e) {
            return desk.texts().get("reference.notExported", String.valueOf(e.getMessage()));
        }
    }
}
