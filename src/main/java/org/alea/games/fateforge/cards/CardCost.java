package org.alea.games.fateforge.cards;

import java.util.List;

/**
 * What using a card costs (FATE-054).
 *
 * @param results one mask of {@link ResultFace} for each result that must be paid
 */
public record CardCost(List<Integer> results, int energy, int health, int parry) {
    public static final CardCost FREE = new CardCost(List.of(), 0, 0, 0);

    public CardCost {
        results = List.copyOf(results);
    }

    public boolean isFree() {
        return results.isEmpty() && energy == 0 && health == 0 && parry == 0;
    }
}
