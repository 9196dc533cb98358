package org.alea.app.table.map;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Scale;
import org.alea.app.table.symbol.Sign;

/** One zone of a map: its ground, its name, a rim that tells what it means now. It can be a spot for the hand. */
public final class ZoneTile extends Region {
    private static final double CORNER = 28;

    private final Canvas ground = new Canvas();
    private final Region veil = new Region();
    private final Region rim = new Region();
    private final Node stop = Sign.of("mdi2c-cancel", 34, "zone-stop");
    private final Label name = new Label();
    private final Label note = new Label();
    private Region face = new Region();

    ZoneTile(MapPlan.Zone zone, double scale) {
        getStyleClass().addAll("zone", "zone-" + zone.outline().name().toLowerCase(Locale.ROOT));
        double width = zone.box().getWidth();
        double height = zone.box().getHeight();
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        ground.setManaged(false);
        ground.setMouseTransparent(true);
        veil.getStyleClass().add("zone-veil");
        veil.setMouseTransparent(true);
        veil.setVisible(false);
        rim.getStyleClass().add("zone-rim");
        rim.setMouseTransparent(true);
        name.getStyleClass().add("zone-name");
        name.setMouseTransparent(true);
        name.setText(zone.name());
        name.setVisible(!zone.name().isEmpty());
        if (!zone.icon().isEmpty()) {
            name.setGraphic(Sign.of(zone.icon(), 15));
        }
        note.getStyleClass().add("zone-note");
        note.setMouseTransparent(true);
        boolean bare = zone.outline() == MapPlan.Outline.BARE;
        if (!bare) {
            paint(zone, width, height, scale);
            getChildren().add(ground);
        }
        getChildren().addAll(veil, rim);
        if (!bare) {
            getChildren().addAll(name, note);
        }
        setAccessibleText(zone.name());
        stop.setVisible(false);
        stop.setManaged(false);
        getChildren().add(stop);
        show(ZoneReading.IDLE);
    }

    /** Puts what the game draws here itself under the rim: a card, a district, a city. */
    public void face(Region own) {
        getChildren().remove(face);
        face = own;
        own.setManaged(false);
        getChildren().add(getChildren().indexOf(veil), own);
        requestLayout();
    }

    void show(ZoneReading reading) {
        for (ZoneReading.State state : ZoneReading.State.values()) {
            pseudoClassStateChanged(PseudoClass.getPseudoClass(state.look()), state == reading.state());
        }
        stop.setVisible(reading.state() == ZoneReading.State.REFUSED);
        veil.setVisible(reading.state() == ZoneReading.State.UNCONCERNED);
        note.setText(reading.note());
        note.setGraphic(reading.noteIcon().isEmpty() ? null : Sign.of(reading.noteIcon(), 14));
        note.setVisible(!reading.note().isEmpty());
    }

    private void paint(MapPlan.Zone zone, double width, double height, double scale) {
        ground.setWidth(Math.ceil(width * scale));
        ground.setHeight(Math.ceil(height * scale));
        ground.getTransforms().setAll(new Scale(1 / scale, 1 / scale));
        GraphicsContext pen = ground.getGraphicsContext2D();
        pen.scale(scale, scale);
        pen.setFill(zone.ground().colour());
        pen.fillRect(0, 0, width, height);
        zone.ground().pave(pen, width, height);
        Shape clip = clip(zone.outline(), width, height);
        clip.getTransforms().setAll(new Scale(scale, scale));
        ground.setClip(clip);
    }

    private static Shape clip(MapPlan.Outline outline, double width, double height) {
        return switch (outline) {
            case DISC -> new Circle(width / 2, height / 2, Math.min(width, height) / 2);
            case HEXAGON ->
                new Polygon(
                        width * 0.25,
                        0,
                        width * 0.75,
                        0,
                        width,
                        height / 2,
                        width * 0.75,
                        height,
                        width * 0.25,
                        height,
                        0,
                        height / 2);
            case TILE, BARE -> {
                Rectangle tile = new Rectangle(width, height, Color.BLACK);
                tile.setArcWidth(CORNER);
                tile.setArcHeight(CORNER);
                yield tile;
            }
        };
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        veil.resizeRelocate(0, 0, width, height);
        face.resizeRelocate(0, 0, width, height);
        stop.relocate((width - 34) / 2, (height - 34) / 2);
        rim.resizeRelocate(0, 0, width, height);
        double beside = note.isVisible() ? note.prefWidth(-1) : 0;
        note.resizeRelocate(width - 7 - beside, 7, beside, note.prefHeight(-1));
        double wide = Math.min(name.prefWidth(-1), width - 14 - (beside > 0 ? beside + 4 : 0));
        name.resizeRelocate(7, 7, wide, name.prefHeight(-1));
    }
}
