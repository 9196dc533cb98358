package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the Moon would do once the dice have attacked as they lie now (QUEEN-174 to 176).
 *
 * @param slot the slot of the Moon
 * @param down how far its marker goes down in all, attack included
 * @param wounds whether it is the Moon that brings the marker to the bottom
 */
public record MoonForecast(int slot, int down, boolean wounds) {

    /** The same attacks, where that on the Sun's enemy decides whether the Moon strikes, and is in doubt itself. */
    static List<QueenForecast> doubted(QueenTable table, List<QueenForecast> attacks) {
        List<QueenForecast> all = new ArrayList<>(attacks);
        int slot = table.moon().orElse(0);
        if (slot > 0
                && table.power().guardsFromMoon()
                && !attacks.get(table.sun - 1).sure()) {
            all.set(slot - 1, attacks.get(slot - 1).inDoubt());
        }
        return List.copyOf(all);
    }

    /** Nothing if no Moon is in play, if its enemy takes damage, or if a power keeps it off. */
    public static Optional<MoonForecast> of(QueenTable table, List<QueenForecast> attacks) {
        int slot = table.moon().orElse(0);
        if (slot == 0 || table.ring.empty(slot)) {
            return Optional.empty();
        }
        QueenForecast attack = attacks.get(slot - 1);
        boolean sunHit = attacks.get(table.sun - 1).up() > 0;
        if (attack.up() > 0 || (sunHit && table.power().guardsFromMoon())) {
            return Optional.empty();
        }
        return Optional.of(new MoonForecast(slot, attack.down() + 1, attack.end() <= 1));
    }
}
