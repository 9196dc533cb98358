package org.alea.games.royal;

import java.util.Arrays;
import java.util.Optional;

/** The cells of the Cathedral, columns 1 to 6, levels from the bottom up, and the cubes in them. */
public final class CathedralCells {
    public static final int COLUMNS = 6;

    private final byte[] cells;
    private final int levels;

    CathedralCells(int levels) {
        this.levels = levels;
        this.cells = new byte[COLUMNS * levels];
    }

    CathedralCells(CathedralCells other) {
        levels = other.levels;
        cells = other.cells.clone();
    }

    public int levels() {
        return levels;
    }

    public Optional<Side> cube(int column, int level) {
        return switch (cells[cell(column, level)]) {
            case 1 -> Optional.of(Side.YOU);
            case 2 -> Optional.of(Side.ROY);
            default -> Optional.empty();
        };
    }

    public boolean holds(int column, int level, Side side) {
        return cells[cell(column, level)] == (side == Side.YOU ? 1 : 2);
    }

    boolean free(int column, int level) {
        return cells[cell(column, level)] == 0;
    }

    /** The free cells of a column, gaps included. */
    public int free(int column) {
        int free = 0;
        for (int level = 1; level <= levels; level++) {
            if (free(column, level)) {
                free++;
            }
        }
        return free;
    }

    public int free() {
        int free = 0;
        for (byte cell : cells) {
            if (cell == 0) {
                free++;
            }
        }
        return free;
    }

    /** The level the next cube of a column goes to (ROYAL-123), or 0 if it is full. */
    public int lowestFree(int column) {
        for (int level = 1; level <= levels; level++) {
            if (free(column, level)) {
                return level;
            }
        }
        return 0;
    }

    public int cubes(Side side) {
        int cubes = 0;
        byte mark = (byte) (side == Side.YOU ? 1 : 2);
        for (byte cell : cells) {
            if (cell == mark) {
                cubes++;
            }
        }
        return cubes;
    }

    /** The levels on which a side has at least one cube. */
    public int levelsOf(Side side) {
        int with = 0;
        for (int level = 1; level <= levels; level++) {
            for (int column = 1; column <= COLUMNS; column++) {
                if (holds(column, level, side)) {
                    with++;
                    break;
                }
            }
        }
        return with;
    }

    void put(int column, int level, Side side) {
        cells[cell(column, level)] = (byte) (side == Side.YOU ? 1 : 2);
    }

    void remove(int column, int level) {
        cells[cell(column, level)] = 0;
    }

    private int cell(int column, int level) {
        return (column - 1) * levels + level - 1;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CathedralCells other && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }
}
