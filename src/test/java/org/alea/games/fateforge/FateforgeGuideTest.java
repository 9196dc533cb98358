package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.content.ContentSource;
import org.alea.content.guide.Rehearsal;
import org.junit.jupiter.api.Test;

/** The first lesson of Fateforge can be taken from its first step to its last. */
class FateforgeGuideTest {
    private static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void theFirstRoundCanBePlayedToItsEnd() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }
}
