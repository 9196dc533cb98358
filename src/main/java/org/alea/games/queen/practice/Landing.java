package org.alea.games.queen.practice;

import java.util.List;
import java.util.Optional;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/**
 * The dice as they lie when the clock stops (QUEEN-204).
 *
 * @param dice the free ones: what stands on a Chariot counts in no set and is no solo
 * @param defended how many Chariots are defended
 * @param worth what they are worth against the enemies in play (QUEEN-214)
 */
public record Landing(List<QueenDie> dice, Optional<DragonFace> dragon, int defended, double worth) {

    public static Landing of(QueenTable table) {
        long defended =
                table.chariots().stream().filter(ChariotInPlay::defended).count();
        return new Landing(table.dice(Zone.ARENA), table.dragon(), (int) defended, Par.worth(table));
    }

    /** How many dice show this value. */
    int count(int value) {
        return (int) dice.stream().filter(die -> die.value() == value).count();
    }

    boolean shows(int value, DieColour colour) {
        return dice.stream().anyMatch(die -> die.value() == value && die.colour() == colour);
    }

    boolean solo(int value) {
        return count(value) == 1;
    }

    int sets() {
        int sets = 0;
        for (int value = 1; value <= 6; value++) {
            sets += count(value) > 1 ? 1 : 0;
        }
        return sets;
    }

    int solos() {
        int solos = 0;
        for (int value = 1; value <= 6; value++) {
            solos += solo(value) ? 1 : 0;
        }
        return solos;
    }

    int largest() {
        int largest = 0;
        for (int value = 1; value <= 6; value++) {
            largest = Math.max(largest, count(value));
        }
        return largest;
    }
}
