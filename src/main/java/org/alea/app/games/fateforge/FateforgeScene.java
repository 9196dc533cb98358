package org.alea.app.games.fateforge;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.table.Brush;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/** Sparks from the anvil in front of three ridges of hills. */
final class FateforgeScene {
    private static final Color IRON = Color.web("#0a1f1a");

    private FateforgeScene() {}

    static void paint(GraphicsContext canvas, double w, double h) {
        Brush brush = new Brush(canvas);
        double x = w * 0.7;
        brush.sky(w, h, new Stop(0, Color.web("#0f3b33")), new Stop(1, Color.web("#3f9c77")));
        ridge(brush, w, h, 0.5, 0.8, Color.web("#1d5743"));
        ridge(brush, w, h, 0.62, 1.4, Color.web("#174636"));
        ridge(brush, w, h, 0.76, 2.2, Color.web("#10332a"));
        brush.disc(x, h * 0.47, h * 0.34, Color.web("#FFB454", 0.12));
        brush.disc(x, h * 0.47, h * 0.22, Color.web("#FFB454", 0.18));
        sparks(canvas, brush, x, h * 0.45, h / 196);
        brush.emblem(MaterialDesignA.ANVIL, x, h * 0.58, h * 0.5, IRON);
        brush.emblem(MaterialDesignH.HAMMER, x + h * 0.1, h * 0.28, h * 0.3, IRON);
    }

    private static void ridge(Brush brush, double w, double h, double base, double step, Color colour) {
        double[] points = new double[22];
        points[1] = h;
        for (int i = 0; i <= 8; i++) {
            points[2 + 2 * i] = w * i / 8;
            points[3 + 2 * i] = h * (base - ((i * step * 7) % 3) * 0.07);
        }
        points[20] = w;
        points[21] = h;
        brush.polygon(colour, points);
    }

    private static void sparks(GraphicsContext canvas, Brush brush, double x, double y, double scale) {
        canvas.setLineCap(StrokeLineCap.ROUND);
        for (int i = 0; i < 22; i++) {
            double angle = -80 + i * 7.5;
            double[] from = Brush.polar(x, y, (26 + (i % 3) * 8) * scale, angle);
            double[] to = Brush.polar(x, y, (44 + (i * 13) % 40) * scale, angle);
            brush.line(from[0], from[1], to[0], to[1], (1.5 + i % 3) * scale, Color.web("#FFD27A"));
        }
        canvas.setLineCap(StrokeLineCap.BUTT);
    }
}
