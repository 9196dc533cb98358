package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;

/**
 * An ally on the table (FATE-336 to FATE-343).
 *
 * @param hero whom it accompanies
 * @param dice those left, with their faces
 * @param cubes damage taken
 */
public record AllyInPlay(String card, String hero, List<HeldResult> dice, int cubes, boolean out) {

    public AllyInPlay without(String die) {
        List<HeldResult> left = new ArrayList<>(dice);
        left.removeIf(each -> each.id().equals(die));
        return new AllyInPlay(card, hero, List.copyOf(left), cubes, out);
    }

    public AllyInPlay hurt(int health) {
        return new AllyInPlay(card, hero, dice, cubes + 1, cubes + 1 >= health);
    }

    public AllyInPlay gone() {
        return new AllyInPlay(card, hero, dice, cubes, true);
    }
}
