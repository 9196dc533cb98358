package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.fateforge.bots.SensibleBot;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as the seed has them: the same again, told enemy by enemy, and nothing known before its time. */
class FateforgeSeedTest {
    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Rule("FATE-460")
    @Test
    void theSameSeedAndMovesGiveTheSameGame() {
        Match<FateforgeTable, FateforgeMove> first = random("S06", 7);
        Match<FateforgeTable, FateforgeMove> second = Match.start(box.game(), first.setup());
        first.history().forEach(played -> second.play(played.move(), 0));

        assertThat(second.table()).isEqualTo(first.table());
    }

    @Rule("FATE-464")
    @ParameterizedTest
    @ValueSource(strings = {"S03", "S05", "S12"})
    void everyActivationIsExplained(String scene) {
        for (Event event : unexplained(random(scene, 3))) {
            assertThat(event).isNull();
        }
    }

    private static List<Event> unexplained(Match<FateforgeTable, FateforgeMove> match) {
        List<Event> unexplained = new ArrayList<>();
        boolean explained = false;
        for (Played<FateforgeMove> played : match.history()) {
            for (Event event : played.events()) {
                if (event instanceof Because) {
                    explained = true;
                } else if (event instanceof FateforgeEvent.FoeActed || event instanceof FateforgeEvent.FoeIdle) {
                    if (!explained) {
                        unexplained.add(event);
                    }
                    explained = false;
                }
            }
        }
        return unexplained;
    }

    @Rule({"FATE-003", "FATE-495"})
    @Test
    void onlyTheOrderOfDecksIsHidden() {
        FateforgeTable table = random("S13", 5, 40).table();
        FateforgeTable imagined = box.game().imagine(table, 99);
        FateforgeState seen = table.state();
        FateforgeState guessed = imagined.state();
        Fray before = seen.scene();
        Fray after = guessed.scene();

        assertThat(guessed.heroes()).isEqualTo(seen.heroes());
        assertThat(after.foes()).isEqualTo(before.foes());
        assertThat(after.tokens()).isEqualTo(before.tokens());
        assertThat(after.fear().pile())
                .containsExactlyInAnyOrderElementsOf(before.fear().pile())
                .isNotEqualTo(before.fear().pile());
        assertThat(guessed.corruption().pile())
                .containsExactlyInAnyOrderElementsOf(seen.corruption().pile());
        assertThat(after.boss().orElseThrow().deck().discards())
                .isEqualTo(before.boss().orElseThrow().deck().discards());
    }

    @Rule("FATE-493")
    @ParameterizedTest
    @ValueSource(strings = {"S02", "S10"})
    void theRandomPlayerSetsOrderAndStanceOnceARound(String scene) {
        Match<FateforgeTable, FateforgeMove> match = random(scene, 11);
        int orders = 0;
        int stances = 0;
        for (Played<FateforgeMove> played : match.history()) {
            FateforgeMove move = played.move();
            if (move instanceof FateforgeMove.ConfirmOrder) {
                orders = 0;
                stances = 0;
            }
            orders += move instanceof FateforgeMove.SetOrder ? 1 : 0;
            stances += move instanceof FateforgeMove.SetStance ? 1 : 0;
            assertThat(orders).isLessThanOrEqualTo(1);
            assertThat(stances).isLessThanOrEqualTo(1);
            assertThat(move).isNotInstanceOfAny(FateforgeMove.Concede.class, FateforgeMove.AbandonQuest.class);
        }
    }

    @Rule("FATE-493")
    @Test
    void theRandomPlayerEndsEverySecondRestAtOnce() {
        Setup setup = Setup.of(box.options(), Map.of("mode", "quest", "quest", "Q5"), 1);
        FateforgeTable table = box.game().setUp(setup, new SeededChance(1));
        SeededChance dice = new SeededChance(4);
        int ended = 0;
        for (int i = 0; i < 1000; i++) {
            ended += box.game().randomMove(table, dice) instanceof FateforgeMove.EndRest ? 1 : 0;
        }

        assertThat(table.prompt()).containsInstanceOf(Prompt.Resting.class);
        assertThat(ended).isBetween(440, 560);
    }

    @Rule("FATE-494")
    @Test
    void theSensiblePlayerPlaysTheSameGameTwice() {
        assertThat(sensible().table()).isEqualTo(sensible().table());
    }

    private Match<FateforgeTable, FateforgeMove> sensible() {
        Setup setup = Setup.of(box.options(), Map.of("scene", "S01", "heroes", "merc,guard"), 2);
        Match<FateforgeTable, FateforgeMove> match = Match.start(box.game(), setup);
        SensibleBot bot = new SensibleBot(box.game(), 2);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), 0);
        }
        return match;
    }

    private Match<FateforgeTable, FateforgeMove> random(String scene, long seed) {
        return random(scene, seed, Integer.MAX_VALUE);
    }

    private Match<FateforgeTable, FateforgeMove> random(String scene, long seed, int most) {
        Setup setup = Setup.of(box.options(), Map.of("scene", scene, "heroes", "lord,shaman"), seed);
        Match<FateforgeTable, FateforgeMove> match = Match.start(box.game(), setup);
        SeededChance dice = new SeededChance(seed + 1);
        while (match.result().isEmpty() && match.history().size() < most) {
            match.play(box.game().randomMove(match.table(), dice), 0);
        }
        return match;
    }
}
