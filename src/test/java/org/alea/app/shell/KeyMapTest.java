package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.alea.app.settings.Preferences;
import org.alea.store.Setting;
import org.alea.store.Settings;
import org.junit.jupiter.api.Test;

class KeyMapTest {
    private static final KeyAction PAUSE = new KeyAction("purse.pause", "P", "keys.tab");
    private static final KeyAction UNDO = new KeyAction("purse.undo", "Shortcut+Z", "keys.enter");
    private static final KeyAction ROLL = new KeyAction("other.roll", "P", "keys.escape");
    private static final KeyGroup TABLE = new KeyGroup("keys.title", List.of(PAUSE, UNDO));
    private static final KeyGroup OTHER = new KeyGroup("keys.title", List.of(ROLL));
    private static final List<KeyGroup> ALL = List.of(KeyGroup.EVERYWHERE, TABLE, OTHER);

    private final Preferences preferences = new Preferences(Settings.standard(), settings -> {});
    private final KeyMap map = new KeyMap(preferences);

    @Test
    void a_key_is_the_usual_one_until_it_is_moved() {
        assertThat(map.key(PAUSE)).isEqualTo(key("P"));
        map.move(PAUSE, key("Alt+K"));
        assertThat(map.key(PAUSE)).isEqualTo(key("Alt+K"));
        assertThat(preferences.get(Setting.KEYS)).isEqualTo(Map.of("purse.pause", "Alt+K"));
    }

    @Test
    void a_key_that_is_reset_leaves_nothing_in_the_file() {
        map.move(PAUSE, key("K"));
        map.reset(PAUSE);
        assertThat(preferences.get(Setting.KEYS)).isEmpty();
    }

    @Test
    void a_usual_key_whose_action_has_moved_stands_for_nothing() {
        map.move(PAUSE, key("K"));
        assertThat(map.action(press(KeyCode.P, false), TABLE.actions())).isEmpty();
    }

    @Test
    void all_other_keys_stand_for_nothing() {
        assertThat(map.action(press(KeyCode.DIGIT3, true), TABLE.actions())).isEmpty();
    }

    @Test
    void a_key_stands_for_the_action_that_has_it_now() {
        map.move(PAUSE, key("K"));
        map.move(UNDO, key("P"));
        assertThat(map.action(press(KeyCode.K, false), TABLE.actions())).contains(PAUSE);
        assertThat(map.action(press(KeyCode.P, false), TABLE.actions())).contains(UNDO);
    }

    @Test
    void an_entry_that_names_no_key_leaves_the_usual_one_in_force_and_stays() {
        preferences.set(Setting.KEYS, Map.of("purse.pause", "the big one", "purse.nothing", "K"));
        assertThat(map.key(PAUSE)).isEqualTo(key("P"));
        map.move(UNDO, key("U"));
        assertThat(preferences.get(Setting.KEYS)).containsEntry("purse.pause", "the big one");
    }

    @Test
    void an_action_at_hand_at_the_same_time_is_a_rival_for_a_key() {
        assertThat(map.rival(UNDO, TABLE, key("P"), ALL)).contains(PAUSE);
        assertThat(map.rival(UNDO, TABLE, key("F1"), ALL)).contains(KeyGroup.HELP);
        assertThat(map.rival(KeyGroup.HELP, KeyGroup.EVERYWHERE, key("Shortcut+Z"), ALL))
                .contains(UNDO);
    }

    @Test
    void actions_of_two_games_share_a_key_in_peace() {
        assertThat(map.rival(PAUSE, TABLE, key("P"), ALL)).isEmpty();
    }

    private static KeyEvent press(KeyCode code, boolean shift) {
        return event(KeyEvent.KEY_PRESSED, code, shift);
    }

    private static KeyEvent event(EventType<KeyEvent> type, KeyCode code, boolean shift) {
        return new KeyEvent(type, "", "", code, shift, false, false, false);
    }

    private static KeyCodeCombination key(String name) {
        return (KeyCodeCombination) KeyCombination.valueOf(name);
    }
}
