package org.alea.app.games.royal.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

class TipTest extends UiTest {
    @Test
    void aNodeSaysWhatItIsOnceItIsPointedAt() {
        Desk desk = aDesk();
        show(desk, 400, 300, () -> {
            Label die = new Label("5");
            die.setId("die");
            Tip.on(die, desk.texts(), texts -> "le 4 rouge");
            Tip.on(die, desk.texts(), texts -> "le 5 rouge");
            return new StackPane(die);
        });
        moveTo("#die");
        await(() -> listWindows().stream().anyMatch(Tip.class::isInstance));
        assertThat(listWindows().stream().filter(Tip.class::isInstance).map(window -> ((Tip) window).getText()))
                .containsExactly("le 5 rouge");
        moveTo(10, 10);
        await(() -> listWindows().stream().noneMatch(Tip.class::isInstance));
    }
}
