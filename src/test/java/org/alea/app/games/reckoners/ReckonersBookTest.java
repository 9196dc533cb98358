package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The table knows what to make of every event. */
class ReckonersBookTest {

    @Test
    void every_event_has_a_row() {
        assertThat(ReckonersEvents.BOOK.missing()).isEmpty();
    }
}
