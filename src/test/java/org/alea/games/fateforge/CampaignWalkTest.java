package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.bots.SensibleBot;
import org.alea.games.fateforge.state.Prompt;
import org.junit.jupiter.api.Test;

/** Whole campaigns: they come to an end whatever is chosen, and ask everything there is to ask. */
class CampaignWalkTest {
    private static final int WALKS = 12;

    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    private Match<FateforgeTable, FateforgeMove> campaign(String heroes, long seed) {
        Setup setup = Setup.of(box.options(), Map.of("mode", "campaign", "heroes", heroes), seed);
        return Match.start(box.game(), setup);
    }

    @Test
    void whateverIsChosenItEnds() {
        Set<Class<?>> asked = new HashSet<>();
        for (int seed = 1; seed <= WALKS; seed++) {
            Match<FateforgeTable, FateforgeMove> match = campaign("guard,shaman", seed);
            SeededChance dice = new SeededChance(seed);
            while (match.result().isEmpty()) {
                asked.add(match.table().prompt().orElseThrow().getClass());
                match.play(box.game().randomMove(match.table(), dice), 0);
                assertThat(box.violations(match.table())).isEmpty();
            }
            assertThat(match.table().state().quest().step())
                    .isEqualTo(box.content().quest("forest").steps().size());
        }
        assertThat(asked).contains(Prompt.Telling.class, Prompt.Testing.class, Prompt.Resting.class);
    }

    @Test
    void theSensiblePlayerIsRewardedForHisVictories() {
        Match<FateforgeTable, FateforgeMove> match = campaign("merc,guard", 1);
        SensibleBot bot = new SensibleBot(box.game(), 1);
        while (match.result().isEmpty()
                && match.table().state().quest().chronicle().victories() < 3) {
            match.play(bot.choose(match.table()), 0);
        }

        assertThat(match.table().prompt()).containsInstanceOf(Prompt.Rewarding.class);
        assertThat(match.history().stream()
                        .flatMap(played -> played.events().stream())
                        .filter(FateforgeEvent.VictoryPoint.class::isInstance))
                .hasSize(3);
    }
}
