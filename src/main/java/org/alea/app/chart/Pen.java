package org.alea.app.chart;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;

/** Paints a chart in the look of the suite. Lengths are px; {@link #unit()} is the height of the letters. */
public final class Pen {
    private static final double SEAM = 1.5;

    private final GraphicsContext canvas;
    private final Inks inks;
    private final double width;
    private final double height;

    Pen(GraphicsContext canvas, Inks inks, double width, double height) {
        this.canvas = canvas;
        this.inks = inks;
        this.width = width;
        this.height = height;
        canvas.setTextBaseline(VPos.CENTER);
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    public double unit() {
        return inks.numbers().getSize();
    }

    public double width(String number) {
        return inks.width(number, inks.numbers());
    }

    public double widthOfWords(String words) {
        return inks.width(words, inks.words());
    }

    public void number(String text, double x, double y, TextAlignment side, Ink ink) {
        write(text, x, y, side, ink, inks.numbers());
    }

    public void words(String text, double x, double y, TextAlignment side, Ink ink) {
        write(text, x, y, side, ink, inks.words());
    }

    /** A larger number, for what is read first. */
    public void figure(String text, double x, double y, TextAlignment side, Ink ink) {
        write(text, x, y, side, ink, new Font(inks.numbers().getName(), unit() * 1.25));
    }

    private void write(String text, double x, double y, TextAlignment side, Ink ink, Font font) {
        canvas.setFont(font);
        canvas.setTextAlign(side);
        canvas.setFill(inks.paint(ink));
        canvas.fillText(text, x, y);
    }

    public void icon(Ikon icon, double x, double y, double size, Ink ink) {
        canvas.setFont(Icon.font(size));
        canvas.setTextAlign(TextAlignment.CENTER);
        canvas.setFill(inks.paint(ink));
        canvas.fillText(Character.toString(icon.getCode()), x, y);
    }

    public void grid(double x1, double x2, double y) {
        double line = Math.floor(y) + 0.5;
        canvas.setStroke(inks.paint(Ink.GRID));
        canvas.setLineWidth(1);
        canvas.setLineDashes();
        canvas.strokeLine(x1, line, x2, line);
    }

    public void line(double x1, double y1, double x2, double y2, double strength, Ink ink) {
        canvas.setStroke(inks.paint(ink));
        canvas.setLineWidth(strength);
        canvas.setLineDashes();
        canvas.strokeLine(x1, y1, x2, y2);
    }

    /** A bar of thinned ink, over what lies there; 1 is the full ink. */
    public void tint(double x, double y, double w, double h, double radius, Ink ink, double strength) {
        canvas.setGlobalAlpha(strength);
        bar(x, y, w, h, radius, ink);
        canvas.setGlobalAlpha(1);
    }

    public void bar(double x, double y, double w, double h, double radius, Ink ink) {
        canvas.setFill(inks.paint(ink));
        canvas.fillRoundRect(x, y, w, h, radius * 2, radius * 2);
    }

    /** What is filled elsewhere is only outlined here: lost games, future rounds. */
    public void outline(double x, double y, double w, double h, double radius, Ink ink, boolean dashed) {
        canvas.setStroke(inks.paint(ink));
        canvas.setLineWidth(dashed ? 1.2 : 2);
        canvas.setLineDashes(dashed ? new double[] {3, 3} : new double[0]);
        canvas.strokeRoundRect(x + 0.5, y + 0.5, Math.max(0, w - 1), Math.max(0, h - 1), radius * 2, radius * 2);
        canvas.setLineDashes();
    }

    /** A line through these points, with a seam by which it is told from whatever it crosses. */
    public void curve(List<Point2D> points, double strength, Ink ink, boolean dashed) {
        if (points.isEmpty()) {
            return;
        }
        canvas.beginPath();
        canvas.moveTo(points.get(0).getX(), points.get(0).getY());
        points.forEach(point -> canvas.lineTo(point.getX(), point.getY()));
        canvas.setLineDashes();
        canvas.setStroke(inks.paint(Ink.GROUND));
        canvas.setLineWidth(strength + 2 * SEAM);
        canvas.stroke();
        canvas.setLineDashes(dashed ? new double[] {6, 4} : new double[0]);
        canvas.setStroke(inks.paint(ink));
        canvas.setLineWidth(strength);
        canvas.stroke();
        canvas.setLineDashes();
    }

    public void ring(double x, double y, double radius, Ink edge, Ink middle) {
        canvas.setFill(inks.paint(edge));
        canvas.fillOval(x - radius, y - radius, radius * 2, radius * 2);
        double inner = radius * 0.55;
        canvas.setFill(inks.paint(middle));
        canvas.fillOval(x - inner, y - inner, inner * 2, inner * 2);
    }

    public void cross(double x, double y, double radius, Ink ink) {
        line(x - radius, y - radius, x + radius, y + radius, 1.6, ink);
        line(x - radius, y + radius, x + radius, y - radius, 1.6, ink);
    }
}
