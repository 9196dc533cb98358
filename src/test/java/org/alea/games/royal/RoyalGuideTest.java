package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.MovePattern;
import org.alea.content.guide.Rehearsal;
import org.alea.content.guide.Step;
import org.junit.jupiter.api.Test;

/** The guided first round: what it shows, and that all of it can be played. */
class RoyalGuideTest {
    private static final RoyalBox BOX = (RoyalBox) (GameBox<?, ?>) new RoyalKit().open(ContentSource.builtIn());

    @Test
    void theFirstRoundCanBePlayedToItsEnd() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    void theFirstRoundHasTenSteps() {
        assertThat(lesson().size()).isEqualTo(10);
    }

    @Test
    void thePlayerMakesOneOfEachAction() {
        List<String> kinds = lesson().scenes().get(0).steps().stream()
                .filter(step -> step.kind() == Step.Kind.PLAY)
                .flatMap(step -> step.moves().stream())
                .map(MovePattern::json)
                .map(move -> move.path("move").asText())
                .toList();
        assertThat(kinds)
                .containsExactly(
                        "placeInitial",
                        "rollDice",
                        "counter",
                        "combat",
                        "royRoll",
                        "place",
                        "agriculture",
                        "cathedral",
                        "activate");
    }

    @Test
    void theTableIsWholeAfterEveryStep() {
        LessonWalk<RoyalTable, RoyalMove> walk =
                LessonWalk.begin(BOX, lesson().scenes().get(0));
        while (walk.step().kind() != Step.Kind.FREE) {
            assertThat(BOX.violations(walk.match().table())).isEmpty();
            walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
        }
        assertThat(walk.match().table().round()).isEqualTo(1);
    }

    private static Lesson lesson() {
        return BOX.guide().lesson("round").orElseThrow();
    }
}
