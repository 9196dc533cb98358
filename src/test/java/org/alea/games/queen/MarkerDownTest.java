package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How markers that are to go down are written into a table. */
class MarkerDownTest {

    @Test
    void itIsWrittenAlikeInEveryRunOfTheProgram() {
        assertThat(new MarkerDown(MarkerDown.Target.CHOICE, 0, 2, 1)
                        .parameters()
                        .keySet())
                .containsExactly("target", "count", "n");
        assertThat(MarkerDown.slot(3, 1).parameters().keySet()).containsExactly("target", "slot", "n");
        assertThat(new MarkerDown(MarkerDown.Target.MOST_ADVANCED, 0, 1, 1)
                        .parameters()
                        .keySet())
                .containsExactly("target", "n");
    }
}
