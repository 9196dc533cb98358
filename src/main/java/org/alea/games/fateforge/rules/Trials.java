package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Chance;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.Hardness;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.TraitTrial;
import org.alea.games.fateforge.state.TraitTrial.TestFace;

/** Rolls the dice of tests (FATE-440 to FATE-446). */
public final class Trials {
    private static final String STREAM = "test";
    private static final TestFace[] DIE = {
        TestFace.SUCCESS, TestFace.SUCCESS, TestFace.SUCCESS, TestFace.TRAIT, TestFace.BLANK, TestFace.BLANK
    };

    private Trials() {}

    /** FATE-440, FATE-445: rolls for a standing hero; one who is down cannot take a test (FATE-446). */
    public static TraitTrial roll(
            FateforgeContent content, Hero hero, HeroTrait trait, Hardness hardness, Chance chance) {
        if (!hero.standing()) {
            throw new IllegalArgumentException(hero.id() + " is down and takes no test");
        }
        int dice = hardness.dice();
        for (String card : hero.corruption()) {
            dice += content.corruption(card).testDice();
        }
        return new TraitTrial(trait, hardness, Sheet.trait(content, hero, trait), rolled(dice, chance), false);
    }

    /** All dice anew; the energy is the caller's to take (FATE-444). */
    public static TraitTrial again(TraitTrial trial, Chance chance) {
        return new TraitTrial(
                trial.trait(),
                trial.hardness(),
                trial.gifted(),
                rolled(trial.faces().size(), chance),
                true);
    }

    private static List<TestFace> rolled(int dice, Chance chance) {
        List<TestFace> faces = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            faces.add(DIE[chance.index(DIE.length, STREAM)]);
        }
        return faces;
    }
}
