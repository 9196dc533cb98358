package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Chance;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.state.Hero;

/**
 * A test of a story scene, as far as it has come (FATE-440 to FATE-447).
 *
 * @param faces what the test dice show
 * @param rerolled whether the one reroll for energy is gone (FATE-444)
 */
public record TraitTrial(HeroTrait trait, Hardness hardness, boolean gifted, List<TestFace> faces, boolean rerolled) {
    /** FATE-447: points of a trait that are spent for gaining it. */
    public static final int POINTS_FOR_A_TRAIT = 3;

    private static final String STREAM = "test";

    /** How hard a test is, and how many points of its trait it brings (FATE-440, FATE-447). */
    public enum Hardness {
        EASY(1, 0),
        MEDIUM(2, 1),
        HARD(3, 2);

        private final int dice;
        private final int points;

        Hardness(int dice, int points) {
            this.dice = dice;
            this.points = points;
        }
    }

    /** What a test die shows (FATE-442). */
    public enum TestFace {
        SUCCESS,
        TRAIT,
        BLANK
    }

    private static final TestFace[] DIE = {
        TestFace.SUCCESS, TestFace.SUCCESS, TestFace.SUCCESS, TestFace.TRAIT, TestFace.BLANK, TestFace.BLANK
    };

    public TraitTrial {
        faces = List.copyOf(faces);
    }

    /** FATE-440, FATE-445: rolls for a standing hero; one who is down cannot take a test (FATE-446). */
    public static TraitTrial roll(
            FateforgeContent content, Hero hero, HeroTrait trait, Hardness hardness, Chance chance) {
        if (!hero.standing()) {
            throw new IllegalArgumentException(hero.id() + " is down and takes no test");
        }
        int dice = hardness.dice;
        for (String card : hero.corruption()) {
            dice += content.corruption(card).testDice();
        }
        boolean gifted = Sheet.trait(content, hero, trait);
        return new TraitTrial(trait, hardness, gifted, rolled(dice, chance), false);
    }

    private static List<TestFace> rolled(int dice, Chance chance) {
        List<TestFace> faces = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            faces.add(DIE[chance.index(DIE.length, STREAM)]);
        }
        return faces;
    }

    /** FATE-444: whether the hero may spend 1 energy to reroll all dice. */
    public boolean mayReroll(Hero hero) {
        return gifted && !rerolled && hero.energy() > 0 && !passed();
    }

    /** All dice anew; the energy is the caller's to take. */
    public TraitTrial again(Chance chance) {
        return new TraitTrial(trait, hardness, gifted, rolled(faces.size(), chance), true);
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
        return passed() ? hardness.points : 0;
    }
}
