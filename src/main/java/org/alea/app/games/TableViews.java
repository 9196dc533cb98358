package org.alea.app.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.app.games.fateforge.FateforgeTableKit;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.games.reckoners.ReckonersTableKit;
import org.alea.app.games.royal.RoyalTableKit;
import org.alea.app.games.synchro.SynchroTableKit;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of(
            new QueenTableKit(),
            new RoyalTableKit(),
            new FateforgeTableKit(),
            new ReckonersTableKit(),
            new SynchroTableKit());

    private TableViews() {}

    public static List<TableViewKit<?, ?>> all() {
        return ALL;
    }

    /** The ids of the games that have a table: each brings {@code <id>_xx.properties} along. */
    public static Stream<String> ids() {
        return ALL.stream().map(kit -> kit.cover().id());
    }

    /** The face of a game; one that is not in the suite, as in a history of another version, has none. */
    public static Optional<GameCover> cover(String game) {
        return ALL.stream()
                .map(TableViewKit::cover)
                .filter(cover -> cover.id().equals(game))
                .findFirst();
    }

    /** What a game counts; one that has no table counts nothing of its own. */
    public static GameFigures figures(String game) {
        return ALL.stream()
                .filter(kit -> kit.cover().id().equals(game))
                .findFirst()
                .map(TableViewKit::figures)
                .orElse(GameFigures.PLAIN);
    }
}
