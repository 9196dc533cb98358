package org.alea.games.royal;

import org.alea.engine.Turn;

/** Where the Roy's cubes go in the Cathedral (ROYAL-171). */
final class RoyCubes {
    private RoyCubes() {}

    /** The column of his next cube, the lowest level first, there the best column; 0 if the Cathedral is full. */
    static int nextColumn(RoyalTable table) {
        CathedralCells cathedral = table.cathedral();
        int best = 0;
        int lowest = Integer.MAX_VALUE;
        for (int rank = 0; rank < CathedralCells.COLUMNS; rank++) {
            int column = table.content().board().columnRanked(rank);
            int level = cathedral.lowestFree(column);
            if (level > 0 && level < lowest) {
                lowest = level;
                best = column;
            }
        }
        return best;
    }

    /** Places one cube and scores it. @return false if there is no free cell */
    static boolean build(RoyalTable table, Turn turn) {
        int column = nextColumn(table);
        if (column == 0) {
            return false;
        }
        int level = table.cathedral().lowestFree(column);
        table.cathedral().put(column, level, Side.ROY);
        if (turn.listening()) {
            turn.add(new RoyalEvent.CubeBuilt(Side.ROY, column, level));
        }
        table.gainVp(Side.ROY, table.content().board().column(column).vp(), ScoreSource.CATHEDRAL, turn);
        return true;
    }
}
