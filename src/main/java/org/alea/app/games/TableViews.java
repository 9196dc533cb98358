package org.alea.app.games;

import java.util.List;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of();

    private TableViews() {}

    public static List<TableViewKit<?, ?>> all() {
        return ALL;
    }
}
