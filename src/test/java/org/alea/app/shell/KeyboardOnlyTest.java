package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.games.queen.practice.Attempt;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** From the start of the program to a finished drill, without a mouse. */
class KeyboardOnlyTest extends UiTest {

    @Test
    void the_keyboard_alone_leads_from_the_start_to_a_finished_drill() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().preferences().set(Setting.TOLD, allTold()));
        tabTo("rail-practice");
        type(KeyCode.ENTER);
        settle();
        assertThat(window(0).getScene().getFocusOwner().getId())
                .as("the drills have the keyboard, without another key")
                .isEqualTo("drill-P01");
        type(KeyCode.ENTER);
        settle();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(lookup(".toast").query().isVisible()).isTrue();
        assertThat(bottom(".toast"))
                .as("what is said of a refusal hides no handle of a set")
                .isLessThanOrEqualTo(top(".lane"));
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

    @Test
    void a_drill_just_composed_is_in_sight_and_starts_with_enter() {
        openWindow(TableViews.suite(), 1280, 720);
        tabTo("rail-practice");
        type(KeyCode.ENTER);
        settle();
        tabTo("compose");
        type(KeyCode.ENTER);
        settle();
        tabTo("composer-save");
        type(KeyCode.ENTER);
        settle();
        Node row = window(0).getScene().getFocusOwner();
        assertThat(row.getId()).startsWith("drill-").doesNotStartWith("drill-P");
        Bounds list = lookup(".drill-list")
                .query()
                .localToScene(lookup(".drill-list").query().getLayoutBounds());
        assertThat(list.contains(row.localToScene(row.getLayoutBounds()))).isTrue();
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

    private double bottom(String style) {
        Node node = lookup(style).query();
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }

    private double top(String style) {
        return lookup(style).queryAll().stream()
                .mapToDouble(node -> node.localToScene(node.getLayoutBounds()).getMinY())
                .min()
                .orElseThrow();
    }

    private void settle() {
        onFxThread(() -> {});
        onFxThread(() -> {});
    }
}
