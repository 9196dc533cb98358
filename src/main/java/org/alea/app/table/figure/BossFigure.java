package org.alea.app.table.figure;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.alea.app.table.Brass;
import org.alea.app.table.Drawing;
import org.alea.app.table.gauge.ArcRing;
import org.alea.app.table.symbol.Sign;

/** A boss, on the map and on its card: wounds in the outer ring, what resists this round in the inner one. */
public final class BossFigure extends Drawing {
    private static final double DRAWN = 124;
    private static final Color WOUND = Color.web("#F2725F");
    private static final Color RESISTANCE = Color.web("#E9C778");

    private final double size;

    /** What is seen of a boss. */
    public record Reading(Medal.Face face, String name, int wounds, int wounded, int resistance, int left) {}

    public BossFigure(Reading reading, double size) {
        super(size, size);
        this.size = size;
        getStyleClass().add("boss-figure");
        show(reading);
    }

    public void show(Reading reading) {
        double middle = size / 2;
        double unit = size / DRAWN;
        List<Node> layers = new ArrayList<>();
        layers.add(new Circle(middle, middle, 58 * unit, Color.web("#160C0C")));
        Node brass = Brass.ring(58 * unit, 5 * unit);
        brass.setTranslateX(middle);
        brass.setTranslateY(middle);
        layers.add(brass);
        ArcRing wounds = new ArcRing(52 * unit, 7 * unit, 4);
        wounds.show(ArcRing.parts(reading.wounds(), reading.wounds() - reading.wounded(), WOUND, Color.web("#3A2A2A")));
        ArcRing resistance = new ArcRing(44 * unit, 5 * unit, 5);
        resistance.show(ArcRing.parts(reading.resistance(), reading.left(), RESISTANCE, Color.web("#4B4433")));
        for (ArcRing ring : List.of(wounds, resistance)) {
            ring.setTranslateX(middle);
            ring.setTranslateY(middle);
            layers.add(ring);
        }
        layers.add(
                new Circle(middle, middle, 39 * unit, Color.web(reading.face().colour())));
        layers.add(Sign.at(reading.face().emblem(), middle, middle - unit, 48 * unit, Color.web("#FFE9D8")));
        draw(layers.toArray(Node[]::new));
        setAccessibleText(reading.name());
    }
}
