package org.alea.games;

import java.util.List;
import java.util.Optional;
import org.alea.content.GameKit;
import org.alea.games.queen.QueenKit;
import org.alea.games.reckoners.ReckonersKit;
import org.alea.games.royal.RoyalKit;

/** The games of the suite: the one place where a game is registered. */
public final class Games {
    private static final List<GameKit> ALL = List.of(new QueenKit(), new RoyalKit(), new ReckonersKit());

    private Games() {}

    public static List<GameKit> all() {
        return ALL;
    }

    public static Optional<GameKit> find(String id) {
        return ALL.stream().filter(kit -> kit.id().equals(id)).findFirst();
    }
}
