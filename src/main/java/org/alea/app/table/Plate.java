package org.alea.app.table;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import org.alea.app.shell.Icon;

/** The engraved plate of a card: a line pattern, a disc and an emblem. Each one is drawn once and printed many times. */
public record Plate(String emblem, PlatePattern pattern, double width, double height) {
    private static final int KEPT = 240;
    private static final Color GROUND = Color.web("#DFCFA6");
    private static final Color LINES = Color.web("#B99F63");
    private static final Color RIM = Color.web("#A58A4D");
    private static final Color DISC = Color.web("#EFE3C4");
    private static final Color INK = Color.web("#33291A");

    private static final Map<Print, Image> PRINTS = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Print, Image> eldest) {
            return size() > KEPT;
        }
    };

    private record Print(Plate plate, double scale) {}

    /** The plate for a screen with {@code scale} pixels to the unit. */
    public ImageView print(double scale) {
        ImageView view = new ImageView(PRINTS.computeIfAbsent(new Print(this, scale), Plate::draw));
        view.setFitWidth(width);
        view.setFitHeight(height);
        return view;
    }

    private static Image draw(Print print) {
        Plate plate = print.plate();
        Canvas canvas = new Canvas(Math.ceil(plate.width * print.scale()), Math.ceil(plate.height * print.scale()));
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.scale(canvas.getWidth() / plate.width, canvas.getHeight() / plate.height);
        plate.engrave(pen);
        SnapshotParameters transparent = new SnapshotParameters();
        transparent.setFill(Color.TRANSPARENT);
        return canvas.snapshot(transparent, null);
    }

    private void engrave(GraphicsContext pen) {
        pen.save();
        roundRectangle(pen, 0, 0, width, height, 6);
        pen.clip();
        pen.setFill(GROUND);
        pen.fillRect(0, 0, width, height);
        pen.setGlobalAlpha(0.55);
        pen.setStroke(LINES);
        pen.setFill(LINES);
        pen.setLineWidth(1);
        pattern.engrave(pen, width, height);
        pen.setGlobalAlpha(1);
        disc(pen);
        pen.restore();
        pen.setStroke(RIM.deriveColor(0, 1, 1, 0.8));
        pen.setLineWidth(1);
        roundRectangle(pen, 0.5, 0.5, width - 1, height - 1, 6);
        pen.stroke();
    }

    private void disc(GraphicsContext pen) {
        double r = Math.min(width, height) * 0.42;
        pen.setFill(DISC);
        pen.fillOval(width / 2 - r, height / 2 - r, r * 2, r * 2);
        pen.setStroke(RIM);
        pen.setLineWidth(1.5);
        pen.strokeOval(width / 2 - r, height / 2 - r, r * 2, r * 2);
        pen.setLineWidth(0.8);
        pen.setLineDashes(2, 3);
        pen.strokeOval(width / 2 - r + 4, height / 2 - r + 4, r * 2 - 8, r * 2 - 8);
        pen.setLineDashes();
        double size = r * 1.28;
        pen.setFont(Icon.font(size));
        pen.setFill(INK);
        pen.fillText(Glyph.sign(emblem), width / 2 - size / 2, height / 2 + Glyph.baseline(size));
    }

    private static void roundRectangle(GraphicsContext pen, double x, double y, double w, double h, double r) {
        pen.beginPath();
        pen.moveTo(x + r, y);
        pen.arcTo(x + w, y, x + w, y + h, r);
        pen.arcTo(x + w, y + h, x, y + h, r);
        pen.arcTo(x, y + h, x, y, r);
        pen.arcTo(x, y, x + w, y, r);
        pen.closePath();
    }
}
