package org.alea.app.games.reckoners.board;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.alea.app.gametable.Plan;
import org.alea.app.table.ScaledBoard;

/** Where the parts of this board lie: three columns of two rows between the people at the left and the market at the right. */
public record ReckonPlan(Plan plan) {
    /** The places of districts in the grid, clockwise from the upper left, by how many there are: column, row. */
    private static final List<int[][]> RINGS = List.of(
            new int[][] {{0, 0}, {2, 0}},
            new int[][] {{0, 0}, {2, 0}, {1, 1}},
            new int[][] {{0, 0}, {2, 0}, {2, 1}, {0, 1}},
            new int[][] {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}});

    private static final int TRACKS_APART = 3;
    /** So many districts leave no cell of the grid free. */
    static final int FULL = 5;

    /** Between the edge of the action panel and what lies in it. */
    private static final double INSIDE = 3;

    /** The plan of the whole table: Reckoners in the deck, what is asked at its right. */
    public static Plan of(ScaledBoard.Frame frame) {
        Plan plan = Plan.of(frame).deck(frame.compact() ? 214 : 236);
        double edge = plan.edge();
        double wide = plan.of(392, 276);
        return plan.column(new Rectangle2D(
                plan.width() - edge - wide + INSIDE,
                plan.deck().getMinY() + edge + INSIDE,
                wide - 2 * INSIDE,
                plan.deck().getHeight() - 2 * edge - 2 * INSIDE));
    }

    /** The panel in which it is asked what to do. */
    Rectangle2D actions() {
        Rectangle2D asked = plan.question();
        return new Rectangle2D(
                asked.getMinX() - INSIDE,
                asked.getMinY() - INSIDE,
                asked.getWidth() + 2 * INSIDE,
                asked.getHeight() + 2 * INSIDE);
    }

    private double left() {
        return plan.of(200, 128);
    }

    private double right() {
        return plan.of(222, 206);
    }

    Rectangle2D people() {
        Rectangle2D board = plan.board();
        return new Rectangle2D(board.getMinX(), board.getMinY(), left(), board.getHeight());
    }

    /** The column at the right. */
    Rectangle2D side() {
        Rectangle2D board = plan.board();
        return new Rectangle2D(board.getMaxX() - right(), board.getMinY(), right(), board.getHeight());
    }

    /** The market: the whole side, or the upper part of it if the forecast has no place in the middle. */
    Rectangle2D market(int districts) {
        Rectangle2D side = side();
        double high = districts == FULL ? side.getHeight() * 0.52 : side.getHeight();
        return new Rectangle2D(side.getMinX(), side.getMinY(), side.getWidth(), high);
    }

    private Rectangle2D cell(int column, int row) {
        Rectangle2D board = plan.board();
        double edge = plan.edge();
        double x = board.getMinX() + left() + edge;
        double width = (side().getMinX() - edge - x - 2 * edge) / 3;
        double height = (board.getHeight() - edge) / 2;
        return new Rectangle2D(x + column * (width + edge), board.getMinY() + row * (height + edge), width, height);
    }

    Rectangle2D district(int place, int districts) {
        int[] at = RINGS.get(districts - 2)[place];
        return cell(at[0], at[1]);
    }

    /** The places of the grid that the road joins, at the upper left and the lower right. */
    Rectangle2D roadBegins() {
        return cell(0, 0);
    }

    Rectangle2D roadEnds() {
        return cell(2, 1);
    }

    /** Whether the tracks of the High Epic have a place of their own beside the dial. */
    boolean tracksApart(int districts) {
        return districts <= TRACKS_APART;
    }

    Rectangle2D dial() {
        return cell(1, 0);
    }

    Rectangle2D tracks(int districts) {
        return tracksApart(districts) ? cell(0, 1) : cell(1, 0);
    }

    /** Where it is said what would happen now. */
    Rectangle2D forecast(int districts) {
        if (districts == FULL) {
            Rectangle2D market = market(districts);
            double y = market.getMaxY() + plan.edge();
            return new Rectangle2D(market.getMinX(), y, market.getWidth(), side().getMaxY() - y);
        }
        return districts == FULL - 1 ? cell(1, 1) : cell(2, 1);
    }

    /** The deck left of the action panel. */
    Rectangle2D deckLeft() {
        return reckoner(0, 1);
    }

    /** The panel of a Reckoner in the deck. */
    Rectangle2D reckoner(int place, int of) {
        double edge = plan.edge();
        double gap = plan.of(10, 8);
        Rectangle2D actions = actions();
        double room = actions.getMinX() - gap - edge;
        double width = (room - (of - 1) * gap) / of;
        return new Rectangle2D(edge + place * (width + gap), actions.getMinY(), width, actions.getHeight());
    }
}
