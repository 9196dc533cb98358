package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Rehearsal;
import org.alea.engine.Language;
import org.alea.engine.Refusal;
import org.junit.jupiter.api.Test;

/** The lesson of Fateforge, the whole first scene, can be taken from its first step to its last. */
class FateforgeGuideTest {
    private static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void theWholeSceneCanBePlayedToItsEnd() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    void whatTheLessonDoesNotWaitForIsHeldBackInWords() {
        assertThat(Stream.of(Language.values())
                        .map(language -> BOX.describe(new Refusal(LessonWalk.REASON, "FATE-492"), language)))
                .allMatch(words -> !words.isBlank());
    }
}
