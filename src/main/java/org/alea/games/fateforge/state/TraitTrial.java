package org.alea.games.fateforge.state;

import java.util.List;
import org.alea.games.fateforge.cards.Hardness;
import org.alea.games.fateforge.cards.HeroTrait;

/**
 * A test of a story scene, as far as it has come (FATE-440 to FATE-447).
 *
 * @param gifted whether the hero has the trait of the test
 * @param faces what the test dice show
 * @param rerolled whether the one reroll for energy is gone (FATE-444)
 */
public record TraitTrial(HeroTrait trait, Hardness hardness, boolean gifted, List<TestFace> faces, boolean rerolled) {

    /** What a test die shows (FATE-442). */
    public enum TestFace {
        SUCCESS,
        TRAIT,
        BLANK
    }

    public TraitTrial {
        faces = List.copyOf(faces);
    }

    /** FATE-444: whether the hero may spend 1 energy to reroll all dice. */
    public boolean mayReroll(Hero hero) {
        return gifted && !rerolled && hero.energy() > 0 && !passed();
    }

    /** FATE-443: every die is a success; the trait's face only for who has it. */
    public boolean passed() {
        for (TestFace face : faces) {
            if (face == TestFace.BLANK || (face == TestFace.TRAIT && !gifted)) {
                return false;
            }
        }
        return true;
    }

    /** FATE-447: points of its trait for the group. */
    public int points() {
        return passed() ? hardness.points() : 0;
    }
}
