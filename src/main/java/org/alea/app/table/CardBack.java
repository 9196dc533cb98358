package org.alea.app.table;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;

/** The back of a card: a dial around the five of a die, on cloth of the game's colour. */
public final class CardBack extends StackPane {
    private static final double[][] FIVE = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, 0}};

    public CardBack(double width, double height) {
        getStyleClass().add("card-back");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        Region line = new Region();
        line.getStyleClass().add("card-back-line");
        StackPane.setMargin(line, new Insets(7));
        getChildren().addAll(line, mark(Math.min(width, height) * 0.27));
    }

    /** The back of a card whose deck is told by a sign in the corner. */
    public CardBack(double width, double height, Node sign) {
        this(width, height);
        StackPane.setAlignment(sign, Pos.TOP_LEFT);
        StackPane.setMargin(sign, new Insets(16));
        getChildren().add(sign);
    }

    private static Node mark(double radius) {
        Group mark = new Group(
                Brass.ring(radius, radius * 0.12), Brass.ticks(radius * 0.9, 24, radius * 0.1, 6, radius * 0.2));
        for (double[] pip : FIVE) {
            Circle dot = new Circle(pip[0] * radius * 0.34, pip[1] * radius * 0.34, radius * 0.12);
            dot.getStyleClass().add(pip[0] == 0 ? "card-back-heart" : "card-back-pip");
            mark.getChildren().add(dot);
        }
        return mark;
    }
}
