package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.cards.Hardness;
import org.alea.games.fateforge.cards.HeroTrait;
import org.alea.games.fateforge.rules.Trials;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.TraitTrial;
import org.junit.jupiter.api.Test;

class TraitTrialTest {
    private static final int SUCCESS = 1;
    private static final int TRAIT = 4;
    private static final int BLANK = 5;

    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());
    private final Hero guard = box.game()
            .setUp(Setup.of(box.options(), Map.of(), 1), new SeededChance(1))
            .hero("guard");

    @Rule({"FATE-440", "FATE-442", "FATE-443", "FATE-447"})
    @Test
    void aTraitCountsForWhoHasItAndAMediumTestBringsOnePoint() {
        TraitTrial passed = trial(guard, HeroTrait.PERCEPTION, Hardness.MEDIUM, SUCCESS, TRAIT);
        TraitTrial failed = trial(guard, HeroTrait.LORE, Hardness.MEDIUM, SUCCESS, TRAIT);

        assertThat(passed.passed()).isTrue();
        assertThat(passed.points()).isEqualTo(1);
        assertThat(failed.passed()).isFalse();
        assertThat(failed.points()).isZero();
    }

    @Rule("FATE-445")
    @Test
    void sinisterWhispersAddADie() {
        Hero haunted = guard.withCorruption(List.of("C01"));

        assertThat(trial(haunted, HeroTrait.LORE, Hardness.EASY, SUCCESS, BLANK).passed())
                .isFalse();
        assertThat(trial(haunted, HeroTrait.LORE, Hardness.EASY, SUCCESS, SUCCESS)
                        .passed())
                .isTrue();
    }

    @Rule("FATE-444")
    @Test
    void whoHasTheTraitMayRerollAllDiceOnce() {
        TraitTrial failed = trial(guard, HeroTrait.PERCEPTION, Hardness.EASY, BLANK);

        assertThat(failed.mayReroll(guard)).isTrue();
        assertThat(Trials.again(failed, new ScriptedChance(List.of(BLANK))).mayReroll(guard))
                .isFalse();
        assertThat(failed.mayReroll(guard.withEnergy(0))).isFalse();
        assertThat(trial(guard, HeroTrait.LORE, Hardness.EASY, BLANK).mayReroll(guard))
                .isFalse();
    }

    @Rule("FATE-446")
    @Test
    void whoIsDownTakesNoTest() {
        Hero down = guard.with(guard.fight().withDown(true, false));

        assertThatThrownBy(() -> trial(down, HeroTrait.LORE, Hardness.EASY, SUCCESS))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private TraitTrial trial(Hero hero, HeroTrait trait, Hardness hardness, Integer... faces) {
        return Trials.roll(box.content(), hero, trait, hardness, new ScriptedChance(List.of(faces)));
    }
}
