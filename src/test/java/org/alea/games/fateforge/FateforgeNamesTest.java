package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.alea.content.ContentSource;
import org.alea.games.fateforge.cards.CombatScene;
import org.junit.jupiter.api.Test;

/** Zones, exits and tokens are told by their ids: nothing that has a name may have the same id. */
class FateforgeNamesTest {
    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void noCardIsTakenForAZone() {
        Set<String> places = new HashSet<>();
        for (CombatScene scene : box.content().scenes()) {
            scene.zones().forEach(zone -> places.add(zone.id()));
            scene.exits().forEach(exit -> places.add(exit.id()));
            scene.tokens().forEach(token -> places.add(token.id()));
            scene.doors().forEach(door -> places.add(door.id()));
        }

        places.retainAll(box.content().names().keySet());
        assertThat(places).isEmpty();
    }
}
