package org.alea.app.games.reckoners.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.alea.content.ContentSource;
import org.alea.games.reckoners.ReckonersKit;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.Symbol;
import org.junit.jupiter.api.Test;

class DiceOddsTest {
    private static final ReckonersContent CONTENT =
            new ReckonersKit().open(ContentSource.builtIn()).game().content();
    private static final DieCard BASIC = CONTENT.die(DieKind.BASIC);

    @Test
    void aBasicDieShowsEachOfItsSixSymbolsOnce() {
        assertThat(DiceOdds.share(BASIC, Symbol.MON)).isEqualTo(1 / 6.0);
        assertThat(DiceOdds.atLeastOne(List.of(BASIC), Symbol.MON, 1)).isCloseTo(1 / 6.0, within(1e-9));
    }

    @Test
    void afterEachRollOneDieIsKept() {
        double none = Math.pow(5 / 6.0, 3 + 2 + 1);
        assertThat(DiceOdds.atLeastOne(List.of(BASIC, BASIC, BASIC), Symbol.RES, 3))
                .isCloseTo(1 - none, within(1e-9));
    }

    @Test
    void noRollLeftBringsNothing() {
        assertThat(DiceOdds.atLeastOne(List.of(BASIC), Symbol.RES, 0)).isZero();
    }
}
