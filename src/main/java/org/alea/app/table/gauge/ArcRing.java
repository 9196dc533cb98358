package org.alea.app.table.gauge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;

/** A ring of arcs around the origin, clockwise from twelve o'clock: the reading of a dial or of a figure. */
public final class ArcRing extends Group {
    private final double radius;
    private final double width;
    private final double gap;

    /**
     * One arc.
     *
     * @param share how much of the ring it takes, compared to the others
     * @param weight how wide it is, compared to the ring
     */
    public record Part(Color colour, double share, double weight, double opacity) {

        public static Part of(Color colour) {
            return new Part(colour, 1, 1, 1);
        }

        public Part faded(double light) {
            return new Part(colour, share, weight, light);
        }

        public Part wide(double times) {
            return new Part(colour, share, times, opacity);
        }
    }

    /** @param gap degrees that every arc leaves free at both ends */
    public ArcRing(double radius, double width, double gap) {
        this.radius = radius;
        this.width = width;
        this.gap = gap;
        setMouseTransparent(true);
    }

    /** As many equal parts as {@code count}, the first {@code lit} of them in one colour, the others in another. */
    public static List<Part> parts(int count, int lit, Color on, Color off) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(Part.of(i < lit ? on : off));
        }
        return parts;
    }

    public void show(List<Part> parts) {
        double all = parts.stream().mapToDouble(Part::share).sum();
        List<Node> arcs = new ArrayList<>();
        double from = 0;
        for (Part part : parts) {
            double degrees = 360 * part.share() / all;
            Arc arc = new Arc(0, 0, radius, radius, 90 - from - gap, -(degrees - 2 * gap));
            arc.setType(ArcType.OPEN);
            arc.setFill(Color.TRANSPARENT);
            arc.setStroke(part.colour());
            arc.setStrokeWidth(width * part.weight());
            arc.setStrokeLineCap(StrokeLineCap.BUTT);
            arc.setOpacity(part.opacity());
            arcs.add(arc);
            from += degrees;
        }
        getChildren().setAll(arcs);
    }
}
