package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.app.games.SetupOutlook;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

class QueenOutlookTest {

    private static SetupOutlook outlook(Map<String, String> options) {
        return new QueenTableKit()
                .outlook(QueenMatches.BOX, Setup.of(QueenMatches.BOX.options(), options, 1), Language.EN);
    }

    @Test
    void theMoreTimeTheMoreOftenTheTrainingGameIsWon() {
        assertThat(List.of("expert", "official", "relaxed", "untimed"))
                .extracting(speed -> outlook(Map.of("speed", speed)).winPercent())
                .containsExactly(OptionalInt.of(59), OptionalInt.of(70), OptionalInt.of(80), OptionalInt.of(86));
    }

    @Test
    void whatNobodyHasMeasuredHasNoFigure() {
        assertThat(outlook(Map.of("speed", "untimed", "modules", "dragon")).winPercent())
                .isEmpty();
    }

    @Test
    void onlyPowersOfTheModulesInPlayCanBeDrawn() {
        assertThat(outlook(Map.of("modules", "spirit,dragon")).facts())
                .extracting(SetupOutlook.Fact::sentence)
                .contains("One power out of 7");
    }

    @Test
    void theDiceOfTheFirstThrowAreCounted() {
        assertThat(outlook(Map.of()).facts())
                .extracting(SetupOutlook.Fact::sentence)
                .contains("8 attack dice, 3 more exhausted at first");
    }
}
