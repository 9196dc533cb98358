package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.table.Pictures;
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

    /** A picture and the decision it is of. */
    private record Shot(String name, long seed, Predicate<SynchroTable> wanted) {}

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
                            && table.state().battle().round() == 2),
            new Shot("over", 3, SynchroTable::over),
            new Shot(
                    "celestial",
                    7,
                    table -> at(Ask.HeroActions.class).test(table)
                            && table.state().voyage().space() > 24),
            new Shot("target", 4, at(Ask.ChooseTarget.class)),
            new Shot("village", 5, at(Ask.Village.class)),
            new Shot("visit", 6, at(Ask.Visit.class)));

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
                var game = newMatch(shot.seed(), java.util.Map.of());
                goOn(game, shot.seed(), shot.wanted());
                sitDown(game, look.width(), look.height());
                if (shot.name().equals("watching")) {
                    onFxThread(() -> match.play(new SynchroMove.EndTurn(), 0));
                    for (int i = 0; i < 2; i++) {
                        type(KeyCode.SPACE);
                    }
                }
                if (shot.name().equals("ready")) {
                    type(KeyCode.B);
                }
                assertThat(Pictures.take("synchro-" + shot.name() + "-" + look)).isNotEmptyFile();
            }
        }
    }
}
