package org.alea.app.games.fateforge.board;

import javafx.geometry.Rectangle2D;
import org.alea.app.gametable.Plan;
import org.alea.app.table.ScaledBoard;

/** Where the parts of this game's board lie, and where it wants the shared ones. */
public record BoardPlan(Plan plan) {
    private static final double LEFT = 340;
    private static final double LEFT_COMPACT = 292;
    private static final double RIGHT = 312;
    private static final double RIGHT_COMPACT = 242;

    /** The plan of the whole table: a low deck, with the bag at its left and the question beside it. */
    public static Plan of(ScaledBoard.Frame frame) {
        Plan plan = Plan.of(frame).deck(frame.compact() ? 128 : 194);
        Rectangle2D asked = plan.question();
        double x = plan.edge() + plan.of(LEFT, LEFT_COMPACT) + plan.edge();
        return plan.question(new Rectangle2D(x, asked.getMinY(), asked.getMaxX() - x, asked.getHeight()));
    }

    public Rectangle2D left() {
        Rectangle2D board = plan.board();
        return new Rectangle2D(board.getMinX(), board.getMinY(), plan.of(LEFT, LEFT_COMPACT), board.getHeight());
    }

    public Rectangle2D right() {
        Rectangle2D board = plan.board();
        double width = plan.of(RIGHT, RIGHT_COMPACT);
        return new Rectangle2D(board.getMaxX() - width, board.getMinY(), width, board.getHeight());
    }

    public Rectangle2D centre() {
        double x = left().getMaxX() + plan.edge();
        return new Rectangle2D(x, left().getMinY(), right().getMinX() - plan.edge() - x, left().getHeight());
    }

    public Rectangle2D loot() {
        Rectangle2D asked = plan.question();
        return new Rectangle2D(plan.edge(), asked.getMinY(), plan.of(LEFT, LEFT_COMPACT), asked.getHeight());
    }
}
