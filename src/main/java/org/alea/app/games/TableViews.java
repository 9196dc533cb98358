package org.alea.app.games;

import java.util.List;
import org.alea.app.games.queen.QueenTableKit;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of(new QueenTableKit());

    private TableViews() {}

    public static List<TableViewKit<?, ?>> all() {
        return ALL;
    }
}
