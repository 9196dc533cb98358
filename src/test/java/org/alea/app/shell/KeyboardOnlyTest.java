package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.games.queen.practice.Attempt;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** From the start of the program to a finished drill, without a mouse. */
class KeyboardOnlyTest extends UiTest {

    @Test
    void the_keyboard_alone_leads_from_the_start_to_a_finished_drill() {
        AleaWindow window = openWindow(Suite.registered(), 1280, 720);
        onFxThread(() -> window.desk().preferences().set(Setting.TOLD, allTold()));
        tabTo("rail-practice");
        type(KeyCode.ENTER);
        settle();
        // the drill at hand has the keys from the first moment on
        type(KeyCode.ENTER);
        settle();
        type(KeyCode.SPACE);
        type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3);
        letTimeRunOut();
        store().flush();
        assertThat(store().ledger("queen-attempts", Attempt.class).read().entries())
                .as("the attempt is in the book")
                .hasSize(1);
        type(KeyCode.ESCAPE);
        settle();
        assertThat(lookup("#drill-name").tryQuery())
                .as("back in the practice room")
                .isPresent();
    }

    /** In small steps, as a clock goes: after a long silence the table would take the machine for asleep, and pause. */
    private void letTimeRunOut() {
        for (int i = 0; i < 600 && lookup(".drill-result").queryAll().isEmpty(); i++) {
            clock.pass(Duration.ofMillis(200));
            onFxThread(() -> {});
        }
    }

    private static Map<String, String> allTold() {
        return Stream.of("solo", "failed", "wound", "exchange", "forced", "shield", "defeat")
                .collect(Collectors.toMap(key -> "queen." + key, key -> "1"));
    }

    private void tabTo(String id) {
        for (int i = 0; i < 40; i++) {
            Node owner = window(0).getScene().getFocusOwner();
            if (owner != null && id.equals(owner.getId())) {
                return;
            }
            type(KeyCode.TAB);
        }
        throw new AssertionError("Tab never reaches " + id);
    }

    private void settle() {
        onFxThread(() -> {});
        onFxThread(() -> {});
    }
}
