package org.alea.app.games.reckoners;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;
import org.alea.app.table.Brush;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** A raised fist in printed dots above the towers of the city. */
final class ReckonersScene {
    private static final Color SIGNAL = Color.web("#C6D84B");
    private static final Color WINDOW = Color.web("#C6D84B", 0.85);
    private static final String[] WALLS = {"#0d1013", "#161a1f", "#0a0c0f"};
    private static final double[] TOWERS = {.5, .68, .4, .8, .56, .34, .62, .74, .46, .6};

    private ReckonersScene() {}

    static void paint(GraphicsContext canvas, double w, double h) {
        Brush brush = new Brush(canvas);
        double x = w * 0.68;
        double y = h * 0.34;
        brush.sky(w, h, new Stop(0, Color.web("#2b3137")), new Stop(1, Color.web("#59634f")));
        dots(brush, w, h, x, y, h / 196);
        brush.emblem(MaterialDesignA.ARM_FLEX, x, y + 4, h * 0.42, Color.web("#12161a"));
        towers(brush, w, h);
    }

    private static void dots(Brush brush, double w, double h, double x, double y, double scale) {
        double grid = 9 * scale;
        int row = 0;
        for (double dotY = 0; dotY < h * 0.75; dotY += grid, row++) {
            for (double dotX = (row % 2) * grid / 2; dotX < w; dotX += grid) {
                double radius = 3.6 * scale - Math.hypot(dotX - x, dotY - y) / 46;
                if (radius > 0.4) {
                    brush.disc(dotX, dotY, radius, SIGNAL);
                }
            }
        }
    }

    private static void towers(Brush brush, double w, double h) {
        double width = w / 9;
        for (int i = 0; i < TOWERS.length; i++) {
            double x = i * width - 10;
            double y = h * (1 - TOWERS[i] * 0.72);
            brush.block(x, y, width - 4, h, Color.web(WALLS[i % 3]));
            for (int row = 0; y + 9 + row * 14 < h; row++) {
                for (int column = 0; 6 + column * 10 < width - 12; column++) {
                    if ((i * 5 + row * 3 + column * 7 + row * column) % 5 == 0) {
                        brush.block(x + 6 + column * 10, y + 9 + row * 14, 5, 7, WINDOW);
                    }
                }
            }
        }
    }
}
