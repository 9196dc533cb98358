package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

class TableLayOutTest {

    @Test
    void cubesLieOnlyOnCardsWhoseEffectIsDeferred() {
        RoyalBox box = RoyalTables.BOX;
        RoyalTable fresh = RoyalTables.GAME.setUp(Setup.of(box.options(), Map.of(), 1), new SeededChance(1));
        int deferred = 0;
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            Activity card = fresh.content().activity(fresh.activities().card(slot));
            ObjectNode json = box.tables().write(fresh);
            String name = "" + ActivityBoard.colour(slot).letter() + ActivityBoard.stage(slot);
            json.withObject("/activities/" + name).put("cubes", 1);
            if (card.modifier().isPresent()) {
                deferred++;
                assertThat(box.tables()
                                .read(json, new SeededChance(1))
                                .activities()
                                .cubes(slot))
                        .isEqualTo(1);
            } else {
                assertThatThrownBy(() -> box.tables().read(json, new SeededChance(1)))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("activities/" + name
                                + "/cubes: expected 0 on a card whose effect is not deferred, found 1");
            }
        }
        assertThat(deferred).isBetween(1, ActivityBoard.SLOTS - 1);
    }
}
