package org.alea.app.games.queen;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.alea.app.games.queen.QueenPieces.Place;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.games.queen.ConspiratorCard;

/** One box of the Conspirators: a face once revealed, a sealed back before. */
final class ConspiratorTile extends StackPane {
    private final double dieSize;
    private final double dieTop;

    /** @param printed whether its value is printed on it, at the top */
    private ConspiratorTile(double width, double height, double dieSize, boolean printed) {
        this.dieSize = dieSize;
        this.dieTop = (height - dieSize * 1.06) / (printed ? 6 : 2);
        setPrefSize(width, height);
    }

    static ConspiratorTile face(ConspiratorCard card, boolean acts, boolean compact, Speech speech) {
        double larger = acts ? (compact ? 8 : 10) : 0;
        double size = acts ? (compact ? 34 : 40) : (compact ? 27 : 32);
        ConspiratorTile tile = new ConspiratorTile(
                (compact ? 38 : 44) + Math.min(8, larger), (compact ? 58 : 70) + larger, size, true);
        DieNode die = new DieNode(DieSkin.WHITE, DieFace.pips(card.value()), size);
        Node emblem = Glyph.icon(Emblems.of(card.id()), compact ? 17 : 19);
        StackPane.setAlignment(die, Pos.TOP_CENTER);
        StackPane.setMargin(die, new Insets(tile.dieTop, 0, 0, 0));
        StackPane.setAlignment(emblem, Pos.BOTTOM_CENTER);
        StackPane.setMargin(emblem, new Insets(0, 0, tile.dieTop, 0));
        tile.getChildren().setAll(die, emblem);
        tile.getStyleClass().addAll("conspirator", acts ? "active" : "visible");
        tile.setAccessibleText(speech.name(card.name()) + ", " + card.value());
        return tile;
    }

    static ConspiratorTile back(boolean compact) {
        ConspiratorTile tile = new ConspiratorTile(compact ? 38 : 44, compact ? 58 : 70, compact ? 32 : 38, false);
        tile.getChildren().setAll(seal());
        tile.getStyleClass().addAll("conspirator", "hidden");
        return tile;
    }

    /** Where the Conspirator die lies if it shows the value of this box: over the one that is printed there. */
    Place diePlace() {
        return new Place(getLayoutX() + (getPrefWidth() - dieSize) / 2, getLayoutY() + dieTop, dieSize);
    }

    private static Node seal() {
        Group seal = new Group(circle(10), circle(5.5), new Line(0, -12, 0, 12), new Line(-12, 0, 12, 0));
        seal.getChildren().forEach(part -> part.getStyleClass().add("seal"));
        return seal;
    }

    private static Circle circle(double radius) {
        return new Circle(radius, Color.TRANSPARENT);
    }
}
