package org.alea.games.fateforge.state;

import java.util.Optional;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.cards.TokenKind;

/**
 * A token that lies on the map; what has been taken, opened or removed is not there any more. What it holds or where it
 * leads stands in the scene.
 *
 * @param cubes left on a fountain
 */
public record Token(String id, TokenKind kind, String zone, Optional<Gem> gem, int cubes) {

    public Token withCubes(int n) {
        return new Token(id, kind, zone, gem, n);
    }
}
