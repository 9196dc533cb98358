package org.alea.app.games.queen;

import java.time.Duration;
import java.util.List;
import javafx.scene.Parent;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Pictures;
import org.alea.engine.Match;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of the Queen's table, to look at. {@code -Dtext=130 -Dcontrast=true -Dmarks=BOTH} take them as a player with
 * these settings sees them.
 */
@Tag("screens")
class QueenScreensTest extends UiTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void theTableIsDrawn(Look look) {
        Desk desk = aDesk();
        look.dress(desk.preferences());
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        desk.preferences().set(Setting.FONT_SCALE, Integer.getInteger("text", 100));
        desk.preferences().set(Setting.HIGH_CONTRAST, Boolean.getBoolean("contrast"));
        desk.preferences().set(Setting.COLOUR_MARKS, Choices.ColourMarks.valueOf(System.getProperty("marks", "SIGN")));
        take(desk, look, "ready", QueenMatches.fresh(7, "", "official"), 0);
        take(desk, look, "rolling", rolling(""), 37_000);
        take(desk, look, "rolling-last", rolling(""), 56_500);
        take(desk, look, "modules-rolling", rolling(QueenMatches.ALL_MODULES), 20_000);
        take(desk, look, "modules-dial", until(QueenMatches.ALL_MODULES, QueenPhase.TURN_DIAL), 0);
        take(desk, look, "wound", woundChoice(""), 0);
        take(desk, look, "exchange", until("", QueenPhase.EXCHANGE), 0);
        take(desk, look, "steps", until("", QueenPhase.CHOOSE_STEPS), 0);
        take(desk, look, "modules-dragon", until(QueenMatches.ALL_MODULES, QueenPhase.USE_DRAGON), 0);
        take(desk, look, "modules-sun", until(QueenMatches.ALL_MODULES, QueenPhase.TAKE_SUN_DIE), 0);
        sheets(desk, look);
        resolving(desk, look);
        result(desk, look, true);
        result(desk, look, false);
    }

    private static Match<QueenTable, QueenMove> rolling(String modules) {
        return QueenMatches.someMatch(
                "rolling",
                modules,
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && !table.paused()
                        && table.round() >= 4
                        && table.rerolls() >= 4
                        && table.elapsedMs() < 15_000
                        && table.groups().stream().filter(group -> group.set()).count() >= 2
                        && table.groups().stream().anyMatch(group -> group.solo()));
    }

    private static Match<QueenTable, QueenMove> until(String modules, QueenPhase phase) {
        return QueenMatches.someMatch(
                phase.name(), modules, "official", table -> table.phase() == phase && table.round() >= 2);
    }

    private static Match<QueenTable, QueenMove> woundChoice(String modules) {
        return QueenMatches.someMatch(
                "wound",
                modules,
                "official",
                table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST
                        && !table.dice(Zone.ARENA).isEmpty());
    }

    private QueenTableScreen open(Desk desk, Look look, Match<QueenTable, QueenMove> match) {
        GameSession<QueenTable, QueenMove> session = new GameSession<>("queen", QueenMatches.BOX, match, clock);
        QueenTableScreen[] opened = new QueenTableScreen[1];
        show(desk, look.width(), look.height(), () -> {
            opened[0] = new QueenTableScreen(desk, session);
            return (Parent) opened[0].node();
        });
        return opened[0];
    }

    private void take(Desk desk, Look look, String state, Match<QueenTable, QueenMove> match, int ms) {
        QueenTableScreen screen = open(desk, look, match);
        onFxThread(() -> {
            int more = ms - match.table().elapsedMs();
            for (int passed = 0; passed < more; passed += 1000) {
                clock.pass(Duration.ofMillis(Math.min(1000, more - passed)));
                screen.view().tick();
            }
            screen.view().tick();
        });
        Pictures.take("queen-" + state + "-" + look);
        onFxThread(screen::dispose);
    }

    private void sheets(Desk desk, Look look) {
        QueenTableScreen screen = open(desk, look, rolling(QueenMatches.ALL_MODULES));
        onFxThread(() -> screen.view().inspection().piles());
        Pictures.take("queen-piles-" + look);
        onFxThread(() -> {
            screen.view().overlays().close();
            screen.view().inspection().log();
        });
        Pictures.take("queen-log-" + look);
        onFxThread(() -> {
            screen.view().overlays().close();
            screen.view().inspection().details(Spots.slot(1));
        });
        Pictures.take("queen-zoom-" + look);
        onFxThread(screen::dispose);
        odds(desk, look);
        summary(desk, look);
    }

    private void odds(Desk desk, Look look) {
        desk.preferences().set(Setting.PROBABILITIES, true);
        Match<QueenTable, QueenMove> match = rolling(QueenMatches.ALL_MODULES);
        QueenTableScreen screen = open(desk, look, match);
        int set = match.table().groups().stream()
                .filter(DiceGroup::set)
                .mapToInt(DiceGroup::value)
                .findFirst()
                .orElseThrow();
        onFxThread(() -> screen.view().inspection().details(Spots.lane(set)));
        Pictures.take("queen-consent-" + look);
        clickOn("#consent-yes");
        await(() -> lookup(".odds .zoom-price").tryQuery().isPresent());
        Pictures.take("queen-odds-" + look);
        onFxThread(screen::dispose);
        desk.preferences().set(Setting.PROBABILITIES, false);
    }

    private void summary(Desk desk, Look look) {
        Match<QueenTable, QueenMove> match = rolling("");
        QueenTableScreen screen = open(desk, look, match);
        onFxThread(() -> {
            QueenPlay play = screen.view().play();
            play.play(new QueenMove.Stop(match.table().elapsedMs()));
            while (!play.summing()) {
                play.all();
                if (!play.watching()) {
                    play.play(play.moves().get(0));
                }
            }
        });
        Pictures.take("queen-summary-" + look);
        onFxThread(() -> screen.view().coach().call());
        Pictures.take("queen-summary-coach-" + look);
        onFxThread(screen::dispose);
    }

    private void resolving(Desk desk, Look look) {
        desk.preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        for (String modules : List.of("", QueenMatches.ALL_MODULES)) {
            Match<QueenTable, QueenMove> match = rolling(modules);
            QueenTableScreen screen = open(desk, look, match);
            onFxThread(() -> {
                screen.view().play().play(new QueenMove.Stop(match.table().elapsedMs()));
                for (int i = 0; i < (modules.isEmpty() ? 4 : 5); i++) {
                    screen.view().play().next();
                }
            });
            Pictures.take("queen-" + (modules.isEmpty() ? "" : "modules-") + "resolve-" + look);
            onFxThread(screen::dispose);
        }
    }

    private void result(Desk desk, Look look, boolean won) {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                won ? "won" : "lost",
                won ? "dragon" : "",
                "official",
                table -> table.phase() == (won ? QueenPhase.WON : QueenPhase.LOST));
        QueenTableScreen screen = open(desk, look, match);
        onFxThread(() -> screen.view().overlays().result());
        Pictures.take("queen-result-" + (won ? "won" : "lost") + "-" + look);
        onFxThread(screen::dispose);
    }
}
