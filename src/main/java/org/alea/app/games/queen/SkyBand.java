package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.table.Polar;

/**
 * The ring of Sun and Moon around the dial: half gold, half night, turned to the slots they stand at.
 *
 * @param shown whether the module is in play
 * @param sun where the sun stands, in degrees; negative while it has not been turned
 * @param moon where the moon stands
 */
record SkyBand(boolean shown, double sun, double moon) {
    static final SkyBand NONE = new SkyBand(false, -1, -1);

    private static double width(boolean compact) {
        return compact ? 28 : 34;
    }

    /** How far from the middle of a dial of this radius the band runs. */
    static double middle(double dial, boolean compact) {
        return dial + width(compact) / 2 + 3;
    }

    List<Node> draw(double dial, boolean compact) {
        if (!shown) {
            return List.of();
        }
        double width = width(compact);
        double radius = middle(dial, compact);
        List<Node> nodes = new ArrayList<>();
        Circle shade = ring(radius, Color.web("#0B0A0F"), width + 10);
        shade.setTranslateY(4);
        shade.setOpacity(0.4);
        nodes.add(shade);
        nodes.add(ring(radius, Color.web("#0D0B10"), width + 6));
        if (sun >= 0) {
            nodes.add(arc(radius, sun, 78, Color.web("#6D5320"), width));
            nodes.add(arc(radius, sun, 40, Color.web("#A67C26"), width));
            nodes.add(arc(radius, moon, 78, Color.web("#18224A"), width));
            nodes.add(arc(radius, moon, 40, Color.web("#263572"), width));
            nodes.addAll(stars(radius));
        }
        nodes.add(ring(radius + width / 2, Color.web("#C79B4A"), 2.5));
        return nodes;
    }

    private List<Node> stars(double radius) {
        List<Node> stars = new ArrayList<>();
        double[] places = {-66, -54, 52, 63, 71};
        for (int i = 0; i < places.length; i++) {
            var at = Polar.at(0, 0, radius + (i % 2 == 1 ? 6 : -6), moon + places[i]);
            stars.add(new Circle(at.getX(), at.getY(), 1.4 + i % 2, Color.web("#C9D5FF")));
        }
        return stars;
    }

    private static Circle ring(double radius, Paint paint, double width) {
        Circle ring = new Circle(radius, Color.TRANSPARENT);
        ring.setStroke(paint);
        ring.setStrokeWidth(width);
        return ring;
    }

    private static Arc arc(double radius, double middle, double half, Paint paint, double width) {
        Arc arc = new Arc(0, 0, radius, radius, 90 - middle - half, half * 2);
        arc.setType(ArcType.OPEN);
        arc.setFill(Color.TRANSPARENT);
        arc.setStroke(paint);
        arc.setStrokeWidth(width);
        arc.setStrokeLineCap(StrokeLineCap.BUTT);
        return arc;
    }
}
