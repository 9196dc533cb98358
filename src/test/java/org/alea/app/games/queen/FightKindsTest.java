package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Map;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;

class FightKindsTest {

    /** Over a whole game it may add up to more enemies than there are to defeat, which says nothing to a player. */
    @Test
    void luckIsSharedOutAmongTheRounds() {
        FinishedGame game = Past.on(LocalDate.of(2026, 11, 16))
                .counting(Map.of("luck", 12.0))
                .won(1_555, 16)
                .build();
        assertThat(new FightKinds().luck().map(luck -> luck.of(game))).contains(0.75);
    }
}
