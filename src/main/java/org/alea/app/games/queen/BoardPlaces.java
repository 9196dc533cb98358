package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.alea.app.games.queen.QueenPieces.Place;
import org.alea.app.table.Lane;
import org.alea.app.table.Polar;
import org.alea.games.queen.Zone;

/** Where each kind of piece lies on the board, while dice roll and while attacks are resolved. */
final class BoardPlaces {
    private final QueenLayout layout;
    private final BooleanSupplier resolving;
    private final Zones zones;

    /** The parts of the board that pieces lie on. */
    record Zones(
            Columns columns,
            StatePanel state,
            Bowl bowl,
            List<Lane> lanes,
            List<ChariotView> chariots,
            Optional<ConspiratorStrip> conspirators) {}

    BoardPlaces(QueenLayout layout, BooleanSupplier resolving, Zones zones) {
        this.layout = layout;
        this.resolving = resolving;
        this.zones = zones;
    }

    /** The dice of the attack being resolved lie on the dial. */
    Place attacking(int index, int count) {
        Point2D centre = layout.centre(resolving.getAsBoolean());
        double size = Math.min(layout.compact() ? 42 : 54, (layout.compact() ? 132 : 190.0) / count);
        return new Place(
                centre.getX() - count * size / 2 + index * size,
                centre.getY() - size * (layout.compact() ? 0.62 : 0.5),
                size);
    }

    /** A hole of a Chariot. */
    Place hole(int chariot, int index) {
        ChariotView view = zones.chariots().get(chariot - 1);
        QueenLayout.Area area = layout.chariot(chariot);
        Point2D middle = view.hole(index).add(area.x(), area.y());
        double size = view.holes() > 1 ? (layout.compact() ? 34 : 41) : (layout.compact() ? 38 : 47);
        return new Place(middle.getX() - size / 2, middle.getY() - size * 0.53, size);
    }

    /** A die of the Reserve: in the bowl, or while the bowl is away in its corner. */
    Place reserve(int index, int count) {
        if (resolving.getAsBoolean()) {
            return inZone(Zone.RESERVE, index, count);
        }
        Bowl bowl = zones.bowl();
        Point2D place =
                bowl.heap(count).get(index).add(layout.bowl().x(), layout.bowl().y());
        return new Place(place.getX(), place.getY(), bowl.dieSize(count));
    }

    Place inLane(int value, int index, int count) {
        Lane lane = zones.lanes().get(value - 1);
        QueenLayout.Area area = layout.lane(value);
        Point2D place = lane.places(count).get(Math.max(0, Math.min(index, count - 1)));
        return new Place(area.x() + place.getX(), area.y() + place.getY(), lane.dieSize(count));
    }

    Place inZone(Zone zone, int index, int count) {
        return resolving.getAsBoolean() ? inTile(zone, index, count) : inRow(zone, index, count);
    }

    /** Between the words of a tile dice lie side by side, in one row or in two, whichever leaves them larger. */
    private Place inTile(Zone zone, int index, int count) {
        Bounds tile = zones.state().place(zone);
        // only the Exhaustion track has words below its dice, which say when they come back
        double foot = zone.exhaustion() ? 0 : layout.compact() ? 20 : 24;
        Bounds room = new BoundingBox(tile.getMinX(), tile.getMinY(), tile.getWidth(), tile.getHeight() + foot);
        int rows = sizeInTile(room, count, 2) > sizeInTile(room, count, 1) ? 2 : 1;
        int columns = (count + rows - 1) / rows;
        double size = sizeInTile(room, count, rows);
        double left = room.getCenterX() - columns * size / 2;
        double top = room.getCenterY() - rows * size * 0.55;
        int row = index / columns;
        int column = index % columns;
        return new Place(left + column * size, top + row * size * 1.1, size);
    }

    private double sizeInTile(Bounds room, int count, int rows) {
        double words = layout.compact() ? 40 : 50;
        double most = layout.compact() ? 30 : 38;
        double wide = (room.getWidth() - 6) / Math.ceil((double) count / rows);
        return Math.min(most, Math.min(wide, (room.getHeight() - words) / (rows * 1.1)));
    }

