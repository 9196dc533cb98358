package org.alea.app.games.queen;

import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import org.alea.app.reference.Face;
import org.alea.app.table.Felt;
import org.alea.app.table.Motion;
import org.alea.games.queen.QueenTable;

/** The board of the arena for those who look it up: sand, dial and six slots, each with its first enemy. */
final class ArenaExhibit extends Pane {
    static final double WIDTH = 1060;
    static final double HEIGHT = 640;

    ArenaExhibit(QueenTable table, QueenLayout layout, Face.Look look, Speech speech) {
        Felt sand = new Felt();
        sand.setManaged(false);
        sand.resize(WIDTH, HEIGHT);
        sand.paint(
                Sand.cloth(look.light(), look.contrast()),
                WIDTH / 2,
                HEIGHT / 2,
                Sand.ovals(layout.compact(), look.light(), look.contrast()),
                look.scale());
        ArenaView arena = new ArenaView(layout, Skins.of(look));
        arena.arrange(false, Motion.NONE);
        arena.show(Picture.of(table), Map.of(), true, speech);
        arena.dial().seconds().show(60);
        arena.dial().figures().show("1:00");
        Point2D centre = layout.centre(false);
        arena.relocate(WIDTH / 2 - centre.getX(), HEIGHT / 2 - centre.getY());
        setPrefSize(WIDTH, HEIGHT);
        getChildren().addAll(sand, arena);
    }
}
