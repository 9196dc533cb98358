package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

/** A tip that shows because the pointer rests somewhere is never in the way of a key. */
class TipEscapeTest extends UiTest {

    @Test
    void escapeHidesATipAndStillTakesBackWhatThePlayerMeans() {
        List<KeyCode> heard = new ArrayList<>();
        Tooltip tip = new Tooltip("Conseil");
        show(aDesk(), 400, 300, () -> {
            TipEscape.listen();
            Button hint = new Button("?");
            StackPane table = new StackPane(hint);
            table.addEventHandler(KeyEvent.KEY_PRESSED, event -> heard.add(event.getCode()));
            return table;
        });
        onFxThread(() -> tip.show(lookup(".button").query(), 10, 10));
        onFxThread(() -> lookup(".button").query().requestFocus());
        type(KeyCode.ESCAPE);
        assertThat(tip.isShowing()).isFalse();
        assertThat(heard).containsExactly(KeyCode.ESCAPE);
    }
}
