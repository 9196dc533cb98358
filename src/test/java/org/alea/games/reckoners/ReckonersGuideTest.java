package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.content.ContentSource;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Rehearsal;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.junit.jupiter.api.Test;

/** The guided first round: that all of it can be played, and where it leads. */
class ReckonersGuideTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());

    @Test
    void the_first_round_can_be_played_to_its_end() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    void the_first_round_ends_as_its_words_say() {
        LessonWalk<ReckonersTable, ReckonersMove> walk =
                LessonWalk.begin(BOX, BOX.guide().lessons().get(0).scenes().get(0));
        while (!walk.over()) {
            assertThat(BOX.violations(walk.match().table())).isEmpty();
            walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
        }
        var state = walk.match().table().state();
        assertThat(state.phase()).isEqualTo(ReckonersPhase.ROLL);
        assertThat(state.round()).isEqualTo(2);
        assertThat(state.population()).isEqualTo(36);
        assertThat(state.highEpic().research()).isEqualTo(10);
        assertThat(state.team().get(0).ready()).isEqualTo(1);
    }
}
