package org.alea.app.games.royal.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
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

    @Test
    void aLongSentenceAtTheLowerEdgeOfTheScreenIsReadToItsEnd() {
        Desk desk = aDesk();
        Label card = new Label("Rançon");
        show(desk, 400, 300, () -> {
            Tip.on(card, desk.texts(), texts -> "À combattre avec rouge, 4 par cube. ".repeat(8));
            return new StackPane(card);
        });
        double bottom = Screen.getPrimary().getVisualBounds().getMaxY();
        Tip tip = Tip.of(card).orElseThrow();
        onFxThread(() -> tip.show(card, 100, bottom - 60));
        onFxThread(() -> {});
        assertThat(tip.getHeight()).isGreaterThan(60);
        assertThat(tip.getY() + tip.getHeight()).isLessThanOrEqualTo(bottom);
        onFxThread(tip::hide);
    }
}
