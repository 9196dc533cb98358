package org.alea.games.queen;

import java.util.List;
import java.util.stream.IntStream;

/** The dice the player can lose: beside enemies, in the Stock or in the Reserve (QUEEN-088, 089, 097). */
final class OwnDice {

    private OwnDice() {}

    static boolean eligible(QueenTable table, int die) {
        return switch (table.dice.zone(die)) {
            case ARENA, STOCK, RESERVE -> !table.borrowed(die);
            default -> false;
        };
    }

    static List<Integer> all(QueenTable table, boolean whiteOnly) {
        return IntStream.range(0, table.dice.size())
                .filter(die -> !whiteOnly || table.dice.colour(die) == DieColour.W)
                .filter(die -> eligible(table, die))
                .boxed()
                .toList();
    }

    /** Fills in one die for each colour and place, the lowest one, and says how many there are. */
    static int distinct(QueenTable table, boolean whiteOnly, int[] into) {
        int seen = 0;
        int count = 0;
        for (int die = 0; die < table.dice.size(); die++) {
            DieColour colour = table.dice.colour(die);
            if ((whiteOnly && colour != DieColour.W) || !eligible(table, die)) {
                continue;
            }
            int bit = 1 << (colour.shift() + place(table, die));
            if ((seen & bit) == 0) {
                seen |= bit;
                into[count++] = die;
            }
        }
        return count;
    }

    /** 1 to 6 beside an enemy, 0 in the Reserve, 7 in the Stock. */
    private static int place(QueenTable table, int die) {
        return table.dice.in(Zone.STOCK, die) ? 7 : table.dice.value[die];
    }
}
