package org.alea.app.table.figure;

import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import org.alea.app.table.Drawing;

/** Actions in a row under a bracket that says how many of them are done. */
public final class BracketRow extends Drawing {
    private static final Color RED = Color.web("#B5301D");
    private static final double OVER = 6;

    private final double tile;
    private final double gap;

    /**
     * What is seen of a row.
     *
     * @param states one for each action; those missing follow from the bracket
     * @param bracket how many actions are inside
     * @param before how many were inside before, the same number if nothing has moved
     */
    public record Reading(List<ActionTile.Print> actions, List<ActionTile.State> states, int bracket, int before) {

        public static Reading of(List<ActionTile.Print> actions, int bracket) {
            return new Reading(actions, List.of(), bracket, bracket);
        }

        ActionTile.State state(int index) {
            return index < states.size()
                    ? states.get(index)
                    : index < bracket ? ActionTile.State.LIT : ActionTile.State.OUTSIDE;
        }
    }

    public BracketRow(Reading reading, double tile, double gap) {
        super(reading.actions().size() * (tile + gap) + 4, tile + 2 * OVER);
        this.tile = tile;
        this.gap = gap;
        show(reading);
    }

    public void show(Reading reading) {
        draw();
        for (int i = 0; i < reading.actions().size(); i++) {
            ActionTile each = new ActionTile(reading.actions().get(i), reading.state(i), tile);
            each.setLayoutX(4 + i * (tile + gap));
            each.setLayoutY(OVER);
            add(each);
        }
        if (reading.before() != reading.bracket()) {
            add(before(reading.before()));
        }
        if (reading.bracket() > 0) {
            add(bracket(reading.bracket()));
        }
    }

    private SVGPath bracket(int inside) {
        double right = inside * (tile + gap);
        double low = tile + 10;
        SVGPath bracket = new SVGPath();
        bracket.setContent("M10 2H4Q2 2 2 4V" + (low - 2) + "Q2 " + low + " 4 " + low + "H10M" + (right - 4) + " 2H"
                + (right + 2) + "Q" + (right + 4) + " 2 " + (right + 4) + " 4V" + (low - 2) + "Q" + (right + 4) + " "
                + low + " " + (right + 2) + " " + low + "H" + (right - 4));
        return stroked(bracket, 3.5);
    }

    private SVGPath before(int inside) {
        double x = inside * (tile + gap) - 5;
        SVGPath bracket = new SVGPath();
        bracket.setContent("M" + x + " 2H" + (x + 4) + "V" + (tile + 10) + "H" + x);
        bracket.getStrokeDashArray().setAll(3.0, 3.0);
        return stroked(bracket, 2.5);
    }

    private static SVGPath stroked(SVGPath path, double width) {
        path.setFill(Color.TRANSPARENT);
        path.setStroke(RED);
        path.setStrokeWidth(width);
        path.setStrokeLineCap(StrokeLineCap.BUTT);
        path.setMouseTransparent(true);
        return path;
    }
}
