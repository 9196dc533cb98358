package org.alea.app.table.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;

/**
 * A map of zones in a fixed rectangle, with what joins and parts them, the pieces on their seats and what is drawn over
 * them. Pieces keep their nodes and glide from zone to zone.
 */
public final class ZoneMap extends Region {
    private static final double HEAD = 34;
    private static final double EDGE = 8;

    private final MapPlan plan;
    private final Map<String, ZoneTile> tiles = new LinkedHashMap<>();
    private final Group passages = new Group();
    private final Group barriers = new Group();
    private final PieceLayer pieces;
    private final TrailLayer trails = new TrailLayer();
    private Map<MapPlan.Link, Passage> changed = Map.of();

    /** A piece that stands in a zone; its node is one of {@link #pieces()}. */
    public record Standing(String piece, String zone, double width, double height) {}

    /** @param scale how many real pixels one of the table is */
    public ZoneMap(MapPlan plan, Motion motion, double scale) {
        this.plan = plan;
        pieces = new PieceLayer(motion, 2);
        getStyleClass().addAll("zone-map", "on-felt");
        setMinSize(plan.width(), plan.height());
        setPrefSize(plan.width(), plan.height());
        setMaxSize(plan.width(), plan.height());
        passages.setManaged(false);
        passages.setMouseTransparent(true);
        barriers.setManaged(false);
        barriers.setMouseTransparent(true);
        pieces.setManaged(false);
        getChildren().add(passages);
        for (MapPlan.Zone zone : plan.zones()) {
            ZoneTile tile = new ZoneTile(zone, scale);
            tile.setManaged(false);
            tile.resizeRelocate(
                    zone.box().getMinX(),
                    zone.box().getMinY(),
                    zone.box().getWidth(),
                    zone.box().getHeight());
            tiles.put(zone.id(), tile);
            getChildren().add(tile);
        }
        getChildren().addAll(barriers, pieces, trails);
        drawPassages();
    }

    public MapPlan plan() {
        return plan;
    }

    /** The node of a zone: a spot for the hand, and where a game puts what it draws there itself. */
    public ZoneTile tile(String zone) {
        ZoneTile tile = tiles.get(zone);
        if (tile == null) {
            throw new IllegalArgumentException("the map has no zone " + zone);
        }
        return tile;
    }

    /** The pieces on the map; a game makes their nodes here and then {@link #seat}s them. */
    public PieceLayer pieces() {
        return pieces;
    }

    /** What is drawn over the map: paths and blows. */
    public TrailLayer trails() {
        return trails;
    }

    /** How the zones stand now; those not named are idle. */
    public void show(Map<String, ZoneReading> readings) {
        tiles.forEach((id, tile) -> tile.show(readings.getOrDefault(id, ZoneReading.IDLE)));
    }

    /** What lies between zones now, where it is no longer as the plan has it: an open door, a broken barricade. */
    public void passages(Map<MapPlan.Link, Passage> now) {
        if (!now.equals(changed)) {
            changed = Map.copyOf(now);
            drawPassages();
        }
    }

    /** Lays the pieces down in their zones, in the order they come. */
    public void seat(List<Standing> standing) {
        Map<String, List<Standing>> byZone = new LinkedHashMap<>();
        standing.forEach(each ->
                byZone.computeIfAbsent(each.zone(), zone -> new ArrayList<>()).add(each));
        byZone.forEach((id, group) -> seat(plan.zone(id), group));
    }

    private void seat(MapPlan.Zone zone, List<Standing> group) {
        if (zone.seats().size() >= group.size()) {
            for (int i = 0; i < group.size(); i++) {
                Point2D seat = zone.seats().get(i);
                Standing each = group.get(i);
                pieces.lay(each.piece(), seat.getX() - each.width() / 2, seat.getY() - each.height() / 2);
            }
            return;
        }
        List<Dimension2D> sizes = group.stream()
                .map(each -> new Dimension2D(each.width(), each.height()))
                .toList();
        List<Rectangle2D> seats = Seats.pack(sizes, room(zone));
        for (int i = 0; i < group.size(); i++) {
            pieces.lay(
                    group.get(i).piece(), seats.get(i).getMinX(), seats.get(i).getMinY());
        }
    }

    /** Where pieces may stand in a zone: below its name. */
    public static Rectangle2D room(MapPlan.Zone zone) {
        Rectangle2D box = zone.box();
        double head = zone.outline() == MapPlan.Outline.TILE ? HEAD : EDGE;
        return new Rectangle2D(
                box.getMinX() + EDGE, box.getMinY() + head, box.getWidth() - 2 * EDGE, box.getHeight() - head - EDGE);
    }

    private void drawPassages() {
        passages.getChildren().clear();
        barriers.getChildren().clear();
        for (MapPlan.Link link : plan.links()) {
            Passage passage = changed.getOrDefault(link, link.passage());
            PassageDrawing drawing = new PassageDrawing(plan.zone(link.from()), plan.zone(link.to()), passage);
            (passage.barrier() ? barriers : passages).getChildren().addAll(drawing.nodes());
        }
    }

    @Override
    protected void layoutChildren() {
        pieces.resizeRelocate(0, 0, getWidth(), getHeight());
        trails.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
