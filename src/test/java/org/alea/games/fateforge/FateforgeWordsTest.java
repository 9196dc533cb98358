package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.ContentSource;
import org.alea.content.MoveCodec;
import org.junit.jupiter.api.Test;

/** Whatever can happen or be decided has its sentence, also what random games hardly ever bring about. */
class FateforgeWordsTest {
    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void everyEventHasItsSentence() {
        assertThat(keys("event.", FateforgeEvent.class)).allMatch(box.wording()::knows);
    }

    @Test
    void everyMoveHasItsSentence() {
        assertThat(keys("move.", FateforgeMove.class)).allMatch(box.wording()::knows);
    }

    private static List<String> keys(String prefix, Class<?> type) {
        List<String> keys = new ArrayList<>();
        for (Class<?> each : type.getPermittedSubclasses()) {
            if (each.isRecord()) {
                keys.add(prefix + MoveCodec.name(each));
            } else {
                keys.addAll(keys(prefix, each));
            }
        }
        return keys;
    }
}
