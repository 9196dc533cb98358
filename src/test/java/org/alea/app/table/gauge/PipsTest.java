package org.alea.app.table.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class PipsTest extends UiTest {

    private static List<String> looks(Pips pips) {
        return pips.getChildren().stream().map(PipsTest::look).toList();
    }

    private static String look(Node pip) {
        Node drawn = pip instanceof Group group ? group.getChildren().get(1) : pip;
        List<String> classes = drawn.getStyleClass();
        return classes.get(classes.size() - 1);
    }

    @Test
    void heartsAreLeftAtRiskSetAsideAndLost() {
        onFxThread(() -> assertThat(looks(new Pips(
                        Pips.Kind.HEALTH, Pips.Reading.of(3, 6).risking(1).without(1), 18)))
                .containsExactly("health-pip", "health-pip", "risk-pip", "aside-pip", "lost-pip", "lost-pip"));
    }

    @Test
    void moreThanTenBecomeAFigure() {
        onFxThread(() -> assertThat(looks(new Pips(Pips.Kind.HEALTH, Pips.Reading.of(9, 14), 18)))
                .containsExactly("health-pip", "pip-figure"));
    }

    @Test
    void noMoreCanBeAtRiskThanIsLeft() {
        assertThat(Pips.Reading.of(2, 5).risking(4)).isEqualTo(new Pips.Reading(2, 5, 2, 0));
    }

    @Test
    void aLifeBarWarnsByItsShare() {
        assertThat(LifeBar.Reading.of(20, 28).level()).isEqualTo("high");
        assertThat(LifeBar.Reading.of(11, 20).level()).isEqualTo("half");
        assertThat(LifeBar.Reading.of(5, 20).level()).isEqualTo("low");
        assertThat(LifeBar.Reading.of(20, 20).ofFoe().level()).isEqualTo("low");
    }
}
