package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class KeyboardHelpTest extends UiTest {
    private ScrollPane page() {
        return lookup(".keyboard-help .scroll-pane").query();
    }

    private void show(int keys, double height) {
        show(Collections.nCopies(keys, new KeyHint("F1", "keys.enter")), height);
    }

    private void show(List<KeyHint> keys, double height) {
        Desk desk = aDesk();
        Screen screen = new Screen() {
            @Override
            public Node node() {
                return new Pane();
            }

            @Override
            public ObservableValue<String> title() {
                return new SimpleStringProperty("Table");
            }

            @Override
            public List<KeyHint> keys() {
                return keys;
            }
        };
        show(desk, 1100, height, () -> new StackPane(new KeyboardHelp(desk, screen, () -> {})), "forms");
        onFxThread(() -> lookup(".keyboard-help .button").query().requestFocus());
    }

    @Test
    void a_page_that_is_too_long_is_scrolled_by_keys() {
        show(40, 300);
        push(KeyCode.PAGE_DOWN);
        assertThat(page().getVvalue()).isStrictlyBetween(0.1, 1.0);
        push(KeyCode.END);
        assertThat(page().getVvalue()).isEqualTo(1);
        push(KeyCode.UP);
        assertThat(page().getVvalue()).isStrictlyBetween(0.5, 1.0);
        push(KeyCode.HOME);
        assertThat(page().getVvalue()).isZero();
    }

    @Test
    void few_keys_leave_no_empty_half() {
        show(1, 700);
        double columns = lookup(".key-column").queryAllAs(Region.class).stream()
                .mapToDouble(column -> column.getBoundsInParent().getMaxX())
                .max()
                .orElseThrow();
        assertThat(lookup(".keyboard-help").queryAs(Region.class).getWidth()).isBetween(columns, columns + 100);
    }

    @Test
    void many_keys_of_a_table_stand_in_two_columns() {
        show(30, 700);
        assertThat(lookup(".key-column").queryAll()).hasSize(3);
        assertThat(page().getContent().getLayoutBounds().getHeight())
                .isLessThanOrEqualTo(page().getViewportBounds().getHeight());
    }

    @Test
    void no_key_is_cut_short_where_the_meanings_are_long() {
        show(Collections.nCopies(30, new KeyHint("Ctrl+Shift 1 – 6", "queen.keys.chariotDie")), 700);
        assertThat(lookup(".kbd").queryAllAs(Label.class))
                .isNotEmpty()
                .allSatisfy(key -> assertThat(key.getWidth()).isGreaterThanOrEqualTo(Math.floor(key.prefWidth(-1))));
    }
}
