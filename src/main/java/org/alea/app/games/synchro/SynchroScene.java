package org.alea.app.games.synchro;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Stop;
import org.alea.app.table.Brush;

/** Five crystals before a sun that sinks behind the horizon. */
final class SynchroScene {
    private static final Color DUSK = Color.web("#8a4aa3", 0.55);
    private static final Color SHADE = Color.web("#1d0f34", 0.28);
    private static final Color LIGHT = Color.web("#ffffff", 0.25);

    /** A crystal: its middle, its tip, its half width and its foot, in fractions of the scene. */
    private record Crystal(double x, double tip, double half, double foot, String colour) {}

    private static final Crystal[] CRYSTALS = {
        new Crystal(.66, .16, .1, .78, "#F0B6F7"),
        new Crystal(.56, .3, .07, .76, "#B98CEB"),
        new Crystal(.77, .28, .08, .78, "#9FC4FF"),
        new Crystal(.86, .42, .05, .78, "#F7D08A"),
        new Crystal(.47, .44, .05, .76, "#8FE0C8")
    };

    private SynchroScene() {}

    static void paint(GraphicsContext canvas, double w, double h) {
        Brush brush = new Brush(canvas);
        brush.sky(
                w,
                h,
                new Stop(0, Color.web("#2a1a52")),
                new Stop(0.6, Color.web("#8a4aa3")),
                new Stop(1, Color.web("#e68fb0")));
        brush.disc(w * 0.66, h * 0.66, h * 0.34, Color.web("#FFD9B8", 0.85));
        for (int i = 0; i < 5; i++) {
            brush.block(0, h * (0.52 + i * 0.05), w, 2 + i * 1.6, DUSK);
        }
        for (Crystal crystal : CRYSTALS) {
            paint(brush, crystal, w, h);
        }
        ground(canvas, w, h);
    }

    private static void paint(Brush brush, Crystal crystal, double w, double h) {
        double x = w * crystal.x;
        double tip = h * crystal.tip;
        // broad scenes would make them fat
        double half = Math.min(w, h * 2) * crystal.half;
        double foot = h * crystal.foot;
        double shoulder = tip + half * 1.1;
        brush.polygon(
                Color.web(crystal.colour),
                x,
                tip,
                x + half * 0.8,
                shoulder,
                x + half * 0.55,
                foot,
                x - half * 0.55,
                foot,
                x - half * 0.8,
                shoulder);
        brush.polygon(SHADE, x, tip, x + half * 0.8, shoulder, x + half * 0.55, foot, x, foot);
        brush.polygon(LIGHT, x, tip, x - half * 0.8, shoulder, x, tip + half * 1.5, x + half * 0.8, shoulder);
    }

    private static void ground(GraphicsContext canvas, double w, double h) {
        canvas.setFill(Color.web("#27153f"));
        canvas.beginPath();
        canvas.moveTo(0, h * 0.76);
        canvas.quadraticCurveTo(w * 0.3, h * 0.68, w * 0.55, h * 0.77);
        canvas.quadraticCurveTo(w * 0.8, h * 0.86, w, h * 0.73);
        canvas.lineTo(w, h);
        canvas.lineTo(0, h);
        canvas.closePath();
        canvas.fill();
    }
}
