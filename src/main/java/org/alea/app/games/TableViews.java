package org.alea.app.games;

import java.util.List;
import java.util.Optional;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of();

    private TableViews() {}

    public static List<TableViewKit<?, ?>> all() {
        return ALL;
    }

    public static Optional<TableViewKit<?, ?>> find(String game) {
        return ALL.stream().filter(kit -> kit.cover().id().equals(game)).findFirst();
    }
}
