package org.alea.games.synchro.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Verb;

/**
 * A monster card, or a Celestial, who has no level (0) but a talent.
 *
 * @param hp as printed
 * @param rows three, from the lowest values up
 * @param ambush what it does in the variant if the monsters start; empty for most
 */
public record SynchroMonster(
        String id,
        Words name,
        int level,
        boolean elite,
        Optional<CardTag> tag,
        int hp,
        List<MonsterRow> rows,
        List<Verb> ambush,
        Talents talents) {
    private static final int CELESTIAL_BLOW = 10;

    public boolean celestial() {
        return level == 0;
    }

    /** The number of the row that goes with this value of the die, from 1; 0 if none does. */
    public int rowOf(int die) {
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).contains(die)) {
                return row + 1;
            }
        }
        return 0;
    }

    /** The row it acts by with this die, after silence (SYNC-091, SYNC-098); 0 stands for the basic attack. */
    public int rowOf(int die, boolean silenced) {
        int row = rowOf(die);
        return silenced && row > 0 ? row - 1 : row;
    }

    /** The damage of its basic attack (SYNC-083). */
    public int basicAttack() {
        return celestial() ? CELESTIAL_BLOW : 2 * level;
    }
}
