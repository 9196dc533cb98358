package org.alea.app.games;

import java.util.Optional;
import java.util.function.Function;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.engine.Words;

/**
 * An exercise for one rule.
 *
 * @param open where it is practised
 */
public record RuleDrill(Words name, Function<Desk, Screen> open) {

    /** What practises a rule of a game, if anything does. */
    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    public static <T extends Table<T>, M extends Move> Optional<RuleDrill> of(
            TableViewKit<T, M> kit, GameBox<?, ?> box, String rule) {
        return kit.drill((GameBox<T, M>) box, rule);
    }
}
