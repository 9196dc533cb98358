package org.alea.app.games.fateforge.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.games.fateforge.FateforgeMove;

/** The energy rerolls worth offering: for each hero the one with all of his Fails. */
final class Rerolls {
    private Rerolls() {}

    static List<FateforgeMove.EnergyReroll> all(List<FateforgeMove> moves) {
        Map<String, FateforgeMove.EnergyReroll> largest = new LinkedHashMap<>();
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.EnergyReroll reroll) {
                largest.merge(
                        reroll.hero(),
                        reroll,
                        (one, other) -> one.dice().size() >= other.dice().size() ? one : other);
            }
        }
        return List.copyOf(largest.values());
    }
}
