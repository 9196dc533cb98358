package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.alea.engine.Setup;
import org.alea.store.FinishedGame;

/**
 * QUEEN-194: the best score of each combination of modules, speed and level. Only a win sets a record; games of learning,
 * and exercises, set none.
 */
final class QueenRecords {
    private static final String GAME = "queen";

    private final List<FinishedGame> games;

    /** What games are compared by. */
    private record Kind(Set<String> modules, String speed, String level) {

        static Kind of(Map<String, String> setup) {
            String modules = setup.getOrDefault("modules", "");
            return new Kind(
                    modules.isEmpty() ? Set.of() : Set.of(modules.split(",")),
                    setup.getOrDefault("speed", ""),
                    setup.getOrDefault("level", ""));
        }
    }

    QueenRecords(List<FinishedGame> finished) {
        games = finished.stream()
                .filter(game -> game.game().equals(GAME) && game.result().won())
                .filter(game -> game.ranked() && !game.learning() && !game.practice())
                .filter(game -> !game.setup().getOrDefault("occasion", "").equals("practice"))
                .toList();
    }

    /** The record of games set up like this one. */
    OptionalInt best(Setup setup) {
        Kind kind = Kind.of(setup.options());
        return games.stream()
                .filter(game -> Kind.of(game.setup()).equals(kind))
                .mapToInt(game -> game.result().score())
                .max();
    }
}
