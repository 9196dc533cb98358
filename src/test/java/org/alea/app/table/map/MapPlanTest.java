package org.alea.app.table.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class MapPlanTest {

    @Test
    void aGridSharesItsRoomEvenly() {
        MapPlan plan = MapPlan.grid(
                List.of(new MapPlan.Cell("a", "A", Ground.FLAGS, 0, 0), new MapPlan.Cell("b", "B", Ground.WATER, 2, 1)),
                List.of(),
                3,
                2,
                624,
                412,
                12);
        assertThat(plan.zone("a").box()).isEqualTo(new Rectangle2D(0, 0, 200, 200));
        assertThat(plan.zone("b").box()).isEqualTo(new Rectangle2D(424, 212, 200, 200));
    }

    @Test
    void aRingBeginsAtTwelveAndIsClosed() {
        MapPlan plan = MapPlan.ring(List.of("n", "e", "s", "w"), Map.of(), Passage.ROAD, 500, 300, 100, 60);
        assertThat(plan.zone("n").middle().getX()).isCloseTo(250, within(0.01));
        assertThat(plan.zone("n").box().getMinY()).isCloseTo(0, within(0.01));
        assertThat(plan.zone("e").box().getMaxX()).isCloseTo(500, within(0.01));
        assertThat(plan.zone("s").box().getMaxY()).isCloseTo(300, within(0.01));
        assertThat(plan.links())
                .containsExactly(
                        new MapPlan.Link("n", "e", Passage.ROAD),
                        new MapPlan.Link("e", "s", Passage.ROAD),
                        new MapPlan.Link("s", "w", Passage.ROAD),
                        new MapPlan.Link("w", "n", Passage.ROAD));
    }

    @Test
    void aZoneThatIsNotThereIsNamed() {
        MapPlan plan = new MapPlan(10, 10, List.of(), List.of());
        assertThatThrownBy(() -> plan.zone("tower")).hasMessage("the map has no zone tower");
    }
}
