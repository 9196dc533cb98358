package org.alea.app.shell;

import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;

/** The mark of the suite: the five of a die inside a brass ring of 24 ticks, its middle pip of ember. */
public final class Logo extends Region {
    /** Polished brass, lit from the top left. */
    public static final LinearGradient BRASS = new LinearGradient(
            0,
            0,
            1,
            1,
            true,
            CycleMethod.NO_CYCLE,
            new Stop(0, Color.web("#F4DC9E")),
            new Stop(0.35, Color.web("#C79B4A")),
            new Stop(0.6, Color.web("#8A672B")),
            new Stop(1, Color.web("#E2BE70")));

    private static final double[][] PIPS = {{36, 36}, {64, 36}, {36, 64}, {64, 64}};

    private final Canvas canvas = new Canvas();

    public Logo() {
        getStyleClass().add("logo");
        getChildren().add(canvas);
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        canvas.relocate((getWidth() - size) / 2, (getHeight() - size) / 2);
        if (size != canvas.getWidth()) {
            draw(size);
        }
    }

    private void draw(double size) {
        canvas.setWidth(size);
        canvas.setHeight(size);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, size, size);
        g.save();
        g.scale(size / 100, size / 100);
        paint(g);
        g.restore();
    }

    /** The mark as a picture, for the window's frame. */
    public static Image picture(double size) {
        Canvas canvas = new Canvas(size, size);
        canvas.getGraphicsContext2D().scale(size / 100, size / 100);
        paint(canvas.getGraphicsContext2D());
        SnapshotParameters transparent = new SnapshotParameters();
        transparent.setFill(Color.TRANSPARENT);
        return canvas.snapshot(transparent, null);
    }

    /** Paints the mark into a square of 100. */
    private static void paint(GraphicsContext g) {
        disc(g, 50, 50, 47.5, Color.web("#0F1825"));
        g.setStroke(BRASS);
        g.setLineWidth(7);
        g.strokeOval(6, 6, 88, 88);
        for (int i = 0; i < 24; i++) {
            boolean quarter = i % 6 == 0;
            double angle = Math.toRadians(i * 15);
            double inner = quarter ? 30 : 34;
            g.setStroke(Color.web(quarter ? "#F4DC9E" : "#94702F"));
            g.setLineWidth(quarter ? 3 : 2);
            g.strokeLine(
                    50 + 39 * Math.cos(angle),
                    50 + 39 * Math.sin(angle),
                    50 + inner * Math.cos(angle),
                    50 + inner * Math.sin(angle));
        }
        for (double[] pip : PIPS) {
            disc(g, pip[0], pip[1], 6, Color.web("#F3EDDF"));
        }
        disc(g, 50, 50, 7.5, Color.web("#F2824F"));
    }

    private static void disc(GraphicsContext g, double x, double y, double radius, Color colour) {
        g.setFill(colour);
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
