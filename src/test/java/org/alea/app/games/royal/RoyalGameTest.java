package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.games.royal.end.FinalView;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.shell.Autosave;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.FinishedGame;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** Whole games, and games that are left and taken up again. */
class RoyalGameTest extends AtTheRoyalTable {

    /** One gesture out of everything the table offers, by chance; what can be confirmed mostly is. */
    private void gesture(SeededChance luck) {
        List<Way<RoyalAct>> ways = view().hand().ways().stream()
                .filter(way -> !way.from().kind().equals("button") || isChoice(way.from()))
                .toList();
        boolean ready = play().proposal().flatMap(Proposal::move).isPresent();
        if (view().watching()) {
            view().gestures().escape();
        } else if (ready && (ways.isEmpty() || luck.index(10, "confirm") < 7)) {
            view().gestures().enter();
        } else {
            Way<RoyalAct> way = ways.get(luck.index(ways.size(), "way"));
            view().hand().click(way.from());
            if (!way.from().equals(way.to())) {
                view().hand().click(way.to());
            }
        }
    }

    /** The buttons of a proposal, as opposed to the tabs beside the table. */
    private boolean isChoice(Spot button) {
        return Integer.parseInt(button.which())
                < view().board().action().buttons().size();
    }

    @Test
    @Rule("ROYAL-010")
    void aWholeGameIsPlayedThroughWhatTheTableOffersToItsFinalSheet() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.fresh(11, Map.of("abandoned", "confiscated"));
        GameSession<RoyalTable, RoyalMove> session = new GameSession<>("royal", RoyalMatches.BOX, match, clock);
        Autosave.keep(session, store(), Slot.autosave("royal"), CALENDAR.instant(), Runnable::run);
        sitDown(session);
        SeededChance luck = new SeededChance(3);
        onFxThread(() -> {
            for (int guard = 0; guard < 20_000 && state() != State.GAME_OVER; guard++) {
                gesture(luck);
            }
        });
        assertThat(match.result()).isPresent();
        assertThat(view().covers().shown()).containsInstanceOf(FinalView.class);
        onFxThread(() -> view().covers().close());
        clickOn("#royal-confirm");
        assertThat(view().covers().shown()).as("again").containsInstanceOf(FinalView.class);
        hurryOn();
        assertThat(navigator.calls()).as("hurried presses").isEmpty();
        clock.pass(Duration.ofSeconds(1));
        push(KeyCode.ENTER);
        assertThat(navigator.calls()).containsExactly("setUp royal");
        closeStore();
        assertThat(store().history().read().entries())
                .extracting(FinishedGame::game, FinishedGame::setup)
                .containsExactly(tuple("royal", match.setup().options()));
    }

    @Test
    @Rule("ROYAL-198")
    void fromItsFinalSheetAGameIsWatchedAgainFromItsBeginning() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.fresh(3);
        RoyalMatches.playedUntil(match, 3, table -> table.state() == State.GAME_OVER);
        int last = match.history().size() - 1;
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        GameSession<RoyalTable, RoyalMove> session =
                new GameSession<>("royal", RoyalMatches.BOX, match.upTo(last), clock);
        Autosave.keep(session, store(), Slot.autosave("royal"), CALENDAR.instant(), Runnable::run);
        onFxThread(() -> window.desk().navigator().show(new RoyalTableScreen(window.desk(), session)));
        clock.pass(Duration.ofSeconds(1));
        push(KeyCode.SPACE);
        push(KeyCode.ESCAPE);
        await(() -> lookup(".final-buttons").tryQuery().isPresent());
        clock.pass(Duration.ofSeconds(2));
        clickOn("Revoir la partie");
        await(() -> lookup(".replay").tryQuery().isPresent());
        push(KeyCode.ESCAPE);
        await(() -> lookup(".final-buttons").tryQuery().isPresent());
    }

    /** Presses what was meant for the last step once too often, by key and by mouse. */
    private void hurryOn() {
        push(KeyCode.ENTER);
        clock.pass(Duration.ofMillis(400));
        push(KeyCode.SPACE);
        clock.pass(Duration.ofMillis(400));
        clickOn(lookup(".final-buttons .primary").queryButton());
    }

    @Test
    void aGameThatWasLeftIsTakenUpAgainWhereItStood() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        Setup setup = Setup.of(RoyalMatches.BOX.options(), Map.of(), 9);
        onFxThread(() -> window.desk().navigator().start("royal", setup));
        await(() -> lookup(".royal-table").tryQuery().isPresent());
        push(KeyCode.SPACE);
        assertThat(lookup("#royal-confirm").queryButton().getAccessibleText()).startsWith("Lancer");
        clock.pass(Duration.ofSeconds(1));
        push(KeyCode.SPACE);
        push(KeyCode.TAB);
        push(KeyCode.ENTER);
        assertThat(lookup(".action-chip").queryLabeled().getText()).isEqualTo("encore 5 habitants");
        closeStore();
        AleaWindow again = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> again.desk().navigator().resume("royal"));
        onFxThread(() -> {});
        assertThat(lookup(".action-chip").queryLabeled().getText()).isEqualTo("encore 5 habitants");
    }

    @Test
    void theFinalSheetStaysInAnotherSizeThemeAndLanguage() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.fresh(3);
        RoyalMatches.playedUntil(match, 3, table -> table.state() == State.GAME_OVER);
        sitDown(match.upTo(match.history().size() - 1));
        push(KeyCode.SPACE);
        seeTheRoy();
        await(() -> view().covers().shown().filter(FinalView.class::isInstance).isPresent());
        onFxThread(() -> desk().preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        assertThat(view().covers().shown()).containsInstanceOf(FinalView.class);
        onFxThread(() -> desk().preferences().speak(Language.EN));
        assertThat(view().covers().shown()).containsInstanceOf(FinalView.class);
        onFxThread(() -> view().rebuild());
        assertThat(view().covers().shown()).containsInstanceOf(FinalView.class);
        onFxThread(() -> view().covers().close());
        onFxThread(() -> view().rebuild());
        assertThat(view().covers().shown()).isEmpty();
    }
}
