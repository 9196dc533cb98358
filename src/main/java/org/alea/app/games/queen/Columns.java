package org.alea.app.games.queen;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.HealthTrack;
import org.alea.app.table.Panel;
import org.alea.app.table.RowTrack;
import org.alea.games.queen.Zone;

/** What stands at either side of the arena while dice roll: Health, Exhaustion, and with Chariots the Stock. */
final class Columns extends Pane {
    private static final List<Zone> ROWS = List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM);

    private final QueenLayout layout;
    private final HealthTrack health;
    private final RowTrack exhaustion;
    private final Optional<Panel> stock;
    private final Map<Zone, Double> wordsWidth = new EnumMap<>(Zone.class);

    Columns(QueenLayout layout, boolean chariots) {
        this.layout = layout;
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
                    new RowTrack.Words(
                            speech.get("zone." + zone), returns(picture, zone, words, speech), speech.get("empty")),
                    !picture.dice(zone).isEmpty());
        }
        stock.ifPresent(panel -> {
            panel.caption(speech.caption("zone.STOCK"));
            int coming = picture.bound().size();
            panel.note(
                    coming > 0
                            ? speech.get("stock.coming", coming)
                            : Integer.toString(picture.dice(Zone.STOCK).size()));
        });
    }

    /** When dice come back, in few words where many dice lie. */
    private String returns(Picture picture, Zone zone, TrackWords words, Speech speech) {
        int dice = picture.dice(zone).size();
        double size = layout.words(12);
        double empty = dice == 0 ? Fitting.width(speech.get("empty"), Fonts.TEXT, size) : 0;
        double room = exhaustion.place(0).getWidth() - 24 - Math.max(empty, dice * dieSize(dice) * 0.9);
        boolean roomy = Fitting.width(words.returns(zone), Fonts.TEXT, size) <= room;
        String said = roomy ? words.returns(zone) : words.round(zone, speech);
        double name = Fitting.width(speech.get("zone." + zone), Fonts.STRONG, size);
        wordsWidth.put(zone, 10 + Math.max(name, Fitting.width(said, Fonts.TEXT, size)));
        return said;
    }

    /** How large dice are that lie side by side in a row. */
    double dieSize(int dice) {
        return layout.compact() ? (dice > 2 ? 28 : 32) : (dice > 2 ? 34 : 40);
    }

    /** How far the words of a row reach. */
    double wordsWidth(Zone zone) {
        return wordsWidth.getOrDefault(zone, 0.0);
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

    /** The node of a zone: a target for dice. There is no Stock without Chariots. */
    Optional<Region> target(Zone zone) {
        return ROWS.contains(zone) ? Optional.of(exhaustion.row(ROWS.indexOf(zone))) : stock.map(Region.class::cast);
    }

    Region health() {
        return health;
    }
}
