package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.alea.app.CutWords;
import org.alea.app.FaintWords;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The text scale reaches the Royal table, and no word is cut off by it. */
class RoyalReadableTest extends UiTest {

    /** A table and what a player does there, one after the other: after each of them every word is looked at. */
    private record Scene(Match<RoyalTable, RoyalMove> match, Map<String, Consumer<RoyalView>> acts) {}

    private static List<Scene> scenes() {
        return List.of(
                new Scene(
                        RoyalMatches.someMatch("readable setup", table -> table.state() == State.SETUP_PLACE),
                        Map.of("setup", view -> view.gestures().nextTarget(1))),
                new Scene(action(), lookAround()),
                new Scene(
                        RoyalMatches.someMatch(
                                "readable counter",
                                table -> table.state() == State.COUNTER
                                        && table.districts().black().size() >= 3),
                        Map.of("counter", RoyalView::hint)),
                new Scene(
                        RoyalMatches.someMatch(
                                "readable roy", table -> table.state() == State.ROY_TURN && table.round() == 2),
                        Map.of("roy", view -> {
                            view.gestures().space();
                            view.gestures().space();
                            view.gestures().space();
                        })));
    }

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "readable action",
                Map.of("timer", "soft"),
                table -> table.state() == State.ACTION
                        && table.round() == 3
                        && table.districts().dice(Side.YOU).size() >= 4
                        && table.events().length() >= 4);
    }

    private static Map<String, Consumer<RoyalView>> lookAround() {
        Map<String, Consumer<RoyalView>> acts = new LinkedHashMap<>();
        acts.put("action", view -> {});
        acts.put("forecast", view -> view.covers().forecast());
        acts.put("standing", view -> view.covers().standing());
        acts.put("pages", view -> view.covers().pages("ACTIONS"));
        acts.put("taken", view -> view.covers().taken());
        acts.put("consent", RoyalView::hint);
        acts.put("hint", view -> {
            view.play().match().markLearning();
            view.hint();
        });
        return acts;
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
        "FR, 130, 1280, 720",
        "EN, 130, 1280, 720",
        "FR, 90, 1440, 900",
        "EN, 115, 1440, 900",
    })
    void noWordIsCutAtAnyTextScale(Choices.Tongue tongue, int percent, double width, double height) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.LANGUAGE, tongue);
        desk.preferences().set(Setting.FONT_SCALE, percent);
        List<String> cut = new ArrayList<>();
        List<String> squeezed = new ArrayList<>();
        for (Scene scene : scenes()) {
            RoyalTableScreen screen = open(desk, scene.match(), width, height);
            scene.acts().forEach((name, act) -> {
                onFxThread(() -> {
                    screen.view().covers().close();
                    act.accept(screen.view());
                });
                onFxThread(() -> {
                    screen.view().root().applyCss();
                    screen.view().root().layout();
                });
                CutWords.in(screen.node()).forEach(words -> cut.add(name + ": " + words));
                CutWords.squeezed(screen.node()).forEach(words -> squeezed.add(name + ": " + words));
            });
            onFxThread(screen::dispose);
        }
        assertThat(cut).isEmpty();
        assertThat(squeezed).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void wordsStandOutInEitherTheme(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        Set<String> faint = new TreeSet<>();
        for (Scene scene : scenes()) {
            RoyalTableScreen screen = open(desk, scene.match(), 1280, 720);
            scene.acts().forEach((name, act) -> {
                onFxThread(() -> {
                    screen.view().covers().close();
                    act.accept(screen.view());
                });
                // while the Roy's move is explained, what it does not concern is veiled
                if (!name.equals("roy")) {
                    onFxThread(() -> FaintWords.in(onTop(screen)).forEach(words -> faint.add(name + ": " + words)));
                }
            });
            onFxThread(screen::dispose);
        }
        assertThat(faint).isEmpty();
    }

    private static Node onTop(RoyalTableScreen screen) {
        Node cover = screen.node().lookup(".scrim");
        return cover != null && cover.isVisible() ? cover : screen.node();
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource({"EN, 90, 1280, 720", "FR, 100, 1440, 900", "FR, 130, 1440, 900", "FR, 100, 1920, 1080"})
    void norInOtherWindows(Choices.Tongue tongue, int percent, double width, double height) {
        noWordIsCutAtAnyTextScale(tongue, percent, width, height);
    }

    @Test
    void largerWordsAreLargerOnTheTableAsSoonAsTheyAreChosen() {
        Desk desk = aDesk();
        RoyalTableScreen screen = open(desk, action(), 1280, 720);
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
