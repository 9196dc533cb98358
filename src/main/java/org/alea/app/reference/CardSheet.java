package org.alea.app.reference;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Theme;
import org.alea.store.Setting;

/** Prints cards on one sheet and writes it as a picture into the player's folder. */
final class CardSheet {
    private static final int PIXELS_PER_UNIT = 2;
    private static final double WIDTH = 252;
    private static final double HEIGHT = 206;
    private static final int COLUMNS = 4;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("'cards'-yyyy-MM-dd-HHmmss'.png'");

    private final Desk desk;
    private final ReferenceStyle style;

    CardSheet(Desk desk, ReferenceStyle style) {
        this.desk = desk;
        this.style = style;
    }

    /** Draws the sheet at once and writes it away from the JavaFX thread; a line at the foot tells where it went. */
    void export(List<Card> cards) {
        WritableImage sheet = draw(cards);
        Path file = desk.store()
                .folder()
                .root()
                .resolve("export")
                .resolve(LocalDateTime.now(desk.calendar()).format(NAME));
        desk.background().execute(() -> {
            String line = write(sheet, file, cards.size());
            Platform.runLater(() -> desk.navigator().toast(line));
        });
    }

    private WritableImage draw(List<Card> cards) {
        TilePane sheet = new TilePane();
        sheet.setPrefColumns(Math.min(COLUMNS, cards.size()));
        sheet.getStyleClass().add("card-sheet");
        for (Card card : cards) {
            StackPane place = new StackPane(FacePane.fit(
                    card.entry().front(), desk.texts(), style.of(card.game()), WIDTH - 20, HEIGHT - 20, 1.25));
            place.setAlignment(Pos.CENTER);
            place.setPrefSize(WIDTH, HEIGHT);
            sheet.getChildren().add(place);
        }
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        // only what is in a scene is styled
        Scene scene = new Scene(new StackPane(sheet));
        scene.getRoot().setStyle("-fx-font-size: 14px;");
        Theme.of(desk.preferences().get(Setting.THEME)).dress(scene);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        SnapshotParameters twice = new SnapshotParameters();
        twice.setTransform(new Scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT));
        twice.setFill(Color.TRANSPARENT);
        return sheet.snapshot(twice, null);
    }

    private String write(WritableImage sheet, Path file, int cards) {
        int width = (int) sheet.getWidth();
        int height = (int) sheet.getHeight();
        int[] pixels = new int[width * height];
        sheet.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
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
