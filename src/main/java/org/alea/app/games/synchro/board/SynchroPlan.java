package org.alea.app.games.synchro.board;

import javafx.geometry.Rectangle2D;
import org.alea.app.gametable.Plan;
import org.alea.app.table.ScaledBoard;

/** Where the parts of this game's boards lie, and where it wants the shared ones. */
public record SynchroPlan(Plan plan) {

    /** The plan of the whole table: a high deck for what the active hero can do, the question at its right. */
    public static Plan of(ScaledBoard.Frame frame) {
        Plan plan = Plan.of(frame).deck(frame.compact() ? 328 : 372);
        double wide = plan.of(316, 300);
        double x = plan.width() - plan.edge() - wide;
        double top = plan.deck().getMinY() + plan.edge();
        double buttons = plan.of(132, 94);
        double high = plan.height() - plan.edge() - top;
        return plan.question(new Rectangle2D(x, top, wide, high - buttons - 8))
                .commands(new Rectangle2D(x, top + high - buttons, wide, buttons));
    }

    /** What lies between the bar and the deck. */
    public Rectangle2D stage() {
        return plan.board();
    }

    /** The column above the question. */
    public Rectangle2D column() {
        Rectangle2D board = plan.board();
        return new Rectangle2D(
                plan.question().getMinX(), board.getMinY(), plan.question().getWidth(), board.getHeight() - 2);
    }

    /** What is left of the column, from the bar to the foot. */
    public Rectangle2D wide() {
        double y = plan.board().getMinY();
        double right = plan.question().getMinX() - plan.edge();
        return new Rectangle2D(plan.edge(), y, right - plan.edge(), plan.height() - plan.edge() - y);
    }

    /** What lies in the deck left of the question. */
    public Rectangle2D hand() {
        double y = plan.deck().getMinY() + plan.edge();
        double right = plan.question().getMinX() - plan.edge();
        return new Rectangle2D(plan.edge(), y, right - plan.edge(), plan.height() - plan.edge() - y);
    }
}
