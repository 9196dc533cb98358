package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.content.ContentSource;
import org.alea.content.guide.Rehearsal;
import org.junit.jupiter.api.Test;

/** The lessons of Synchro Horizon can be played as they are written. */
class SynchroGuideTest {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());

    @Test
    void everyLessonCanBePlayed() {
        assertThat(BOX.guide().lessons()).hasSize(8);
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }
}
