package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.alea.app.games.SetupOutlook;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.queen.Combination;
import org.alea.games.queen.Level;
import org.alea.games.queen.Speed;
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

    private static int win(Combination modules, Speed speed, Level level) {
        return new WinRate(modules, speed, level).percent();
    }

    @Test
    void withAnyModulesMoreTimeOrAnEasierLevelIsNeverHarder() {
        for (int mask = 0; mask < 64; mask++) {
            Combination modules = QueenMatches.BOX.cards().combination(mask);
            for (Level level : Level.values()) {
                assertThat(Stream.of(Speed.values()).map(speed -> win(modules, speed, level)))
                        .as("modules %d, %s", mask, level)
                        .isSorted();
            }
            for (Speed speed : Speed.values()) {
                assertThat(Stream.of(Level.CHAMPION, Level.OFFICIAL, Level.SQUIRE)
                                .map(level -> win(modules, speed, level)))
                        .as("modules %d, %s", mask, speed)
                        .isSorted();
            }
        }
    }

    @Test
    void whatWasNotMeasuredIsEstimatedFromWhatWas() {
        SetupOutlook untimed = outlook(Map.of("speed", "untimed", "modules", "sunmoon"));
        assertThat(untimed.winPercent()).isEmpty();
        // 32 % at the official speed; without a clock the odds are better as those of 86 % are than those of 70 %
        assertThat(untimed.estimatedPercent()).hasValue(55);
        assertThat(outlook(Map.of("modules", "sunmoon")).estimatedPercent()).isEmpty();
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
