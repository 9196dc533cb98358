package org.alea.app.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

class StepPanelTest extends UiTest {
    private final List<String> asked = new ArrayList<>();

    private StepControls controls(Desk desk) {
        return new StepControls(
                desk.texts(),
                new StepControls.Keys("←", "Échap", "Espace"),
                new StepControls.Acts(
                        () -> asked.add("back"),
                        () -> asked.add("skip"),
                        () -> asked.add("next"),
                        speed -> asked.add("speed " + speed)),
                1,
                false);
    }

    private static StepPanel.Step step(String result, StepPanel.State state) {
        return new StepPanel.Step("CIBLE", result, "Pourquoi.", state);
    }

    private static Parent laid(StepPanel panel, double width, double height) {
        panel.setManaged(false);
        panel.resize(width, height);
        Pane root = new Pane(panel);
        root.getStyleClass().add("table-root");
        return root;
    }

    private List<Node> tiles() {
        return List.copyOf(lookup(".step-tile").queryAll());
    }

    @Test
    void everyStepIsATileThatTellsHowFarItIs() {
        Desk desk = aDesk();
        StepPanel[] panel = new StepPanel[1];
        show(
                desk,
                1200,
                300,
                () -> {
                    panel[0] = new StepPanel(desk.texts(), controls(desk), () -> asked.add("rule"), "H", 1, false);
                    panel[0].show(new StepPanel.Reading(
                            "",
                            "Pourquoi ?",
                            "N1",
                            List.of(
                                    step("1 zone", StepPanel.State.DONE),
                                    step("Ragna", StepPanel.State.NOW),
                                    step("1 dégât", StepPanel.State.TO_COME)),
                            "Ensuite rien."));
                    return laid(panel[0], 1180, 250);
                },
                "forms",
                "table",
                "pieces",
                "panels");
        assertThat(tiles()).hasSize(3);
        assertThat(tiles().get(0).getStyleClass()).contains("done");
        assertThat(tiles().get(1).getStyleClass()).contains("now");
        assertThat(tiles().get(2).getStyleClass()).contains("to-come");
        assertThat(panel[0].getAccessibleText()).isEqualTo("Pourquoi ?. 1 zone. Ragna");
    }

    @Test
    void theButtonsDoWhatTheySay() {
        Desk desk = aDesk();
        onFxThread(() -> {
            StepControls controls = controls(desk);
            controls.show(StepControls.Reading.at(2, 5, 1));
            controls.buttons().forEach(TableButton::fire);
            controls.speeds().get(3).fire();
            assertThat(asked).containsExactly("back", "skip", "next", "speed 3");
            assertThat(controls.speeds())
                    .filteredOn(speed -> speed.isSelected())
                    .hasSize(1);
            assertThat(controls.buttons().get(2).getAccessibleText()).isEqualTo("Étape 3 sur 5");
        });
    }

    @Test
    void thereIsNoWayBackFromTheFirstStepAndNoSkippingADecision() {
        Desk desk = aDesk();
        onFxThread(() -> {
            StepControls controls = controls(desk);
            controls.show(new StepControls.Reading(1, 4, false, "Encaisser sur l’armure", "alea-cube", 1));
            assertThat(controls.buttons().get(0).isDisable()).isTrue();
            assertThat(controls.buttons().get(1).isDisable()).isTrue();
            assertThat(controls.buttons().get(2).getAccessibleText()).isEqualTo("Encaisser sur l’armure");
        });
    }
}
