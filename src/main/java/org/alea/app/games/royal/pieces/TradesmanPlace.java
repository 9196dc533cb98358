package org.alea.app.games.royal.pieces;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Side;

/** One of the two places of an activity card: who stands there, and the VP it gives in the end. */
final class TradesmanPlace extends HBox {
    private final double type;
    private final Label vp = new Label();

    TradesmanPlace(int worth, double type) {
        super(3);
        this.type = type;
        getStyleClass().add("royal-place");
        setAlignment(Pos.CENTER);
        vp.setText(Integer.toString(worth));
        vp.getStyleClass().add("place-vp");
        vp.setStyle("-fx-font-size: " + type * 1.25 + "px;");
        setManaged(false);
    }

    void show(Optional<Side> tradesman) {
        getStyleClass().removeAll("you", "roy");
        getChildren().setAll(vp);
        tradesman.ifPresent(side -> {
            getStyleClass().add(side == Side.YOU ? "you" : "roy");
            getChildren().add(0, Glyph.icon(RoyalEmblems.of(side), type * 1.5));
        });
    }
}
