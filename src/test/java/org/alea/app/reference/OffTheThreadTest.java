package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javafx.scene.Parent;
import org.alea.app.UiTest;
import org.alea.app.main.TableViews;
import org.alea.app.rulebook.RulebookScreen;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

/** What takes longer than a frame when cards and rules are opened is left to others than the JavaFX thread. */
class OffTheThreadTest extends UiTest {
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    /** A desk whose other threads do nothing before they are told to. */
    private Desk patient() {
        Desk desk = aDesk();
        onFxThread(() -> desk.suite()
                .views()
                .forEach(kit -> desk.boxes().whenOpen(kit.cover().id(), box -> {})));
        return new Desk(
                desk.texts(),
                desk.preferences(),
                desk.sounds(),
                desk.navigator(),
                desk.suite(),
                desk.boxes(),
                desk.store(),
                waiting::add,
                desk.clock(),
                desk.calendar(),
                desk.em(),
                false);
    }

    private void workLast() {
        waiting.removeLast().run();
        onFxThread(() -> {});
    }

    @Test
    void cards_of_a_later_game_wait_for_those_that_stand_in_front_of_them() {
        Desk desk = patient();
        List<List<Card>> told = new ArrayList<>();
        onFxThread(() -> new Catalogues(desk).whenShelved(told::add));
        List<String> games =
                TableViews.suite().views().stream().map(kit -> kit.cover().id()).toList();
        for (int later = 1; later < games.size(); later++) {
            workLast();
            assertThat(told).isEmpty();
        }
        workLast();
        assertThat(told).hasSize(1);
        assertThat(told.get(0).stream().map(Card::game).distinct()).containsExactlyElementsOf(games);
    }

    @Test
    void a_rulebook_is_bound_away_from_the_javafx_thread() {
        Desk desk = patient();
        show(desk, 1440, 900, () -> {
            RulebookScreen screen = new RulebookScreen(desk);
            screen.shown();
            return (Parent) screen.node();
        });
        assertThat(lookup(".rule-body").tryQuery()).isEmpty();
        workLast();
        await(() -> lookup(".rule-body").tryQuery().isPresent());
    }

    @Test
    void only_the_faces_of_cards_wear_what_pieces_wear() {
        Desk desk = aDesk();
        show(desk, 1440, 900, () -> {
            ReferenceScreen screen = new ReferenceScreen(desk);
            screen.shown();
            return (Parent) screen.node();
        });
        await(() -> lookup(".face-pane").tryQuery().isPresent());
        assertThat(lookup(".reference").<Parent>query().getStylesheets())
                .noneMatch(sheet -> sheet.endsWith("/queen.css") || sheet.endsWith("/royal.css"));
        assertThat(lookup(".face-pane").<Parent>query().getStylesheets())
                .anyMatch(sheet -> sheet.endsWith("/queen.css"))
                .noneMatch(sheet -> sheet.endsWith("/royal.css"));
    }
}
