package org.alea.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.junit.jupiter.api.Test;

class ShellTest extends UiTest {
    private final List<String> heard = new ArrayList<>();

    private final class Page implements Screen {
        private final Button button = new Button("press");

        Page() {
            button.setOnAction(pressed -> heard.add("pressed"));
        }

        @Override
        public Node node() {
            return button;
        }

        @Override
        public ObservableValue<String> title() {
            return new SimpleStringProperty("page");
        }
    }

    @Test
    void whoever_presses_twice_is_heard_once_and_sees_it_until_the_screen_has_come() {
        Desk desk = aDesk();
        Page page = new Page();
        Shell[] made = new Shell[1];
        show(desk, 800, 600, () -> {
            Shell shell = new Shell(desk.texts(), new Rail(desk, place -> {}, () -> {}), () -> true);
            made[0] = shell;
            shell.put(page);
            return shell;
        });
        onFxThread(page.button::requestFocus);
        onFxThread(made[0]::hear);
        assertThat(lookup(".heard").query().isVisible()).isTrue();
        type(KeyCode.SPACE);
        clickOn(page.button);
        assertThat(heard).isEmpty();
        onFxThread(() -> made[0].put(page));
        assertThat(lookup(".heard").query().isVisible()).isFalse();
        type(KeyCode.SPACE);
        assertThat(heard).containsExactly("pressed");
    }
}
