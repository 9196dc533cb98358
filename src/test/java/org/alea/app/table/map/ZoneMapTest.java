package org.alea.app.table.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.alea.app.UiTest;
import org.alea.app.table.Motion;
import org.junit.jupiter.api.Test;

class ZoneMapTest extends UiTest {
    private static final MapPlan.Link DOOR = new MapPlan.Link("hall", "yard", Passage.DOOR_SHUT);

    private static ZoneMap aMap() {
        return new ZoneMap(
                new MapPlan(
                        320,
                        150,
                        List.of(
                                MapPlan.Zone.of("hall", "Halle", Ground.FLAGS, new Rectangle2D(0, 0, 150, 150)),
                                MapPlan.Zone.of("yard", "Cour", Ground.GRASS, new Rectangle2D(170, 0, 150, 150))
                                        .seating(List.of(new Point2D(200, 100)))),
                        List.of(DOOR)),
                Motion.NONE,
                1);
    }

    @Test
    void aPieceKeepsItsNodeWhenItGoesToAnotherZone() {
        onFxThread(() -> {
            ZoneMap map = aMap();
            Node piece = map.pieces().piece("r2", Region.class, Region::new);
            map.seat(List.of(new ZoneMap.Standing("r2", "hall", 46, 60)));
            assertThat(piece.getLayoutX()).isEqualTo(52);
            map.seat(List.of(new ZoneMap.Standing("r2", "yard", 46, 60)));
            assertThat(map.pieces().piece("r2", Region.class, Region::new)).isSameAs(piece);
            assertThat(new Point2D(piece.getLayoutX(), piece.getLayoutY())).isEqualTo(new Point2D(177, 70));
        });
    }

    @Test
    void moreThanTheSeatsOfAZoneStandWhereThereIsRoom() {
        onFxThread(() -> {
            ZoneMap map = aMap();
            Node one = map.pieces().piece("a", Region.class, Region::new);
            Node other = map.pieces().piece("b", Region.class, Region::new);
            map.seat(List.of(new ZoneMap.Standing("a", "yard", 46, 60), new ZoneMap.Standing("b", "yard", 46, 60)));
            assertThat(other.getLayoutX()).isGreaterThanOrEqualTo(one.getLayoutX() + 46);
        });
    }

    @Test
    void zonesTellWhatTheyMeanNow() {
        onFxThread(() -> {
            ZoneMap map = aMap();
            map.show(Map.of("yard", ZoneReading.of(ZoneReading.State.LEGAL).saying("", "Aller")));
            assertThat(look(map, "yard")).contains("open");
            assertThat(look(map, "hall")).contains("idle");
            map.show(Map.of("hall", ZoneReading.of(ZoneReading.State.DANGER)));
            assertThat(look(map, "hall")).contains("danger").doesNotContain("idle");
            assertThat(look(map, "yard")).contains("idle").doesNotContain("open");
        });
    }

    @Test
    void anOpenedDoorIsDrawnAnew() {
        onFxThread(() -> {
            ZoneMap map = aMap();
            List<Node> shut = List.copyOf(map.getChildrenUnmodifiable());
            int before = drawn(map);
            map.passages(Map.of(DOOR, Passage.DOOR_OPEN));
            assertThat(drawn(map)).isNotEqualTo(before);
            assertThat(map.getChildrenUnmodifiable()).isEqualTo(shut);
        });
    }

    private static int drawn(ZoneMap map) {
        return map.getChildrenUnmodifiable().stream()
                .filter(Group.class::isInstance)
                .mapToInt(group -> ((Group) group).getChildren().size())
                .sum();
    }

    private static List<String> look(ZoneMap map, String zone) {
        return map.tile(zone).getPseudoClassStates().stream()
                .map(PseudoClass::getPseudoClassName)
                .toList();
    }
}
