package org.alea.app.setup;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.table.Brush;
import org.kordamp.ikonli.Ikon;

/** An engraved plate: rays behind a disc with one emblem, on paper or, when the card is out of play, on ink. */
final class EmblemPlate extends Region {
    private static final double SIDE = 64;

    /** The five inks of a plate. */
    private record Inks(String ground, String line, String disc, String rim, String emblem) {}

    private static final Inks PAPER = new Inks("#dfcfa6", "#b99f63", "#efe3c4", "#a58a4d", "#33291a");
    private static final Inks DARK = new Inks("#1B2A3E", "#34495E", "#152132", "#3A5069", "#8E9CAB");
    private static final Inks LIGHT = new Inks("#ECE5D6", "#CFC3AA", "#F6F1E6", "#A3977F", "#545D6A");

    private final Canvas canvas = new Canvas();
    private final Ikon emblem;
    private Inks inks = PAPER;

    EmblemPlate(Ikon emblem) {
        this.emblem = emblem;
        getStyleClass().add("plate");
        getChildren().add(canvas);
    }

    void onPaper() {
        print(PAPER);
    }

    void onInk(boolean dark) {
        print(dark ? DARK : LIGHT);
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        canvas.setWidth(size);
        canvas.setHeight(size);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, size, size);
        g.save();
        g.scale(size / SIDE, size / SIDE);
        paint(g);
        g.restore();
    }

    private void print(Inks newInks) {
        inks = newInks;
        requestLayout();
    }

    private void paint(GraphicsContext g) {
        Brush brush = new Brush(g);
        double middle = SIDE / 2;
        g.setFill(Color.web(inks.ground));
        g.fillRoundRect(0, 0, SIDE, SIDE, 12, 12);
        g.save();
        g.beginPath();
        g.rect(1, 1, SIDE - 2, SIDE - 2);
        g.clip();
        for (int i = 0; i < 36; i++) {
            double[] end = Brush.polar(middle, SIDE * 0.55, SIDE, i * 10);
            brush.line(middle, SIDE * 0.55, end[0], end[1], 1, Color.web(inks.line, 0.55));
        }
        g.restore();
        brush.disc(middle, middle, SIDE * 0.42, Color.web(inks.disc));
        brush.ring(middle, middle, SIDE * 0.42, 1.5, Color.web(inks.rim));
        brush.ring(middle, middle, SIDE * 0.36, 0.8, Color.web(inks.rim), 2, 3);
        brush.emblem(emblem, middle, middle, SIDE * 0.54, Color.web(inks.emblem));
        g.setStroke(Color.web(inks.rim, 0.8));
        g.setLineWidth(1);
        g.strokeRoundRect(0.5, 0.5, SIDE - 1, SIDE - 1, 12, 12);
    }
}
