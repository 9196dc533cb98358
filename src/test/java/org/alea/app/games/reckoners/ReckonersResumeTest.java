package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.engine.Match;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** A program that is killed while the Epics act goes on where it was. */
class ReckonersResumeTest extends AtTheReckonersTable {

    @Test
    void a_question_of_the_epic_phase_is_asked_again() {
        Match<ReckonersTable, ReckonersMove> before = newMatch(6, Map.of("reckoners", "3"));
        goOn(
                before,
                6,
                table -> (table.state().phase() == ReckonersPhase.EPICS
                                || table.state().phase() == ReckonersPhase.NEWCAGO
                                || table.state().phase() == ReckonersPhase.HIGH_EPIC)
                        && table.state().question().isPresent());
        store().saves().write(Slot.autosave("reckoners"), Save.of("reckoners", BOX, before, CALENDAR.instant()));
        closeStore();

        Loading<ReckonersTable, ReckonersMove> loading = store().saves().load(Slot.autosave("reckoners"), BOX);
        Match<ReckonersTable, ReckonersMove> resumed =
                ((Loading.Loaded<ReckonersTable, ReckonersMove>) loading).match();
        sitDown(resumed);

        assertThat(resumed.table()).isEqualTo(before.table());
        assertThat(table.node().lookup("#question").isVisible()).isTrue();
    }
}
