package org.alea.app.games.queen;

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
import org.alea.games.queen.QueenModule;

/** The bowl at the end of the lanes: what is dropped into it is thrown. The dragon die lies in it or on its shelf. */
final class Bowl extends Pane {
    /** How far apart dice of a heap lie, measured in their boxes, which leave a margin around them. */
    private static final double APART = 0.83;
    /** How far the corners of a heap reach, compared to the radius: dice lie inside the brass. */
    private static final double RIM = 0.93;

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

    /** As large as its panel allows. */
    double radius() {
        double high = getPrefHeight() - header() - foot();
        return Math.min(getPrefWidth() / 2 - 11, high / 2 - (compact ? 4 : 6));
    }

    private double header() {
        return compact ? 26 : 30;
    }

    /** The room of the shelf, which only the dragon die needs. */
    private double foot() {
        return layout.with(QueenModule.DRAGON) ? (compact ? 36 : 42) : 0;
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
        return new Point2D(getPrefWidth() / 2, header() + (getPrefHeight() - header() - foot()) / 2);
    }

    /** The upper left corner of the die on the shelf. */
    Point2D shelfPlace(double size) {
        return new Point2D(compact ? 3 : 6, getPrefHeight() - size * 1.06 - 2);
    }

    Region shelf() {
        return shelf;
    }

    /** How large dice are of which {@code count} lie in the bowl: none beyond its rim. */
    double dieSize(int count) {
        return Math.min(compact ? 34 : 44, radius() * RIM / Heap.of(count).reach() / APART);
    }

    /** Upper left corners of {@code count} dice lying in the bowl. */
    List<Point2D> heap(int count) {
        double size = dieSize(count);
        return Heap.of(count).middles().stream()
                .map(die -> middle().add(die.multiply(size * APART)).subtract(size / 2, size * 0.53))
                .toList();
    }

    @Override
    protected void layoutChildren() {
        double header = header();
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
