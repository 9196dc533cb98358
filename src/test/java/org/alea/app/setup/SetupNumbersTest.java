package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.controls.Segments;
import org.alea.content.ContentSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers the player types before a game. */
class SetupNumbersTest extends UiTest {

    @BeforeEach
    void chooseCustom() {
        Desk desk = aDesk();
        var box = desk.suite().game("royal").orElseThrow().open(ContentSource.builtIn());
        show(desk, 1440, 900, () -> (Parent) SetupScreen.of(desk, "royal", box).node());
        onFxThread(() -> difficulty().valueProperty().set("custom"));
    }

    @SuppressWarnings("unchecked") // difficulties are words
    private Segments<String> difficulty() {
        return (Segments<String>) lookup("#option-difficulty").query();
    }

    private Spinner<?> headStart() {
        return lookup("#option-royVp").queryAs(Spinner.class);
    }

    private void type(String text) {
        clickOn(headStart().getEditor());
        push(KeyCode.CONTROL, KeyCode.A);
        push(KeyCode.DELETE);
        write(text);
        push(KeyCode.TAB);
    }

    @ParameterizedTest
    @ValueSource(strings = {"31", "x", ""})
    @Rule("ROYAL-004")
    void aNumberTheOptionDoesNotAllowIsLeftAsItIsAndNamedWhenTheGameIsToBegin(String typed) {
        type(typed);
        clickOn("#start");
        assertThat(headStart().getEditor().getText()).isEqualTo(typed);
        assertThat(navigator.calls())
                .containsExactly("toast Avance du Roy\u00a0: indiquez un nombre entier de 0 à 30.");
        type("12");
        clickOn("#start");
        assertThat(navigator.calls().get(1)).startsWith("start royal").contains("royVp=12");
    }
}
