package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Brass;
import org.alea.app.table.Fitting;
import org.alea.app.table.KeyCap;

/** The bowl at the end of the lanes: what is dropped into it is thrown. The dragon die lies in it or on its shelf. */
final class Bowl extends Pane {
    private final QueenLayout layout;
    private final boolean compact;
    private final Label title = new Label();
    private final Label note = new Label();
    private final Label foot = new Label();
    private final KeyCap key = new KeyCap("⇧");
    private final Region rule = new Region();
    private final Region shelf = new Region();
    private final Group ring;
    private double beside;

    Bowl(QueenLayout layout) {
        this.layout = layout;
        this.compact = layout.compact();
        QueenLayout.Area area = layout.bowl();
        getStyleClass().addAll("lane", "bowl");
        setPrefSize(area.width(), area.height());
        title.getStyleClass().add("bowl-title");
        note.getStyleClass().add("bowl-note");
        foot.getStyleClass().add("bowl-foot");
        rule.getStyleClass().add("bowl-rule");
        shelf.getStyleClass().add("bowl-shelf");
        double radius = radius();
        Circle hollow = new Circle(radius);
        hollow.getStyleClass().add("bowl-hollow");
        Circle inner = new Circle(radius * 0.82, Color.TRANSPARENT);
        inner.getStyleClass().add("bowl-inner");
        ring = new Group(hollow, Brass.ring(radius, compact ? 5 : 6), inner);
        ring.setManaged(false);
        getChildren().addAll(shelf, title, note, rule, ring, foot, key);
    }

    private double radius() {
        return compact ? 41 : 54;
    }

    void show(String words, String face, String ride, boolean dragon, boolean shelved) {
        title.setText(words);
        note.setText(face);
        foot.setText(ride);
        double room = getPrefWidth() - 26;
        double size = layout.words(12);
        Fitting.line(title, Fonts.STRONG, size, room - Math.min(room / 2, Fitting.width(face, Fonts.STRONG, size)));
        Fitting.line(note, Fonts.STRONG, size, room / 2);
        beside = shelved ? (compact ? 40 : 50) : 6;
        Fitting.line(foot, Fonts.STRONG, size, getPrefWidth() - beside - 36);
        key.setVisible(dragon);
        shelf.setVisible(dragon);
    }

    /** The middle of the bowl, on this pane. */
    Point2D middle() {
        double header = compact ? 26 : 30;
        double bottom = compact ? 36 : 42;
        return new Point2D(getPrefWidth() / 2, header + (getPrefHeight() - header - bottom) / 2);
    }

    /** The upper left corner of the die on the shelf. */
    Point2D shelfPlace(double size) {
        return new Point2D(compact ? 3 : 6, getPrefHeight() - size * 1.06 - 2);
    }

    Region shelf() {
        return shelf;
    }

    /** Upper left corners of {@code count} dice lying in the bowl: a heap in rows that fits the ring. */
    List<Point2D> heap(int count, double size) {
        List<Point2D> places = new ArrayList<>();
        int perRow = count <= 4 ? 2 : count <= 9 ? 3 : 4;
        int rows = (count + perRow - 1) / Math.max(1, perRow);
        double step = size * 0.86;
        for (int i = 0; i < count; i++) {
            int row = i / perRow;
            int inRow = Math.min(perRow, count - row * perRow);
            double x = middle().getX() + (i % perRow - (inRow - 1) / 2.0) * step - size / 2;
            double y = middle().getY() + (row - (rows - 1) / 2.0) * step * 0.92 - size * 0.53;
            places.add(new Point2D(x, y));
        }
        return places;
    }

    @Override
    protected void layoutChildren() {
        double header = compact ? 26 : 30;
        title.autosize();
        title.relocate(10, (header - title.getHeight()) / 2);
        note.autosize();
        note.relocate(getWidth() - 10 - note.getWidth(), (header - note.getHeight()) / 2);
        rule.resizeRelocate(1, header, getWidth() - 2, 1);
        ring.relocate(0, 0);
        ring.setLayoutX(middle().getX());
        ring.setLayoutY(middle().getY());
        foot.autosize();
        key.autosize();
        double bottom = getHeight() - (compact ? 18 : 22);
        double wide = foot.getWidth() + (key.isVisible() ? 6 + key.getWidth() : 0);
        double left = beside + (getWidth() - beside - 6 - wide) / 2;
        foot.relocate(left, bottom - foot.getHeight() / 2);
        key.relocate(left + foot.getWidth() + 6, bottom - key.getHeight() / 2);
        shelf.resizeRelocate(2, getHeight() - (compact ? 36 : 42), getWidth() - 4, compact ? 34 : 40);
    }
}
