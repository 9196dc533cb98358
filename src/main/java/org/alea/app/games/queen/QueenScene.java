package org.alea.app.games.queen;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;
import org.alea.app.table.Brush;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The crown in the sun above two rows of arcades and the sand of the arena. */
final class QueenScene {
    private static final int RAYS = 40;
    private static final int ARCHES = 9;

    private QueenScene() {}

    static void paint(GraphicsContext canvas, double w, double h) {
        Brush brush = new Brush(canvas);
        double x = w / 2;
        double y = h * 0.4;
        double s = Math.min(w, h);
        brush.sky(
                w,
                h,
                new Stop(0, Color.web("#7e2f1c")),
                new Stop(0.55, Color.web("#d8692f")),
                new Stop(1, Color.web("#3a1a10")));
        rays(brush, x, y, w * 1.2);
        brush.disc(x, y, s * 0.27, Color.web("#F7B267"));
        brush.ring(x, y, s * 0.235, 2, Color.web("#fff0d0"), 3, 7);
        arcade(canvas, brush, w, h, h * 0.56, Color.web("#743719"), Color.web("#3a1a10"));
        arcade(canvas, brush, w, h, h * 0.69, Color.web("#5b2a18"), Color.web("#2c130d"));
        brush.hill(w, h, h * 0.82, h * 0.74, Color.web("#c58a52"));
        brush.hill(w, h, h * 0.87, h * 0.79, Color.web("#8a5630"));
        brush.emblem(MaterialDesignC.CROWN, x, y - s * 0.01, s * 0.3, Color.web("#4a1a0c"));
    }

    private static void rays(Brush brush, double x, double y, double length) {
        for (int i = 0; i < RAYS; i++) {
            double[] from = Brush.polar(x, y, length, i * 9 - 2.1);
            double[] to = Brush.polar(x, y, length, i * 9 + 2.1);
            brush.polygon(Color.web("#FFD9A0", i % 2 == 1 ? 0.05 : 0.13), x, y, from[0], from[1], to[0], to[1]);
        }
    }

    private static void arcade(
            GraphicsContext canvas, Brush brush, double w, double h, double y, Color wall, Color shade) {
        double storey = h * 0.13;
        double bay = w / ARCHES;
        brush.block(0, y, w, storey + 1, wall);
        canvas.setFill(shade);
        for (int i = 0; i < ARCHES; i++) {
            double left = i * bay + bay * 0.2;
            double width = bay * 0.6;
            double spring = Math.min(y + h * 0.03 + width / 2, y + storey);
            canvas.fillRect(left, spring, width, y + storey - spring);
            canvas.fillArc(left, spring - width / 2, width, width, 0, 180, javafx.scene.shape.ArcType.CHORD);
        }
        brush.block(0, y, w, 4, Color.web("#c9783f", 0.7));
    }
}
