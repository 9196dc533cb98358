package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.games.fateforge.input.Options;
import org.alea.app.table.Pictures;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.bots.SensibleBot;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Stretch;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the table of Fateforge, to look at. They go to {@code target/screens}. */
@Tag("screens")
class FateforgeScreensTest extends AtTheFateforgeTable {
    private static final int STEPS = 3;

    /** A picture and the game it is of. */
    private record Shot(String name, Map<String, String> setup, long seed, Predicate<FateforgeTable> wanted) {}

    private static final List<Shot> SHOTS = List.of(
            new Shot("briefing", Map.of("scene", "S02"), 1, table -> true),
            new Shot("rolling", Map.of("scene", "S02"), 1, at(Prompt.Rolling.class)),
            new Shot("preparing", Map.of("scene", "S11", "level", "veteran"), 2, at(Prompt.Preparing.class)),
            new Shot("acting", Map.of("scene", "S02", "level", "veteran"), 3, at(Prompt.Acting.class)),
            new Shot(
                    "preview",
                    Map.of("scene", "S01"),
                    3,
                    table -> at(Prompt.Acting.class).test(table)
                            && BOX.game().moves(table).stream().anyMatch(FateforgeScreensTest::skill)),
            new Shot("intent", Map.of("scene", "S02", "level", "veteran"), 3, at(Prompt.Acting.class)),
            new Shot(
                    "ending",
                    Map.of("scene", "S01"),
                    3,
                    table -> at(Prompt.Acting.class).test(table)
                            && BOX.game().moves(table).size() > 5),
            new Shot(
                    "acting2",
                    Map.of("scene", "S09"),
                    4,
                    table -> at(Prompt.Acting.class).test(table)
                            && table.scene().orElseThrow().round() == 2),
            new Shot(
                    "boss",
                    Map.of("scene", "S12"),
                    5,
                    table -> at(Prompt.Acting.class).test(table)
                            && table.scene().orElseThrow().round() == 2),
            new Shot(
                    "watching",
                    Map.of("scene", "S02", "level", "veteran"),
                    3,
                    table -> at(Prompt.Acting.class).test(table)
                            && table.scene().orElseThrow().stretch() == Stretch.SECOND_HERO),
            new Shot("absorbing", Map.of("scene", "S11"), 6, at(Prompt.Absorbing.class)),
            new Shot("leaving", Map.of("scene", "S01"), 7, at(Prompt.Leaving.class)),
            new Shot(
                    "result",
                    Map.of("scene", "S01"),
                    8,
                    table -> table.state().end().isPresent()),
            new Shot("trap", Map.of("scene", "S04"), 9, at(Prompt.TrapSprung.class)),
            new Shot("path", Map.of("scene", "S02"), 7, FateforgeScreensTest::leaves),
            new Shot("over", Map.of("scene", "S01"), 8, at(Prompt.SceneOver.class)),
            new Shot("story", Map.of("mode", "campaign"), 9, at(Prompt.Telling.class)),
            new Shot("reward", Map.of("mode", "campaign", "heroes", "merc,guard"), 1, at(Prompt.Rewarding.class)),
            new Shot("rest", Map.of("mode", "quest", "quest", "Q4"), 9, at(Prompt.Resting.class)),
            new Shot("shop", Map.of("mode", "quest", "quest", "Q4"), 9, at(Prompt.AtPlace.class)));

    private static Predicate<FateforgeTable> at(Class<? extends Prompt> prompt) {
        return table -> table.prompt().filter(prompt::isInstance).isPresent();
    }

    /** What only comes to somebody who wins is reached by the player that plays well. */
    private static Match<FateforgeTable, FateforgeMove> wellPlayed(Shot shot) {
        Match<FateforgeTable, FateforgeMove> game = newMatch(shot.seed(), shot.setup());
        SensibleBot bot = new SensibleBot(BOX.game(), shot.seed());
        while (game.result().isEmpty() && !shot.wanted().test(game.table())) {
            game.play(bot.choose(game.table()), 0);
        }
        assertThat(shot.wanted().test(game.table())).as("the game gets there").isTrue();
        return game;
    }

    private static boolean leaves(FateforgeTable table) {
        return table.prompt()
                .filter(Prompt.Leaving.class::isInstance)
                .filter(prompt -> !((Prompt.Leaving) prompt).exit().isEmpty())
                .isPresent();
    }

    private static boolean skill(FateforgeMove move) {
        return move instanceof FateforgeMove.UseSkill use && !use.aims().isEmpty();
    }

    /** Touches all that a skill takes, and leaves it at that: its consequences can be read. */
    private void preview() {
        FateforgeMove move = match.moves().stream()
                .filter(FateforgeScreensTest::skill)
                .findFirst()
                .orElseThrow();
        Options options = new Options(BOX.content(), match.table(), match.moves());
        for (Spot spot : options.path(move).orElseThrow()) {
            if (find(Spot.of("command", "confirm")).isEmpty() && find(spot).isPresent()) {
                click(spot);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void every_state_of_the_table_can_be_seen(Look look) {
        onFxThread(() -> {
            look.dress(desk.preferences());
            desk.preferences().set(Setting.FONT_SCALE, Integer.getInteger("scale", 100));
        });
        for (Shot shot : SHOTS) {
            if (shot.name().matches(System.getProperty("shots", ".*"))) {
                var game = shot.name().equals("reward")
                        ? wellPlayed(shot)
                        : reached(shot.seed(), shot.setup(), shot.wanted());
                sitDown(game, look.width(), look.height());
                if (shot.name().startsWith("watching")) {
                    onFxThread(() -> match.play(new FateforgeMove.EndTurn(), 0));
                    for (int i = 0; i < STEPS; i++) {
                        type(KeyCode.SPACE);
                    }
                }
                if (shot.name().equals("preview")) {
                    preview();
                } else if (shot.name().equals("intent")) {
                    FoeIntent.all(BOX.content(), match.table().state()).stream()
                            .filter(intent -> intent.damage() > 0)
                            .findFirst()
                            .ifPresent(intent -> moveTo(middle(Spot.of("foe", intent.foe()))));
                } else if (shot.name().equals("trap")) {
                    onFxThread(() -> match.play(new FateforgeMove.DrawTrap(), 0));
                } else if (shot.name().equals("ending")) {
                    type(KeyCode.F);
                }
                assertThat(Pictures.take("fateforge-" + shot.name() + "-" + look))
                        .isNotEmptyFile();
            }
        }
    }
}
