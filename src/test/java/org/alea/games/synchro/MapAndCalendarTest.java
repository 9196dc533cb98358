package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.games.synchro.cards.CalendarSpace;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.Season;
import org.alea.games.synchro.cards.SynchroContent;
import org.junit.jupiter.api.Test;

/** The map from Luminaria to Stellaris, and the year it is crossed in. */
class MapAndCalendarTest {
    private final SynchroContent content = SynchroMatches.box().game().content();

    @Test
    @Rule("SYNC-017")
    void theGridHasTwoThreeFourThreeTwoCitiesOfEachLevel() {
        Map<Integer, Integer> cities = new LinkedHashMap<>();
        for (MapNode node : content.nodes()) {
            assertThat(node.id()).isEqualTo("N" + node.row() + node.col());
            if (node.colour().isPresent()) {
                assertThat(node.level()).isEqualTo(node.row() + node.col() - 2);
                cities.merge(node.level(), 1, Integer::sum);
            }
        }
        assertThat(content.nodes()).hasSize(16);
        assertThat(cities).containsExactlyInAnyOrderEntriesOf(Map.of(1, 2, 2, 3, 3, 4, 4, 3, 5, 2));
        assertThat(content.start().id()).isEqualTo("N11");
        assertThat(content.node("N44").isEnd()).isTrue();
    }

    @Test
    @Rule("SYNC-018")
    void roadsLeadRightCanalsDownAndEveryRoutePassesFiveCities() {
        int links = 0;
        for (MapNode node : content.nodes()) {
            for (MapNode.MapLink link : node.links()) {
                MapNode to = content.node(link.to());
                boolean road = link.kind() == MapNode.LinkKind.ROAD;
                assertThat(to.row() - node.row()).isEqualTo(road ? 0 : 1);
                assertThat(to.col() - node.col()).isEqualTo(road ? 1 : 0);
                links++;
            }
        }
        assertThat(links).isEqualTo(24);
        List<Integer> routes = new ArrayList<>();
        walk(content.start(), 0, routes);
        assertThat(routes).hasSize(20).containsOnly(5);
    }

    private void walk(MapNode from, int cities, List<Integer> routes) {
        if (from.isEnd()) {
            routes.add(cities);
        }
        for (MapNode.MapLink link : from.links()) {
            MapNode to = content.node(link.to());
            walk(to, to.isEnd() ? cities : cities + 1, routes);
        }
    }

    @Test
    @Rule({"SYNC-029", "SYNC-032"})
    void everySeasonHasFiveAmberFourJadeAndThreeVioletDays() {
        assertThat(content.lastSpace()).isEqualTo(48);
        Season[] seasons = Season.values();
        for (int space = 1; space <= 48; space++) {
            int day = (space - 1) % 12 + 1;
            DayColour colour = day <= 5 ? DayColour.AMBER : day <= 9 ? DayColour.JADE : DayColour.VIOLET;
            assertThat(content.space(space))
                    .isEqualTo(new CalendarSpace(space, seasons[(space - 1) / 12], day, colour));
        }
    }
}
