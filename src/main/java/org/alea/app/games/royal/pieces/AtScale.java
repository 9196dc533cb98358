package org.alea.app.games.royal.pieces;

import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/** Shows a piece, which is drawn in design pixels, at the scale of the page it stands on. */
public final class AtScale extends Region {
    private final Region piece;
    private final Scale scale;

    public AtScale(Region piece, double factor) {
        this.piece = piece;
        scale = new Scale(factor, factor);
        piece.getTransforms().add(scale);
        piece.setManaged(false);
        getChildren().add(piece);
        scaleTo(factor);
    }

    public void scaleTo(double factor) {
        scale.setX(factor);
        scale.setY(factor);
        double width = piece.prefWidth(-1);
        double height = piece.prefHeight(width);
        setMinSize(width * factor, height * factor);
        setPrefSize(width * factor, height * factor);
        setMaxSize(width * factor, height * factor);
        piece.resizeRelocate(0, 0, width, height);
    }
}
