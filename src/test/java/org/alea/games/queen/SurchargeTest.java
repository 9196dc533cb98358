package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

class SurchargeTest {

    private static List<String> on(QueenTable table, int slot, int square) {
        return Surcharge.on(table, slot, square).stream()
                .map(more -> more.dice() + " " + more.by().en())
                .toList();
    }

    @Test
    @Rule("QUEEN-082")
    void anAuraIsNamedOnTheTopSquareOfBothNeighboursOnly() {
        QueenTable table = Lying.untimed()
                .enemy(1, "N14", 1)
                .enemy(2, "N02", 1)
                .enemy(3, "N20", 1)
                .table();

        assertThat(on(table, 1, 3)).containsExactly("1 Standard Bearer");
        assertThat(on(table, 3, 4)).containsExactly("1 Standard Bearer");
        assertThat(on(table, 1, 2)).isEmpty();
        assertThat(on(table, 2, 3)).as("it does not affect itself").isEmpty();
    }

    @Test
    @Rule("QUEEN-082")
    void aChariotThatHasStruckIsNamedWithTheAura() {
        QueenTable table = Lying.on(Map.of("speed", "untimed", "modules", "chariots"))
                .enemy(1, "N14", 1)
                .enemy(2, "N02", 1)
                .table();
        int bulwark = Arena.BOX.cards().chariots().stream()
                .map(ChariotCard::id)
                .toList()
                .indexOf("C12");
        table.chariots.discard = table.chariots.discard.with((byte) bulwark);
        table.modifiers = table.modifiers.plusNeedTop(1);

        assertThat(on(table, 1, 3)).containsExactly("1 Standard Bearer", "1 Bulwark Chariot");
        assertThat(on(table, 1, 2)).isEmpty();
    }
}
