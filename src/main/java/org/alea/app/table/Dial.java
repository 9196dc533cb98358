package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/**
 * The brass dial every table has: a graduated ring with a dark face. Games put their own reading on it (seconds, rounds,
 * days) and their own figures into its centre. Everything is drawn around the middle of the dial.
 */
public final class Dial extends Region {
    private final Group drawing = new Group();
    private final Group reading = new Group();
    private final Group centre = new Group();

    /** A dial of the given outer brass radius whose free inner disc has {@code innerRadius}, or none if that is 0. */
    public Dial(double radius, double innerRadius) {
        getStyleClass().add("dial");
        double width = radius > 140 ? 9 : 7;
        Circle shadow = new Circle(radius + 4);
        shadow.setTranslateY(5);
        shadow.getStyleClass().add("dial-shadow");
        Circle face = new Circle(radius);
        face.getStyleClass().add("dial-face");
        Circle inner = new Circle(innerRadius);
        inner.getStyleClass().add("dial-inner");
        inner.setVisible(innerRadius > 0);
        List<Node> layers = new ArrayList<>(List.of(shadow, face, Brass.ring(radius, width)));
        layers.add(Brass.ticks(radius - width / 2, 60, radius * 0.03, 5, radius * 0.055));
        layers.addAll(List.of(reading, inner, centre));
        drawing.getChildren().setAll(layers);
        drawing.setManaged(false);
        getChildren().add(drawing);
        setMinSize(radius * 2, radius * 2);
        setPrefSize(radius * 2, radius * 2);
        setMaxSize(radius * 2, radius * 2);
    }

    /** What the ring shows, around the origin. */
    public void reading(Node... nodes) {
        reading.getChildren().setAll(nodes);
    }

    /** What stands in the middle, around the origin. */
    public void centre(Node... nodes) {
        centre.getChildren().setAll(nodes);
    }

    @Override
    protected void layoutChildren() {
        drawing.relocate(0, 0);
        drawing.setLayoutX(getWidth() / 2);
        drawing.setLayoutY(getHeight() / 2);
    }
}
