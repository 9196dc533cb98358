package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** What can be done on the set-up screen besides starting. */
class KeptSetupsTest extends UiTest {

    private AleaWindow setUp() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup("#new-queen").tryQuery().isPresent());
        clickOn("#new-queen");
        await(() -> lookup("#keep-setup").tryQuery().isPresent());
        return window;
    }

    @Test
    void a_set_up_is_kept_under_a_name_chosen_by_its_chip_and_forgotten() {
        AleaWindow window = setUp();
        clickOn("#preset-queen-siege");
        clickOn("#keep-setup");
        write("Mon duel");
        push(KeyCode.ENTER);
        await(() -> lookup(".own-setup").tryQuery().isPresent());
        clickOn("#preset-queen-training");
        assertThat(lookup("#keep-setup").<Labeled>query().getText()).isEqualTo("Garder ce réglage");
        clickOn(".own-setup");
        assertThat(lookup("#keep-setup").<Labeled>query().getText()).isEqualTo("Oublier ce réglage");
        assertThat(window.desk().preferences().get(Setting.OWN_SETUPS)).containsOnlyKeys("queen/Mon duel");
        clickOn("#keep-setup");
        await(() -> lookup(".own-setup").tryQuery().isEmpty());
    }

    @Test
    void a_trial_game_is_not_kept() {
        setUp();
        clickOn("#trial");
        await(() -> lookup(".queen-table").tryQuery().isPresent());
        push(KeyCode.SPACE);
        assertThat(store().saves().taken(Slot.autosave("queen"))).isFalse();
    }

    @Test
    void the_dice_one_begins_with_are_laid_out() {
        setUp();
        int plain = lookup(".setup-reserve .die").queryAll().size();
        clickOn("#preset-queen-dragon");
        await(() -> lookup(".setup-reserve .die").queryAll().size() == plain + 1);
    }
}
