package org.alea.app.main;

import java.util.List;
import org.alea.app.games.Suite;
import org.alea.app.games.TableViewKit;
import org.alea.app.games.fateforge.FateforgeTableKit;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.games.reckoners.ReckonersTableKit;
import org.alea.app.games.royal.RoyalTableKit;
import org.alea.app.games.synchro.SynchroTableKit;
import org.alea.games.Games;

/** The table views of the suite: the one place where the app learns of a game. */
public final class TableViews {
    private static final List<TableViewKit<?, ?>> ALL = List.of(
            new QueenTableKit(),
            new RoyalTableKit(),
            new FateforgeTableKit(),
            new ReckonersTableKit(),
            new SynchroTableKit());

    private TableViews() {}

    /** What a window offers: every game that is registered. */
    public static Suite suite() {
        return new Suite(Games.all(), ALL);
    }
}
