package org.alea.app.table;

import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.transform.Scale;

/** The cloth under a table: one picture, painted when the table is laid and never animated. */
public final class Felt extends Region {
    private final Canvas canvas = new Canvas();

    /** The two colours of the cloth and the colour of its pattern. */
    public record Cloth(Color centre, Color edge, Color thread, FeltPattern pattern) {

        public static Cloth of(String centre, String edge, Color thread, FeltPattern pattern) {
            return new Cloth(Color.web(centre), Color.web(edge), thread, pattern);
        }
    }

    /** An oval printed on the cloth; dots are set {@code gap} apart, a gap of 0 draws a full line. */
    public record Oval(double radiusX, double radiusY, Color fill, Color line, double gap) {}

    public Felt() {
        canvas.setManaged(false);
        setMouseTransparent(true);
        getChildren().add(canvas);
    }

    /** Paints the cloth for a screen with {@code scale} pixels to the unit, its pattern around a centre. */
    public void paint(Cloth cloth, double centreX, double centreY, List<Oval> ovals, double scale) {
        double width = Math.max(1, getWidth());
        double height = Math.max(1, getHeight());
        canvas.setWidth(Math.ceil(width * scale));
        canvas.setHeight(Math.ceil(height * scale));
        canvas.getTransforms().setAll(new Scale(1 / scale, 1 / scale));
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.save();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        pen.scale(scale, scale);
        pen.setFill(new RadialGradient(
                0,
                0,
                centreX / width,
                centreY / height,
                0.82,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, cloth.centre()),
                new Stop(0.85, cloth.edge())));
        pen.fillRect(0, 0, width, height);
        pen.setFill(cloth.thread());
        pen.setStroke(cloth.thread());
        pen.setLineWidth(1.2);
        cloth.pattern().weave(pen, width, height, centreX, centreY);
        ovals.forEach(oval -> print(pen, oval, centreX, centreY));
        pen.restore();
    }

    private static void print(GraphicsContext pen, Oval oval, double x, double y) {
        pen.setFill(oval.fill());
        pen.fillOval(x - oval.radiusX(), y - oval.radiusY(), oval.radiusX() * 2, oval.radiusY() * 2);
        pen.setStroke(oval.line());
        pen.setLineWidth(2);
        if (oval.gap() > 0) {
            pen.setLineDashes(2, oval.gap());
        }
        pen.strokeOval(x - oval.radiusX(), y - oval.radiusY(), oval.radiusX() * 2, oval.radiusY() * 2);
        pen.setLineDashes();
    }
}
