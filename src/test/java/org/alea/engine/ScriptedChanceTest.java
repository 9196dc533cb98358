package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.alea.engine.ScriptedChance.UnscriptedDraw;
import org.junit.jupiter.api.Test;

class ScriptedChanceTest {

    @Test
    void drawsComeAsWritten() {
        ScriptedChance chance = new ScriptedChance(List.of(3, 6));
        assertThat(chance.roll(6, "die")).isEqualTo(3);
        assertThat(chance.unused()).isEqualTo(1);
        assertThat(chance.roll(6, "other")).isEqualTo(6);
        assertThat(chance.unused()).isZero();
    }

    @Test
    void anUnscriptedDrawIsAnErrorThatSaysWhatItWasFor() {
        ScriptedChance chance = new ScriptedChance(List.of());
        assertThatThrownBy(() -> chance.roll(6, "conspiratorDie:2"))
                .isInstanceOf(UnscriptedDraw.class)
                .hasMessage("an unscripted draw of 1 to 6 for conspiratorDie:2");
    }

    @Test
    void aFaceTheDieDoesNotHaveIsAnError() {
        assertThatThrownBy(() -> new ScriptedChance(List.of(7)).roll(6, "die"))
                .isInstanceOf(UnscriptedDraw.class)
                .hasMessage("the script says 7 where die draws 1 to 6");
        assertThatThrownBy(() -> new ScriptedChance(List.of(0)).roll(6, "die")).isInstanceOf(UnscriptedDraw.class);
    }

    @Test
    void copiesShareTheOneScript() {
        ScriptedChance chance = new ScriptedChance(List.of(2, 5));
        assertThat(chance.copy().roll(6, "die")).isEqualTo(2);
        assertThat(chance.roll(6, "die")).isEqualTo(5);
    }
}
