package org.alea.app.games.royal.roy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.alea.app.UiTest;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoyPanelTest extends UiTest {
    private static final double WIDTH = 296;
    private static final double HEIGHT = 247;

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_step_of_every_turn_stays_inside_a_small_panel(Language language) {
        Desk desk = aDesk();
        Texts texts = new Texts(language);
        RoyPanel panel = new RoyPanel(RoyalBoxes.BOX, texts, WIDTH, HEIGHT);
        panel.setStyle("-fx-font-size: 12px;");
        show(desk, 400, 300, () -> new StackPane(panel), "forms", "table", "royalpieces", "royal");
        List<String> outside = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        onFxThread(() -> RoyScenes.all().forEach(turn -> {
            for (int at = 0; at < turn.steps().size(); at++) {
                RoySteps steps = new RoySteps(turn, at);
                panel.show(steps, texts);
                panel.applyCss();
                panel.layout();
                String when = turn.result() + ", step " + steps.current().number();
                if (lowest(panel) > HEIGHT) {
                    outside.add(when);
                }
                if (inSight(panel) < turn.steps().size()) {
                    missing.add(when + ": " + inSight(panel));
                }
            }
        }));
        assertThat(outside).isEmpty();
        assertThat(missing).isEmpty();
    }

    private static long inSight(RoyPanel panel) {
        return panel.lookupAll(".roy-step").stream().filter(Node::isVisible).count();
    }

    private static double lowest(RoyPanel panel) {
        return panel.lookupAll(".roy-step").stream()
                .filter(Node::isVisible)
                .mapToDouble(row -> panel.sceneToLocal(row.localToScene(row.getLayoutBounds()))
                        .getMaxY())
                .max()
                .orElseThrow();
    }
}
