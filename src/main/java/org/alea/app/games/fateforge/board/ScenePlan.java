package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.map.Ground;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.Passage;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.CombatScene.SceneZone;
import org.alea.games.fateforge.cards.SceneMap;

/** The map of a scene as tiles in a grid, with what lies on the edges between them. */
public final class ScenePlan {
    private final CombatScene scene;
    private final MapPlan plan;

    public ScenePlan(FateSpeech speech, CombatScene scene, double width, double height, double gap) {
        this.scene = scene;
        List<Ground> grounds = FateLooks.grounds(scene.id(), scene.zones().size());
        List<MapPlan.Cell> cells = new ArrayList<>();
        int columns = 1;
        int rows = 1;
        for (int i = 0; i < scene.zones().size(); i++) {
            SceneZone zone = scene.zones().get(i);
            columns = Math.max(columns, zone.column());
            rows = Math.max(rows, zone.row());
            cells.add(new MapPlan.Cell(
                    zone.id(), speech.table().name(zone.name()), grounds.get(i), zone.column() - 1, zone.row() - 1));
        }
        plan = MapPlan.grid(cells, links(), columns, rows, width, height, gap);
    }

    public MapPlan plan() {
        return plan;
    }

    private List<MapPlan.Link> links() {
        SceneMap map = scene.map();
        int open = (1 << scene.doors().size()) - 1;
        List<MapPlan.Link> links = new ArrayList<>();
        for (SceneZone one : scene.zones()) {
            for (SceneZone other : scene.zones()) {
                boolean east = other.row() == one.row() && other.column() == one.column() + 1;
                boolean south = other.column() == one.column() && other.row() == one.row() + 1;
                if (east || south) {
                    boolean way = map.adjacent(open, map.index(one.id()), map.index(other.id()));
                    links.add(new MapPlan.Link(one.id(), other.id(), passage(one.id(), other.id(), way, List.of())));
                }
            }
        }
        return links;
    }

    private Passage passage(String one, String other, boolean way, List<String> doorsOpen) {
        for (SceneDoor door : scene.doors()) {
            if (joins(door, one, other)) {
                return doorsOpen.contains(door.id()) ? Passage.DOOR_OPEN : Passage.DOOR_SHUT;
            }
        }
        return way ? Passage.OPEN : Passage.WALL;
    }

    private static boolean joins(SceneDoor door, String one, String other) {
        return (door.a().equals(one) && door.b().equals(other))
                || (door.a().equals(other) && door.b().equals(one));
    }

    /** What has changed between zones since the set-up: doors that stand open. */
    public Map<MapPlan.Link, Passage> passages(List<String> doorsOpen) {
        Map<MapPlan.Link, Passage> now = new LinkedHashMap<>();
        for (MapPlan.Link link : plan.links()) {
            for (SceneDoor door : scene.doors()) {
                if (joins(door, link.from(), link.to())) {
                    now.put(link, passage(link.from(), link.to(), true, doorsOpen));
                }
            }
        }
        return now;
    }
}
