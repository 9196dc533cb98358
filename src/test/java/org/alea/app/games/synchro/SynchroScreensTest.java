package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.table.Pictures;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.state.Ask;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the table of Synchro Horizon, to look at. They go to {@code target/screens}. */
@Tag("screens")
class SynchroScreensTest extends AtTheSynchroTable {

    private static final int GAMES = 40;

    /** A picture and the decision it is of. */
    private record Shot(String name, long seed, Predicate<SynchroTable> wanted, List<KeyCode> keys) {

        Shot(String name, long seed, Predicate<SynchroTable> wanted, KeyCode... keys) {
            this(name, seed, wanted, List.of(keys));
        }
    }

    private static final List<Shot> SHOTS = List.of(
            new Shot("heroes", 1, at(Ask.ChooseHeroes.class)),
            new Shot("draft", 1, at(Ask.SkillDraft.class)),
            new Shot("luminaria", 1, at(Ask.LuminariaOffer.class)),
            new Shot("road", 1, at(Ask.ChooseRoad.class)),
            new Shot("deploy", 2, at(Ask.Deploy.class)),
            new Shot("start", 2, at(Ask.ChooseStart.class)),
            new Shot("turn", 2, at(Ask.HeroActions.class)),
            new Shot(
                    "turn2",
                    3,
                    table -> at(Ask.HeroActions.class).test(table)
                            && table.state().battle().round() == 2),
            new Shot("watching", 3, at(Ask.HeroActions.class)),
            new Shot(
                    "ready",
                    3,
                    table -> at(Ask.HeroActions.class).test(table)
                            && table.state().battle().round() == 2,
                    KeyCode.B),
            new Shot("skill", 20, SynchroScreensTest::canUseTheFirstSkill, KeyCode.DIGIT1),
            new Shot("over", 3, SynchroTable::over),
            new Shot("map", 2, at(Ask.HeroActions.class), KeyCode.M),
            new Shot("calendar", 2, at(Ask.HeroActions.class), KeyCode.C),
            new Shot("inspect", 2, at(Ask.HeroActions.class), KeyCode.I),
            new Shot("look", 2, at(Ask.HeroActions.class)),
            new Shot("lookFoe", 2, at(Ask.HeroActions.class)),
            new Shot("going", 1, at(Ask.ChooseRoad.class)),
            new Shot("mulligan", 2, table -> draft(table, 2) && canDraw(table), KeyCode.G),
            new Shot("levelled", 2, table -> draft(table, 3)),
            new Shot("improve", 3, at(Ask.ImproveReward.class)),
            new Shot("lake", 8, at(Ask.PoiLake.class)),
            new Shot("burn", 10, at(Ask.BurnChoice.class)),
            new Shot("overflow", 11, at(Ask.Overflow.class)),
            new Shot("ability", 4, at(Ask.ChooseAbility.class)),
            new Shot("fatal", 12, at(Ask.PotionWindow.class)),
            new Shot(
                    "celestial",
                    7,
                    table -> at(Ask.HeroActions.class).test(table)
                            && table.state().voyage().space() > 24),
            new Shot("target", 4, at(Ask.ChooseTarget.class)),
            new Shot("village", 5, at(Ask.Village.class)),
            new Shot("visit", 6, at(Ask.Visit.class)));

    /** A draft that a level of at least this brought. */
    private static boolean draft(SynchroTable table, int level) {
        return table.asked()
                .filter(Ask.SkillDraft.class::isInstance)
                .map(ask -> table.state()
                        .party()
                        .hero(((Ask.SkillDraft) ask).hero())
                        .level())
                .filter(reached -> reached >= level)
                .isPresent();
    }

    /** In the thick of it: four against four, and the first skill can be paid. */
    private static boolean canUseTheFirstSkill(SynchroTable table) {
        return at(Ask.HeroActions.class).test(table)
                && table.state().battle().monsters().size() == 4
                && table.state().party().heroes().size() == 4
                && table.state().voyage().space() > 16
                && BOX.game().moves(table).stream()
                        .anyMatch(move -> move instanceof SynchroMove.UseSkill skill
                                && skill.slot() == 0
                                && !skill.confirmFail());
    }

    private static boolean canDraw(SynchroTable table) {
        return BOX.game().moves(table).stream().anyMatch(SynchroMove.Mulligan.class::isInstance);
    }

    /** The first game from a seed on in which the moment comes. */
    private static Match<SynchroTable, SynchroMove> arrived(Shot shot) {
        for (long seed = shot.seed(); seed < shot.seed() + GAMES; seed++) {
            var game = newMatch(seed, java.util.Map.of());
            if (comes(game, seed, shot.wanted())) {
                return game;
            }
        }
        throw new AssertionError("no game comes to " + shot.name());
    }

    private static Predicate<SynchroTable> at(Class<? extends Ask> ask) {
        return table -> table.asked().filter(ask::isInstance).isPresent();
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void everyStateOfTheTableCanBeSeen(Look look) {
        onFxThread(() -> {
            look.dress(desk.preferences());
            desk.preferences().set(Setting.FONT_SCALE, Integer.getInteger("scale", 100));
        });
        for (Shot shot : SHOTS) {
            if (shot.name().matches(System.getProperty("shots", ".*"))) {
                sitDown(arrived(shot), look.width(), look.height());
                if (shot.name().equals("watching")) {
                    onFxThread(() -> match.play(new SynchroMove.EndTurn(), 0));
                    for (int i = 0; i < 2; i++) {
                        type(KeyCode.SPACE);
                    }
                }
                if (shot.name().equals("going")) {
                    SynchroMove.Travel travel = BOX.game().moves(match.table()).stream()
                            .filter(SynchroMove.Travel.class::isInstance)
                            .map(SynchroMove.Travel.class::cast)
                            .findFirst()
                            .orElseThrow();
                    click(HandSpots.poi(travel.node(), travel.poi()));
                }
                if (shot.name().startsWith("look")) {
                    Spot spot = shot.name().equals("look")
                            ? HandSpots.hero(match.table()
                                    .state()
                                    .party()
                                    .heroes()
                                    .get(0)
                                    .board())
                            : HandSpots.monster(match.table()
                                    .state()
                                    .battle()
                                    .monsters()
                                    .get(0)
                                    .board());
                    rightClickOn(middle(spot));
                }
                shot.keys().forEach(this::type);
                assertThat(Pictures.take("synchro-" + shot.name() + "-" + look)).isNotEmptyFile();
            }
        }
    }
}
