package org.alea.app.table.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/**
 * Where the zones of a map lie, how they look and what joins them, in pixels of the map's own size. Everything that
 * changes in play is a {@link ZoneReading} or a {@link Passage}.
 */
public record MapPlan(double width, double height, List<Zone> zones, List<Link> links) {

    public MapPlan {
        zones = List.copyOf(zones);
        links = List.copyOf(links);
    }

    /**
     * One zone.
     *
     * @param seats where pieces stand, empty for wherever there is room
     * @param icon a sign before its name, empty for none
     */
    public record Zone(
            String id, String name, String icon, Ground ground, Outline outline, Rectangle2D box, List<Point2D> seats) {

        public static Zone of(String id, String name, Ground ground, Rectangle2D box) {
            return new Zone(id, name, "", ground, Outline.TILE, box, List.of());
        }

        public Zone shaped(Outline shape) {
            return new Zone(id, name, icon, ground, shape, box, seats);
        }

        public Zone signed(String sign) {
            return new Zone(id, name, sign, ground, outline, box, seats);
        }

        public Zone seating(List<Point2D> places) {
            return new Zone(id, name, icon, ground, outline, box, List.copyOf(places));
        }

        public Point2D middle() {
            return new Point2D(box.getMinX() + box.getWidth() / 2, box.getMinY() + box.getHeight() / 2);
        }
    }

    /** The outline of a zone in its box. */
    public enum Outline {
        /** A tile with round corners. */
        TILE,
        /** A disc. */
        DISC,
        /** A hexagon. */
        HEXAGON,
        /** Nothing of its own: the game lays a card or a tile of its own there. */
        BARE
    }

    /** What joins two zones, or parts them. */
    public record Link(String from, String to, Passage passage) {

        boolean joins(String one, String other) {
            return (from.equals(one) && to.equals(other)) || (from.equals(other) && to.equals(one));
        }
    }

    public Zone zone(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("the map has no zone " + id));
    }

    public Optional<Zone> find(String id) {
        return zones.stream().filter(zone -> zone.id().equals(id)).findFirst();
    }

    /** A tile and its place in a grid, column and row from 0. */
    public record Cell(String id, String name, Ground ground, int column, int row) {}

    /** Tiles of one size in a grid. */
    public static MapPlan grid(
            List<Cell> cells, List<Link> links, int columns, int rows, double width, double height, double gap) {
        double wide = (width - gap * (columns - 1)) / columns;
        double high = (height - gap * (rows - 1)) / rows;
        List<Zone> zones = new ArrayList<>();
        for (Cell cell : cells) {
            zones.add(Zone.of(
                    cell.id(),
                    cell.name(),
                    cell.ground(),
                    new Rectangle2D(cell.column() * (wide + gap), cell.row() * (high + gap), wide, high)));
        }
        return new MapPlan(width, height, zones, links);
    }

    /**
     * Zones on a ring, the first at twelve o'clock and on clockwise, each joined to the next.
     *
     * @param zoneWidth how wide a zone is
     * @param zoneHeight how high a zone is
     */
    public static MapPlan ring(
            List<String> ids,
            Map<String, String> names,
            Passage road,
            double width,
            double height,
            double zoneWidth,
            double zoneHeight) {
        List<Zone> zones = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            double angle = Math.toRadians(i * 360.0 / ids.size() - 90);
            double x = width / 2 + Math.cos(angle) * (width - zoneWidth) / 2 - zoneWidth / 2;
            double y = height / 2 + Math.sin(angle) * (height - zoneHeight) / 2 - zoneHeight / 2;
            String id = ids.get(i);
            zones.add(Zone.of(
                            id,
                            names.getOrDefault(id, ""),
                            Ground.PAVEMENT,
                            new Rectangle2D(x, y, zoneWidth, zoneHeight))
                    .shaped(Outline.BARE));
            links.add(new Link(id, ids.get((i + 1) % ids.size()), road));
        }
        return new MapPlan(width, height, zones, links);
    }
}
