package org.alea.app.games.royal;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;
import org.alea.app.table.Brush;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** A rose window over the roofs of the city at night. */
final class RoyalScene {
    private static final Color LEAD = Color.web("#16203c");
    private static final String[] GLASS = {"#DDB665", "#B63526", "#4C90E2", "#63C295"};
    private static final String[] WALLS = {"#0f1730", "#16203f", "#0c1328"};
    private static final double[] ROOFS = {.3, .42, .26, .5, .36, .46, .3, .4, .34, .52, .3, .44};

    private RoyalScene() {}

    static void paint(GraphicsContext canvas, double w, double h) {
        Brush brush = new Brush(canvas);
        brush.sky(w, h, new Stop(0, Color.web("#1a2a5e")), new Stop(1, Color.web("#4a63b5")));
        window(brush, w * 0.78, h * 0.26, Math.min(w, h) * 0.22);
        roofs(brush, w, h);
    }

    private static void window(Brush brush, double x, double y, double radius) {
        brush.disc(x, y, radius, LEAD);
        for (int i = 0; i < 12; i++) {
            double[] pane = Brush.polar(x, y, radius * 0.62, i * 30);
            brush.disc(pane[0], pane[1], radius * 0.2, Color.web(GLASS[i % 4], 0.9));
        }
        for (int i = 0; i < 12; i++) {
            double[] rim = Brush.polar(x, y, radius * 0.95, i * 30 + 15);
            brush.line(x, y, rim[0], rim[1], 4, LEAD);
        }
        brush.disc(x, y, radius * 0.3, Color.web("#F4DC9E"));
        brush.ring(x, y, radius, 5, Color.web("#c9b27a"));
        brush.emblem(MaterialDesignF.FLEUR_DE_LIS, x, y, radius * 0.4, Color.web("#5a3f0c"));
    }

    private static void roofs(Brush brush, double w, double h) {
        double width = w / 11;
        for (int i = 0; i < ROOFS.length; i++) {
            double x = i * width - 8;
            double y = h * (1 - ROOFS[i] * 0.62);
            brush.polygon(
                    Color.web(WALLS[i % 3]), x, h, x, y, x + width / 2, y - width * 0.55, x + width, y, x + width, h);
            brush.block(
                    x + width * 0.4, y + 12, width * 0.2, width * 0.26, Color.web("#F4DC9E", i % 2 == 1 ? 0.75 : 0.3));
        }
    }
}
