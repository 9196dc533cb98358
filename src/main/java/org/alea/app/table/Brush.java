package org.alea.app.table;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.text.TextAlignment;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;

/** What the scenes are painted with: skies, discs, polygons and emblems of the icon font. */
public final class Brush {
    private final GraphicsContext canvas;

    public Brush(GraphicsContext canvas) {
        this.canvas = canvas;
    }

    /** Fills the rectangle from top to bottom; stops are pairs of offset and colour. */
    public void sky(double width, double height, Stop... stops) {
        canvas.setFill(new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, stops));
        canvas.fillRect(0, 0, width, height);
    }

    public void disc(double x, double y, double radius, Color colour) {
        canvas.setFill(colour);
        canvas.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    public void ring(double x, double y, double radius, double stroke, Color colour, double... dashes) {
        canvas.setStroke(colour);
        canvas.setLineWidth(stroke);
        canvas.setLineDashes(dashes);
        canvas.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        canvas.setLineDashes();
    }

    public void block(double x, double y, double width, double height, Color colour) {
        canvas.setFill(colour);
        canvas.fillRect(x, y, width, height);
    }

    public void line(double x0, double y0, double x1, double y1, double stroke, Color colour) {
        canvas.setStroke(colour);
        canvas.setLineWidth(stroke);
        canvas.strokeLine(x0, y0, x1, y1);
    }

    /** A filled polygon through the given points: x, y, x, y… */
    public void polygon(Color colour, double... points) {
        canvas.setFill(colour);
        canvas.beginPath();
        canvas.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            canvas.lineTo(points[i], points[i + 1]);
        }
        canvas.closePath();
        canvas.fill();
    }

    /** Ground under a gentle hill: from the left edge at {@code side} over {@code top} in the middle. */
    public void hill(double width, double height, double side, double top, Color colour) {
        canvas.setFill(colour);
        canvas.beginPath();
        canvas.moveTo(0, side);
        canvas.quadraticCurveTo(width / 2, top, width, side);
        canvas.lineTo(width, height);
        canvas.lineTo(0, height);
        canvas.closePath();
        canvas.fill();
    }

    /** A glyph of the icon font, centred. */
    public void emblem(Ikon glyph, double x, double y, double size, Color colour) {
        canvas.setFont(Icon.font(size));
        canvas.setFill(colour);
        canvas.setTextAlign(TextAlignment.CENTER);
        canvas.setTextBaseline(VPos.CENTER);
        canvas.fillText(Character.toString(glyph.getCode()), x, y);
    }

    /** The point at {@code degrees} clockwise from twelve o'clock. */
    public static double[] polar(double x, double y, double radius, double degrees) {
        double angle = Math.toRadians(degrees - 90);
        return new double[] {x + radius * Math.cos(angle), y + radius * Math.sin(angle)};
    }
}
