package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.state.Ask;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** A program that is killed in the middle of a combat goes on where it was. */
class SynchroResumeTest extends AtTheSynchroTable {

    @Test
    void theTurnOfTheHeroGoesOnAfterwards() {
        Match<SynchroTable, SynchroMove> before = newMatch(3, Map.of());
        goOn(
                before,
                6,
                table -> table.asked().filter(Ask.HeroActions.class::isInstance).isPresent());
        store().saves().write(Slot.autosave("synchro"), Save.of("synchro", BOX, before, CALENDAR.instant()));
        closeStore();

        Loading<SynchroTable, SynchroMove> loading = store().saves().load(Slot.autosave("synchro"), BOX);
        Match<SynchroTable, SynchroMove> resumed = ((Loading.Loaded<SynchroTable, SynchroMove>) loading).match();
        sitDown(resumed);

        assertThat(resumed.table()).isEqualTo(before.table());
        assertThat(find(Spot.of("command", "endTurn"))).isPresent();
    }
}
