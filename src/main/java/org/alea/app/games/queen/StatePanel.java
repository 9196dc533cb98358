package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.HealthTrack;
import org.alea.games.queen.Zone;

/** Health, Exhaustion, Stock and Reserve in one corner, while the columns make room for the journal. */
final class StatePanel extends Pane {
    private static final double CAPTION = 15;

    private final QueenLayout layout;
    private final HealthTrack health;
    private final List<Zone> zones;
    private final List<Cell> cells = new ArrayList<>();
    private final Label exhaustion = new Label();

    StatePanel(QueenLayout layout, boolean stock) {
        this.layout = layout;
        QueenLayout.Area area = layout.state();
        boolean compact = layout.compact();
        setPrefSize(area.width(), area.height());
        health = new HealthTrack(area.width(), compact ? 60 : 80, compact);
        getChildren().add(health);
        zones = stock
                ? List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM, Zone.STOCK, Zone.RESERVE)
                : List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM, Zone.RESERVE);
        zones.forEach(zone -> cells.add(new Cell()));
        exhaustion.getStyleClass().addAll("cap", "track-cap", "on-wood");
        exhaustion.setAlignment(Pos.CENTER);
        getChildren().addAll(cells);
        getChildren().add(exhaustion);
    }

    void show(TrackWords words, Speech speech) {
        health.caption(speech.caption("health"));
        health.note(words.wounds());
        health.show(words.health());
        exhaustion.setText(speech.caption("exhaustion"));
        for (Zone zone : zones) {
            cells.get(zones.indexOf(zone))
                    .show(speech.get("zone." + zone), words.round(zone, speech), cell(0).getWidth() - 6);
        }
    }

    /** The middle of a Health space, on the board. */
    Point2D healthPlace(int space) {
        return health.place(space).add(getLayoutX(), getLayoutY());
    }

    Region health() {
        return health;
    }

    /** The node of a zone: a target for dice. There is no Stock without Chariots. */
    Optional<Region> target(Zone zone) {
        return zones.contains(zone) ? Optional.of(cells.get(zones.indexOf(zone))) : Optional.empty();
    }

    /** Where the dice of a zone lie, on the board. */
    Bounds place(Zone zone) {
        Bounds cell = cell(zones.indexOf(zone));
        return new BoundingBox(
                cell.getMinX() + getLayoutX(), cell.getMinY() + getLayoutY(), cell.getWidth(), cell.getHeight());
    }

    private Bounds cell(int index) {
        double top = health.getPrefHeight() + 6 + (zones.get(index).exhaustion() ? CAPTION : 0);
        double width = (getPrefWidth() - (zones.size() - 1) * 6) / zones.size();
        return new BoundingBox(index * (width + 6), top, width, getPrefHeight() - top);
    }

    @Override
    protected void layoutChildren() {
        health.resizeRelocate(0, 0, getPrefWidth(), health.getPrefHeight());
        for (int i = 0; i < cells.size(); i++) {
            Bounds place = cell(i);
            cells.get(i).resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        }
        Bounds first = cell(0);
        Bounds last = cell(zones.indexOf(Zone.BOTTOM));
        exhaustion.resizeRelocate(
                first.getMinX(), first.getMinY() - CAPTION - 1, last.getMaxX() - first.getMinX(), CAPTION);
    }

    /** One place for dice. */
    private final class Cell extends Pane {
        private final Label name = new Label();
        private final Label hint = new Label();

        Cell() {
            getStyleClass().add("track-row");
            name.getStyleClass().add("row-name");
            hint.getStyleClass().add("row-hint");
            getChildren().addAll(name, hint);
        }

        void show(String words, String more, double room) {
            name.setText(words);
            hint.setText(more);
            Fitting.line(name, Fonts.STRONG, layout.words(12), room);
            Fitting.line(hint, Fonts.TEXT, layout.words(12), room);
        }

        @Override
        protected void layoutChildren() {
            name.autosize();
            name.relocate((getWidth() - name.getWidth()) / 2, 4);
            hint.autosize();
            hint.relocate((getWidth() - hint.getWidth()) / 2, getHeight() - hint.getHeight() - 3);
        }
    }
}
