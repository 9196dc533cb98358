package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.app.settings.Preferences;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.alea.store.Settings;
import org.junit.jupiter.api.Test;

/** A rule is named the first time it strikes, and never again. */
class FirstTimesTest {
    private final FirstTimes times = new FirstTimes(new Preferences(Settings.standard(), kept -> {}));

    @Test
    void aLockedSpaceIsNamedOnce() {
        List<RoyalEvent> driven = List.of(new RoyalEvent.Expelled(Side.YOU, Building.PALACE, 3));
        assertThat(times.note(driven)).contains(new FirstTimes.Note("lock", "ROYAL-140"));
        assertThat(times.note(driven)).isEmpty();
    }

    @Test
    void eachRuleIsNamedForItself() {
        assertThat(times.note(List.of(new RoyalEvent.Conceded(5))))
                .contains(new FirstTimes.Note("unable", "ROYAL-070"));
        assertThat(times.note(List.of(new RoyalEvent.RoyConfiscated(List.of()))))
                .contains(new FirstTimes.Note("confiscated", "ROYAL-149"));
        assertThat(times.note(List.of(new RoyalEvent.VpLost(Side.YOU, 2, ScoreSource.PENALTIES))))
                .contains(new FirstTimes.Note("penalty", "ROYAL-053"));
    }

    @Test
    void whatTheRoyLosesIsNoPenaltyOfYours() {
        assertThat(times.note(List.of(new RoyalEvent.VpLost(Side.ROY, 2, ScoreSource.PENALTIES))))
                .isEmpty();
    }
}
