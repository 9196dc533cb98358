package org.alea.app.table;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/** A die as a small sign in a requirement: only its edge and its mark, no pips. */
public final class DieToken extends Region {

    public DieToken(DieSkin skin, double size) {
        SVGPath edge = new SVGPath();
        edge.setContent(skin.edge());
        edge.setFill(skin.bottom());
        edge.setStroke(rim(skin));
        edge.setStrokeWidth(5);
        Group drawing = new Group(edge);
        if (!skin.mark().letter().isEmpty()) {
            drawing.getChildren().add(DiePrint.letter(skin, skin.print(), 50, 50, 66));
        } else if (!skin.mark().none()) {
            SVGPath sign = DiePrint.sign(skin, skin.print(), 2.6);
            sign.setTranslateX(50);
            sign.setTranslateY(50);
            drawing.getChildren().add(sign);
        }
        drawing.getTransforms().add(new Scale(size / 100, size / 100));
        drawing.setManaged(false);
        getChildren().add(drawing);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        getStyleClass().add("die-token");
    }

    private static Color rim(DieSkin skin) {
        if (skin.equals(DieSkin.WHITE)) {
            return Color.web("#8B7D5C");
        }
        return skin.line().width() == 0 ? skin.slab() : skin.line().colour();
    }
}
