package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalKit;
import org.junit.jupiter.api.Test;

class CardAtTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    private static final RoyalContent CONTENT = BOX.game()
            .setUp(Setup.of(BOX.options(), Map.of(), 1), new SeededChance(1))
            .content();

    @Test
    void marauding_is_looked_up_like_every_other_event() {
        String marauding = CONTENT.marauding().id();
        assertThat(new CardAt(CONTENT).of(Spots.to(marauding))).contains(marauding);
    }
}
