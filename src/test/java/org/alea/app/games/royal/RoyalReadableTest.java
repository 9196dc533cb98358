package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.Parent;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text scale reaches the Royal table, and no word is cut off by it. */
class RoyalReadableTest extends UiTest {

    /** A table and what a player does there. */
    private record Scene(Match<RoyalTable, RoyalMove> match, Consumer<RoyalView> act) {}

    private static Map<String, Scene> scenes() {
        Match<RoyalTable, RoyalMove> action = RoyalMatches.someMatch(
                "readable action",
                Map.of("timer", "soft"),
                table -> table.state() == State.ACTION
                        && table.round() == 3
                        && table.districts().dice(Side.YOU).size() >= 4
                        && table.events().length() >= 4);
        Map<String, Scene> scenes = new LinkedHashMap<>();
        scenes.put(
                "setup",
                new Scene(
                        RoyalMatches.someMatch("readable setup", table -> table.state() == State.SETUP_PLACE),
                        view -> view.gestures().nextTarget(1)));
        scenes.put("action", new Scene(action, view -> {}));
        scenes.put("hint", new Scene(action, view -> {
            view.hint();
            view.hint();
        }));
        scenes.put(
                "counter",
                new Scene(
                        RoyalMatches.someMatch(
                                "readable counter",
                                table -> table.state() == State.COUNTER
                                        && table.districts().black().size() >= 3),
                        RoyalView::hint));
        scenes.put(
                "roy",
                new Scene(
                        RoyalMatches.someMatch(
                                "readable roy", table -> table.state() == State.ROY_TURN && table.round() == 2),
                        view -> {
                            view.gestures().space();
                            view.gestures().space();
                            view.gestures().space();
                        }));
        scenes.put("forecast", new Scene(action, view -> view.covers().forecast()));
        scenes.put("standing", new Scene(action, view -> view.covers().standing()));
        scenes.put("pages", new Scene(action, view -> view.covers().pages("ACTIONS")));
        scenes.put("taken", new Scene(action, view -> view.covers().taken()));
        return scenes;
    }

    private RoyalTableScreen open(Desk desk, Match<RoyalTable, RoyalMove> match, double width, double height) {
        RoyalTableScreen[] opened = new RoyalTableScreen[1];
        show(desk, width, height, () -> {
            opened[0] = new RoyalTableScreen(desk, new GameSession<>("royal", RoyalMatches.BOX, match, clock));
            return (Parent) opened[0].node();
        });
        return opened[0];
    }

    @ParameterizedTest
    @CsvSource({
        "FR, 100, 1280, 720",
        "EN, 130, 1280, 720",
        "EN, 90, 1280, 720",
        "FR, 100, 1440, 900",
        "FR, 130, 1440, 900",
        "FR, 100, 1920, 1080"
    })
    void noWordIsCutAtAnyTextScale(Choices.Tongue tongue, int percent, double width, double height) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.FONT_SCALE, percent);
        List<String> cut = new ArrayList<>();
        scenes().forEach((name, scene) -> {
            RoyalTableScreen screen =
                    open(desk, scene.match().upTo(scene.match().history().size()), width, height);
            onFxThread(() -> scene.act().accept(screen.view()));
            onFxThread(() -> {
                screen.view().root().applyCss();
                screen.view().root().layout();
            });
            CutWords.in(screen.node()).forEach(words -> cut.add(name + ": " + words));
            onFxThread(screen::dispose);
        });
        assertThat(cut).isEmpty();
    }

    @Test
    void largerWordsAreLargerOnTheTableAsSoonAsTheyAreChosen() {
        Desk desk = aDesk();
        RoyalTableScreen screen =
                open(desk, Objects.requireNonNull(scenes().get("action")).match(), 1280, 720);
        double before = font();
        onFxThread(() -> desk.preferences().set(Setting.FONT_SCALE, 130));
        await(() -> font() > before * 1.25);
        assertThat(screen.view().root().frame().text()).isEqualTo(1.3);
        onFxThread(screen::dispose);
    }

    private double font() {
        return lookup(".action-question").queryLabeled().getFont().getSize();
    }
}
