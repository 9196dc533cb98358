package org.alea.app.games.queen;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import org.alea.app.shell.Icon;
import org.alea.app.table.Brass;
import org.alea.app.table.Glyph;
import org.alea.games.queen.QueenModule;

/** The dragon on its foot of brass. */
final class DragonFigure extends Group {
    private static final double SIZE = 88;

    DragonFigure() {
        Ellipse foot = new Ellipse(SIZE / 2, SIZE, SIZE * 0.46, SIZE * 0.13);
        foot.setFill(Brass.GRADIENT);
        Ellipse side = new Ellipse(SIZE / 2, SIZE * 1.06, SIZE * 0.46, SIZE * 0.13);
        side.setFill(Color.web("#5E431A"));
        Ellipse top = new Ellipse(SIZE / 2, SIZE * 0.99, SIZE * 0.36, SIZE * 0.09);
        top.setFill(Color.web("#2C1820"));
        Icon dragon = Glyph.icon(Emblems.of(QueenModule.DRAGON), SIZE, "dragon-figure");
        dragon.setTextOrigin(VPos.TOP);
        getChildren().addAll(side, foot, top, dragon);
    }
}
