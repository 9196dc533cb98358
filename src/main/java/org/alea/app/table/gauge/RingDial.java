package org.alea.app.table.gauge;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Brass;
import org.alea.app.table.Drawing;

/** A brass dial with rings of arcs around a dark middle: rounds, days, research and health. It is dark in both themes. */
public final class RingDial extends Region {
    private static final Color FACE = Color.web("#0F1317");
    private static final Color HOLLOW = Color.web("#181E22");

    private final double radius;
    private final Group drawing = new Group();

    /**
     * One ring.
     *
     * @param at its radius, as a share of the dial's
     * @param width likewise
     * @param gap degrees between its arcs
     */
    public record Ring(double at, double width, double gap, List<ArcRing.Part> parts) {}

    public RingDial(double radius) {
        this.radius = radius;
        getStyleClass().add("ring-dial");
        drawing.setManaged(false);
        drawing.setMouseTransparent(true);
        getChildren().add(drawing);
        setMinSize(radius * 2, radius * 2);
        setPrefSize(radius * 2, radius * 2);
        setMaxSize(radius * 2, radius * 2);
    }

    /**
     * Shows rings, from the outermost, and what stands in the middle, drawn around the origin.
     *
     * @param hollow the radius of the middle, as a share of the dial's
     */
    public void show(List<Ring> rings, double hollow, Node... middle) {
        drawing.getChildren().setAll(new Circle(radius * 1.02, FACE), Brass.ring(radius * 0.97, radius * 0.06));
        for (Ring ring : rings) {
            ArcRing arcs = new ArcRing(radius * ring.at(), radius * ring.width(), ring.gap() / 2);
            arcs.show(ring.parts());
            drawing.getChildren().add(arcs);
        }
        drawing.getChildren().add(new Circle(radius * hollow, HOLLOW));
        drawing.getChildren().addAll(middle);
    }

    /** A word above a large figure, and of how many, for the middle of a dial of this radius. */
    public static Node figures(String word, String figure, String of, double radius) {
        Node large = Drawing.words(
                figure,
                of.isEmpty() ? 0 : -radius * 0.13,
                radius * 0.1,
                Fonts.NUMBER,
                radius * 0.56,
                Color.web("#F3EDDF"));
        Node small = Drawing.words(
                of,
                large.getLayoutBounds().getMaxX() + radius * 0.16,
                radius * 0.18,
                Fonts.NUMBER,
                radius * 0.3,
                Color.web("#8E9CAB"));
        return new Group(
                Drawing.words(word, 0, -radius * 0.3, Fonts.NUMBER, Math.max(11, radius * 0.14), Color.web("#BCC5CF")),
                large,
                small);
    }

    @Override
    protected void layoutChildren() {
        drawing.relocate(0, 0);
        drawing.setLayoutX(getWidth() / 2);
        drawing.setLayoutY(getHeight() / 2);
    }
}
