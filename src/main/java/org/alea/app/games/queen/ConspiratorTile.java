package org.alea.app.games.queen;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.games.queen.ConspiratorCard;

/** One box of the Conspirators: a face once revealed, a sealed back before. */
final class ConspiratorTile {
    private ConspiratorTile() {}

    static StackPane face(ConspiratorCard card, boolean acts, boolean compact, Speech speech) {
        DieNode die = new DieNode(
                DieSkin.WHITE, DieFace.pips(card.value()), acts ? (compact ? 34 : 40) : (compact ? 27 : 32));
        VBox content = new VBox(compact ? 2 : 4, die, Glyph.icon(Emblems.of(card.id()), compact ? 17 : 19));
        content.setAlignment(Pos.CENTER);
        StackPane tile = new StackPane(content);
        tile.getStyleClass().addAll("conspirator", acts ? "active" : "visible");
        tile.setAccessibleText(speech.name(card.name()) + ", " + card.value());
        return tile;
    }

    static StackPane back() {
        StackPane tile = new StackPane(seal());
        tile.getStyleClass().addAll("conspirator", "hidden");
        return tile;
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
