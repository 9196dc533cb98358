package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static final List<SetupOption> OFFERED = List.of(
            SetupOption.one("speed", "official", "official", "relaxed", "untimed"),
            SetupOption.any("modules", "dragon", "chariots", "spirit"),
            SetupOption.number("guards", -2, 6, 3));

    @Test
    void whatIsNotChosenKeepsItsStandardValue() {
        Setup setup = Setup.of(OFFERED, Map.of("guards", "5"), 12);
        assertThat(setup.seed()).isEqualTo(12);
        assertThat(setup.options())
                .containsExactly(Map.entry("speed", "official"), Map.entry("modules", ""), Map.entry("guards", "5"));
    }

    @Test
    void severalValuesAreWrittenInTheGamesOrderWithoutRepeats() {
        Setup setup = Setup.of(OFFERED, Map.of("modules", "spirit , dragon,spirit"), 1);
        assertThat(setup.get("modules")).isEqualTo("dragon,spirit");
        assertThat(setup.chosen("modules")).containsExactly("dragon", "spirit");
    }

    @Test
    void noneOfTheValuesIsTheEmptyText() {
        assertThat(Setup.of(OFFERED, Map.of("modules", " "), 1).chosen("modules"))
                .isEmpty();
    }

    @Test
    void numbersLoseLeadingZeros() {
        assertThat(Setup.of(OFFERED, Map.of("guards", "05"), 1).number("guards"))
                .isEqualTo(5);
        assertThat(Setup.of(OFFERED, Map.of("guards", "05"), 1).get("guards")).isEqualTo("5");
    }

    @Test
    void anUnknownOptionIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Setup.of(OFFERED, Map.of("pace", "fast"), 1))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessage("there is no option pace; known are speed, modules, guards");
    }

    @Test
    void aValueThatIsNotOfferedIsRefusedWithTheOfferedOnes() {
        assertThatThrownBy(() -> Setup.of(OFFERED, Map.of("speed", "fast"), 1))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessage("speed=fast: expected one of official, relaxed, untimed");
        assertThatThrownBy(() -> Setup.of(OFFERED, Map.of("modules", "dragon,pony"), 1))
                .isInstanceOf(IllegalSetupException.class)
                .hasMessage("modules=dragon,pony: expected any of dragon, chariots, spirit, separated by commas");
    }

    @Test
    void aNumberOutOfRangeOrNoNumberAtAllIsRefused() {
        for (String wrong : List.of("7", "-3", "many", "", "99999999999")) {
            assertThatThrownBy(() -> Setup.of(OFFERED, Map.of("guards", wrong), 1))
                    .isInstanceOf(IllegalSetupException.class)
                    .hasMessage("guards=" + wrong + ": expected a whole number from -2 to 6");
        }
    }

    @Test
    void aRefusalIsSaidInFrenchToo() {
        assertThat(inFrench("pace", "fast"))
                .isEqualTo("il n’y a pas d’option pace\u00a0; celles du jeu sont speed, modules, guards");
        assertThat(inFrench("speed", "fast"))
                .isEqualTo("speed=fast\u00a0: il faut l’une des valeurs official, relaxed, untimed");
        assertThat(inFrench("modules", "pony"))
                .isEqualTo("modules=pony\u00a0: il faut des valeurs parmi dragon, chariots, spirit, séparées par des"
                        + " virgules");
        assertThat(inFrench("guards", "7")).isEqualTo("guards=7\u00a0: il faut un nombre entier de -2 à 6");
    }

    private static String inFrench(String option, String value) {
        return catchThrowableOfType(IllegalSetupException.class, () -> Setup.of(OFFERED, Map.of(option, value), 1))
                .words()
                .fr();
    }

    @Test
    void anOptionTheGameDoesNotHaveCannotBeAskedFor() {
        Setup setup = Setup.of(OFFERED, Map.of(), 1);
        assertThatThrownBy(() -> setup.get("pace")).isInstanceOf(IllegalSetupException.class);
    }

    @Test
    void changingASetupLeavesTheOldOneAlone() {
        Setup setup = Setup.of(OFFERED, Map.of(), 1);
        Setup changed = setup.with("speed", "untimed").withSeed(9);
        assertThat(changed.get("speed")).isEqualTo("untimed");
        assertThat(changed.seed()).isEqualTo(9);
        assertThat(setup).isEqualTo(Setup.of(OFFERED, Map.of(), 1));
    }

    @Test
    void aHiddenOptionIsStillChecked() {
        SetupOption hidden = SetupOption.number("guards", 0, 6, 3).hidden();
        assertThat(hidden.shown()).isFalse();
        assertThatThrownBy(() -> Setup.of(List.of(hidden), Map.of("guards", "9"), 1))
                .isInstanceOf(IllegalSetupException.class);
    }
}
