package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Setup;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** Looking a card up in the middle of a game. */
class CardFromTheTableTest extends UiTest {

    private AleaWindow sitDown() {
        return sitDown(Map.of());
    }

    private AleaWindow sitDown(Map<String, String> options) {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> {
            window.desk().preferences().set(Setting.TOLD, QueenMatches.allTold());
            window.desk().navigator().start("queen", Setup.of(QueenMatches.BOX.options(), options, 7));
        });
        onFxThread(() -> {});
        return window;
    }

    private String save() {
        return store().saves().header(Slot.autosave("queen")).toString();
    }

    @Test
    @Rule("QUEEN-237")
    void a_press_on_a_card_opens_it_and_the_way_back_leads_to_the_same_game() {
        sitDown();
        String before = save();
        moveTo(".enemy").press(MouseButton.SECONDARY).release(MouseButton.SECONDARY);
        await(() -> shown("#open-reference"));
        clickOn("#open-reference");
        await(() -> shown("#card-detail"));
        clickOn("#rail-back");
        await(() -> shown(".queen-table"));
        assertThat(lookup("#card-detail").tryQuery()).isEmpty();
        assertThat(save()).isEqualTo(before);
    }

    @Test
    @Rule("QUEEN-237")
    void escape_leads_back_from_the_card_at_once_in_a_small_window_too() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().navigator().card("queen", "N04"));
        await(() -> shown("#card-detail"));
        push(KeyCode.ESCAPE);
        await(() -> !shown("#card-detail") && !shown("#cards"));
    }

    @Test
    @Rule("QUEEN-237")
    void a_card_is_looked_up_by_keyboard_among_those_that_lie_open() {
        sitDown();
        String before = save();
        push(KeyCode.F2);
        await(() -> shown("#filter-in_play"));
        onFxThread(() -> lookup("#filter-in_play").<Node>query().requestFocus());
        push(KeyCode.SPACE);
        await(() -> lookup("#search-count").<Labeled>query().getText().equals("6 cartes"));
        push(KeyCode.ESCAPE);
        await(() -> shown(".queen-table"));
        assertThat(save()).isEqualTo(before);
    }

    private boolean shown(String query) {
        return lookup(query).tryQuery().isPresent();
    }

    @Test
    @Rule("QUEEN-047")
    void no_card_is_looked_up_while_the_clock_runs() {
        AleaWindow window = sitDown();
        push(KeyCode.SPACE);
        onFxThread(() -> window.desk().navigator().card("queen", "N04"));
        assertThat(lookup("#card-detail").tryQuery()).isEmpty();
        assertThat(lookup(".queen-table").tryQuery()).isPresent();
    }

    @Test
    @Rule("QUEEN-062")
    void without_a_limit_a_card_is_looked_up_in_the_middle_of_a_round() {
        sitDown(Map.of("speed", "untimed"));
        push(KeyCode.SPACE);
        moveTo(".enemy").press(MouseButton.SECONDARY).release(MouseButton.SECONDARY);
        clickOn("#open-reference");
        await(() -> shown("#card-detail"));
        clickOn("#rail-back");
        await(() -> shown(".queen-table"));
    }
}
