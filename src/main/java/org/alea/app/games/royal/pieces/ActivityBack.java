package org.alea.app.games.royal.pieces;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.app.table.Polar;
import org.alea.games.royal.Colour;

/** The back of an activity card that waits for its round: a rose, the stage and the colour. */
public final class ActivityBack extends StackPane {

    public ActivityBack(Colour colour, int stage, RoyalSkins skins, CardSize size) {
        getStyleClass().addAll("royal-piece", "game-royal", "royal-back");
        setAccessibleRole(AccessibleRole.NODE);
        setMinSize(size.width(), size.height());
        setPrefSize(size.width(), size.height());
        setMaxSize(size.width(), size.height());
        Region frame = new Region();
        frame.getStyleClass().add("back-frame");
        StackPane.setMargin(frame, new Insets(size.em(7)));
        Text roman = new Text(ActivityCardView.roman(stage));
        roman.setFont(Font.font("Grenze", FontWeight.BOLD, size.em(30)));
        roman.getStyleClass().add("back-stage");
        DieToken token = new DieToken(skins.of(colour), size.em(16));
        HBox corner = new HBox(size.em(5), token, Glyph.icon(RoyalEmblems.of(colour), size.em(14), "back-sign"));
        corner.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane.setAlignment(corner, Pos.TOP_LEFT);
        StackPane.setMargin(corner, new Insets(size.em(13)));
        getChildren().addAll(frame, rose(size.width() * 0.19), roman, corner);
        Tip.speak(
                this,
                skins.texts(),
                in -> in.get(
                        "royalpieces.hear.back", in.get("royalpieces.card." + colour), ActivityCardView.roman(stage)));
    }

    /** Six circles around one, in a larger one. */
    private static Group rose(double radius) {
        Group rose = new Group();
        for (int i = 0; i < 6; i++) {
            var at = Polar.at(0, 0, radius, i * 60);
            rose.getChildren().add(new Circle(at.getX(), at.getY(), radius));
        }
        rose.getChildren().add(new Circle(radius * 2));
        rose.getChildren().forEach(circle -> circle.getStyleClass().add("back-rose"));
        return rose;
    }
}