    /** In a row dice lie at its right, in the Stock at its left; many get smaller, then lie over each other. */
    private Place inRow(Zone zone, int index, int count) {
        Bounds room = zones.columns().place(zone);
        boolean stock = zone == Zone.STOCK;
        double free = room.getWidth() - (stock ? 0 : zones.columns().wordsWidth(zone) + 14);
        double size = Math.min(
                Math.min(zones.columns().dieSize(count), room.getHeight() / 1.1),
                Math.max(layout.compact() ? 20 : 25, free / count));
        double step = Math.min(size, (free - size) / Math.max(1, count - 1));
        double left = stock ? room.getMinX() + index * step : room.getMaxX() - 8 - size - (count - 1 - index) * step;
        return new Place(left, room.getCenterY() - size * 0.53, size);
    }

    /** The tricolour stack beside its Health space. */
    Place stack(int space, int index, int count) {
        double size = layout.compact() ? 25 : 29;
        if (resolving.getAsBoolean()) {
            Point2D at = zones.state().healthPlace(space);
            QueenLayout.Area panel = layout.state();
            // side by side, since one of them may be asked for, and beside the words of the track
            double words = layout.compact() ? 64 : 84;
            double left = Math.max(
                    panel.x() + words,
                    Math.min(at.getX() - count * size / 2, panel.x() + panel.width() - words - count * size));
            return new Place(left + index * size, at.getY() - size - 18, size);
        }
        Point2D at = zones.columns().healthPlace(space);
        return new Place(at.getX() + (layout.compact() ? 22 : 27) + index * size * 0.98, at.getY() - size * 0.53, size);
    }

    /** What lies on the dial itself. */
    Place onDial(int index, int count) {
        Point2D centre = layout.centre(resolving.getAsBoolean());
        double size = onDialSize();
        double down = (layout.compact() ? 40 : 60) * layout.dialScale(resolving.getAsBoolean());
        return new Place(centre.getX() - count * size / 2 + index * size, centre.getY() + down, size);
    }

    private double onDialSize() {
        return (layout.compact() ? 26 : 33) * (layout.dialScale(resolving.getAsBoolean()) < 1 ? 0.9 : 1);
    }

    /** The dice of the Sun: on the dial, or on the golden half of its band while the dial is full of an attack. */
    Place ofTheSun(int slot, int index, int count) {
        if (!resolving.getAsBoolean() || slot == 0) {
            return onDial(index, count);
        }
        Point2D centre = layout.centre(true);
        double size = onDialSize();
        double radius = SkyBand.middle(layout.dialRadius(), layout.compact()) * layout.dialScale(true);
        // upright dice on a slope need a little more room not to touch
        double step = Math.toDegrees(size * 1.15 / radius);
        Point2D middle =
                Polar.at(centre.getX(), centre.getY(), radius, layout.angle(slot) + (index - (count - 1) / 2.0) * step);
        return new Place(middle.getX() - size / 2, middle.getY() - size * 0.53, size);
    }

    /** The dragon die: in the bowl when it rides, on its shelf when it stays, under the dial afterwards. */
    Place dragon(boolean ride) {
        if (resolving.getAsBoolean()) {
            Point2D centre = layout.centre(true);
            double size = layout.compact() ? 44 : 52;
            double down = layout.dialRadius() * layout.dialScale(true) + (layout.compact() ? 8 : 14);
            return new Place(centre.getX() - size / 2, centre.getY() + down, size);
        }
        QueenLayout.Area area = layout.bowl();
        double size = ride ? (layout.compact() ? 50 : 60) : (layout.compact() ? 34 : 40);
        Point2D at = ride
                ? zones.bowl().middle().subtract(size / 2, size * 0.53)
                : zones.bowl().shelfPlace(size);
        return new Place(area.x() + at.getX(), area.y() + at.getY(), size);
    }

    Place conspiratorDie(OptionalInt thrown) {
        QueenLayout.Area area = layout.conspirators(resolving.getAsBoolean());
        Place place = zones.conspirators().orElseThrow().diePlace(thrown);
        return new Place(area.x() + place.x(), area.y() + place.y(), place.size());
    }

    /** The sun waits at the foot of its band until it is turned to a slot. */
    Bounds sunToken(double size) {
        Point2D centre = layout.centre(resolving.getAsBoolean());
        double down = SkyBand.middle(layout.dialRadius(), layout.compact());
        return new BoundingBox(centre.getX() - size / 2, centre.getY() + down - size / 2, size, size);
    }
}
