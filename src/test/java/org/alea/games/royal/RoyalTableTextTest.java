package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.engine.Language;
import org.junit.jupiter.api.Test;

/** What the table looks like in the terminal. */
class RoyalTableTextTest {

    private static List<String> lines(RoyalTables tables) {
        return RoyalTables.BOX
                .describe(tables.table(), Language.EN)
                .replace('\u00a0', ' ')
                .lines()
                .toList();
    }

    @Test
    void everythingThatLiesOpenIsSaid() {
        RoyalTables tables = RoyalTables.aTable()
                .hired("W1C", 2)
                .royOn("R1A")
                .card("Y1B")
                .event("ER1", 1)
                .standing(Side.YOU, Building.PALACE, 3)
                .standing(Side.ROY, Building.CITY_HALL, 6)
                .cube(Side.YOU, 2, 1)
                .cube(Side.ROY, 6, 1)
                .yours("R3,Y2")
                .roys("W6")
                .black(4, 2)
                .deniers(7)
                .influence(5);
        assertThat(lines(tables)).containsExactlyElementsOf("""
                        Round 1. Your turn.
                        You: 0 VP, 7 deniers, 5 influence; supply 4, general supply 6, lying 0; on the district: 0 deniers. Dice: red 3, yellow 2.
                        The Roy: 0 VP; reserve 22, lying 0. Dice: white 6.
                        Black dice: 4, 2.
                        Palace: 6 –, 5 –, 4 –, 3 You, 2 –, 1 –.
                        City Hall: 6 The Roy, 5 –, 4 –, 3 –, 2 –, 1 –.
                        Bishopric: 6 –, 5 –, 4 –, 3 –, 2 –, 1 –.
                        Archer (red, value 3, hire 3): 2 The Roy, 1 –.
                        Merchant (yellow, value 2, hire 2): 1 –, 0 –.
                        Priest (white, value 2, hire 2): 2 You, 1 –, 2 cubes.
                        Event: War (red, value 5), 1 of 3 places filled.
                        Event decks: 4 red, 4 yellow, 4 white.
                        Cathedral, level 3: 1 –, 2 –, 3 –, 4 –, 5 –, 6 –.
                        Cathedral, level 2: 1 –, 2 –, 3 –, 4 –, 5 –, 6 –.
                        Cathedral, level 1: 1 –, 2 You, 3 –, 4 –, 5 –, 6 The Roy.
                        Characters: Henri I, Urbain IV, The Florentine, Chrétien de Troyes, Thibaut II, Hugues de Payns.""".lines().toList());
    }

    @Test
    void whatIsLeftOfAMeasuredKingsResultsIsCounted() {
        assertThat(lines(RoyalTables.aTableWith("mood", "measured")))
                .contains(
                        "Draws left to the Roy: 36 (2 ×1, 3 ×2, 4 ×3, 5 ×4, 6 ×5, 7 ×6, 8 ×5, 9 ×4, 10 ×3, 11 ×2, 12 ×1).");
        assertThat(lines(RoyalTables.aTable())).noneMatch(line -> line.contains("×"));
    }

    @Test
    void aLockedSpaceHasAStar() {
        RoyalTables tables = RoyalTables.aTable().standing(Side.YOU, Building.PALACE, 3);
        tables.change(table -> table.city().expel(Building.PALACE.space(3)));
        assertThat(lines(tables)).contains("Palace: 6 –, 5 –, 4 –, 3* –, 2 –, 1 –.");
    }
}
