package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.alea.engine.SeededChance;
import org.junit.jupiter.api.Test;

/** Tables written by hand that cannot be: each is refused with a reason. */
class QueenArrangeTest {

    @Test
    void aPhaseThatAsksForWhatIsNotThereIsRefused() {
        for (String phase : new String[] {"USE_DRAGON", "USE_WING", "ROLL_CHAOS"}) {
            assertRefused(table("dragon").put("phase", phase), "nothing on this table can be answered to " + phase);
        }
        assertRefused(
                table("").put("phase", "CHOOSE_STEPS").put("cursor", 7),
                "nothing on this table can be answered to CHOOSE_STEPS");
        assertRefused(table("").put("phase", "CHOOSE_STEPS"), "nothing on this table can be answered to CHOOSE_STEPS");
    }

    @Test
    void aChariotInTwoPlacesIsRefused() {
        ObjectNode table = table("chariots");
        table.withArray("chariots").forEach(place -> ((ObjectNode) place).put("card", "C01"));

        assertRefused(table, "expected a card that is nowhere else, found C01");
    }

    private static ObjectNode table(String modules) {
        return Arena.BOX.tables().write(Arena.fresh(Map.of("modules", modules)));
    }

    private static void assertRefused(ObjectNode table, String reason) {
        assertThatThrownBy(() -> Arena.BOX.tables().read(table, new SeededChance(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
