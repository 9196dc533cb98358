package org.alea.app.games;

import java.util.List;
import java.util.stream.Stream;
import org.alea.app.games.fateforge.FateforgeTableKit;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.games.reckoners.ReckonersTableKit;
import org.alea.app.games.royal.RoyalTableKit;
import org.alea.app.games.synchro.SynchroTableKit;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of(new QueenTableKit(), new RoyalTableKit());

    /** Played like the others; the screens around the games are not yet tried with them. */
    private static final List<TableViewKit<?, ?>> IN_THE_MAKING =
            List.of(new FateforgeTableKit(), new ReckonersTableKit(), new SynchroTableKit());

    private TableViews() {}

    public static List<TableViewKit<?, ?>> all() {
        return ALL;
    }

    /** These and the tables in the making: what the program offers. */
    public static List<TableViewKit<?, ?>> offered() {
        return Stream.concat(ALL.stream(), IN_THE_MAKING.stream()).toList();
    }

    /** The ids of the games that have a table: each brings {@code <id>_xx.properties} along. */
    public static Stream<String> ids() {
        return offered().stream().map(kit -> kit.cover().id());
    }

    /** What a game counts; one that has no table counts nothing of its own. */
    public static GameFigures figures(String game) {
        return offered().stream()
                .filter(kit -> kit.cover().id().equals(game))
                .findFirst()
                .map(TableViewKit::figures)
                .orElse(GameFigures.PLAIN);
    }
}
