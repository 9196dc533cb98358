package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.table.HealthTrack;
import org.alea.app.table.Panel;
import org.alea.app.table.RowTrack;
import org.alea.games.queen.Zone;

/** What stands at either side of the arena while dice roll: Health, Exhaustion, and with Chariots the Stock. */
final class Columns extends Pane {
    private static final List<Zone> ROWS = List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM);

    private final HealthTrack health;
    private final RowTrack exhaustion;
    private final Optional<Panel> stock;

    Columns(QueenLayout layout, boolean chariots) {
        setPickOnBounds(false);
        QueenLayout.Area left = layout.health();
        health = new HealthTrack(left.width(), left.height(), layout.compact());
        health.relocate(left.x(), left.y());
        QueenLayout.Area rows = layout.exhaustion();
        exhaustion = new RowTrack(rows.width(), rows.height(), ROWS.size());
        exhaustion.relocate(rows.x(), rows.y());
        getChildren().addAll(health, exhaustion);
        stock = chariots ? Optional.of(panel(layout.stock())) : Optional.empty();
        stock.ifPresent(getChildren()::add);
    }

    private static Panel panel(QueenLayout.Area area) {
        Panel panel = new Panel(area.width(), area.height());
        panel.relocate(area.x(), area.y());
        panel.getStyleClass().add("target");
        return panel;
    }

    void show(Picture picture, TrackWords words, Speech speech) {
        health.caption(speech.caption("health"));
        health.note(words.wounds());
        health.show(words.health());
        exhaustion.caption(speech.caption("exhaustion"));
        for (Zone zone : ROWS) {
            exhaustion.show(
                    ROWS.indexOf(zone),
                    new RowTrack.Words(speech.get("zone." + zone), words.returns(zone), speech.get("empty")),
                    !picture.dice(zone).isEmpty());
        }
        stock.ifPresent(panel -> {
            panel.caption(speech.caption("zone.STOCK"));
            panel.note(Integer.toString(picture.dice(Zone.STOCK).size()));
        });
    }

    /** The middle of a Health space, on the board. */
    Point2D healthPlace(int space) {
        return health.place(space).add(health.getLayoutX(), health.getLayoutY());
    }

    /** Where the dice of a zone lie, on the board. */
    Bounds place(Zone zone) {
        if (ROWS.contains(zone)) {
            Bounds row = exhaustion.place(ROWS.indexOf(zone));
            return new BoundingBox(
                    row.getMinX() + exhaustion.getLayoutX(),
                    row.getMinY() + exhaustion.getLayoutY(),
                    row.getWidth(),
                    row.getHeight());
        }
        Region panel = stock.map(Region.class::cast).orElse(exhaustion);
        return new BoundingBox(
                panel.getLayoutX() + 8, panel.getLayoutY() + 30, panel.getPrefWidth() - 16, panel.getPrefHeight() - 36);
    }

    /** The node of a zone: a target for dice. */
    Region target(Zone zone) {
        return ROWS.contains(zone)
                ? exhaustion.row(ROWS.indexOf(zone))
                : stock.map(Region.class::cast).orElse(exhaustion);
    }

    Region health() {
        return health;
    }
}
