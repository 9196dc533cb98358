package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.ContentSource;
import org.alea.content.MoveCodec;
import org.alea.engine.Language;
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

    @Test
    void nothingIsSaidOfWhatIsNought() {
        assertThat(said(new FateforgeEvent.FoodBought(0))).isEqualTo("Food free of charge.");
        assertThat(said(new FateforgeEvent.ColoursDrawn(List.of()))).startsWith("No colour is drawn");
        assertThat(said(new FateforgeEvent.HeroHurt("merc", 2, 0, 0, false))).endsWith("health −2.");
        assertThat(said(new FateforgeEvent.HeroHurt("merc", 2, 0, 1, true))).endsWith("health −2, toxic (armour 1).");
        assertThat(said(new FateforgeEvent.HeroHurt("merc", 0, 1, 2, false)))
                .endsWith("loses no health (Parry 1, armour 2).");
        assertThat(said(new FateforgeEvent.Recovered("merc", 0, 0))).endsWith("has nothing to recover.");
        assertThat(said(new FateforgeEvent.SceneEnded(true, 2, 2, 0))).contains("without a secondary objective");
    }

    private String said(FateforgeEvent event) {
        return box.describe(event, Language.EN);
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
