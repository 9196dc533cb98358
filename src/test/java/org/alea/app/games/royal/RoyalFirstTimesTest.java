package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.app.play.FirstTimes;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.junit.jupiter.api.Test;

/** A rule is named the first time it strikes, and never again. */
class RoyalFirstTimesTest {
    private final Set<FirstTimes.Note> told = new HashSet<>();

    private Optional<FirstTimes.Note> note(RoyalEvent... events) {
        FirstTimes times = new FirstTimes(told::contains, told::add);
        times.hear(List.of(events), RoyalEvents.BOOK);
        return times.show();
    }

    @Test
    void everyEventHasARowInTheBook() {
        assertThat(RoyalEvents.BOOK.missing()).isEmpty();
    }

    @Test
    void aLockedSpaceIsNamedOnce() {
        RoyalEvent driven = new RoyalEvent.Expelled(Side.YOU, Building.PALACE, 3);
        assertThat(note(driven)).contains(new FirstTimes.Note("lock", "ROYAL-140"));
        assertThat(note(driven)).isEmpty();
    }

    @Test
    void eachRuleIsNamedForItself() {
        assertThat(note(new RoyalEvent.Conceded(5))).contains(new FirstTimes.Note("unable", "ROYAL-070"));
        assertThat(note(new RoyalEvent.RoyConfiscated(List.of())))
                .contains(new FirstTimes.Note("confiscated", "ROYAL-149"));
        assertThat(note(new RoyalEvent.VpLost(Side.YOU, 2, ScoreSource.PENALTIES)))
                .contains(new FirstTimes.Note("penalty", "ROYAL-053"));
    }

    @Test
    void whatTheRoyLosesIsNoPenaltyOfYours() {
        assertThat(note(new RoyalEvent.VpLost(Side.ROY, 2, ScoreSource.PENALTIES)))
                .isEmpty();
    }
}
