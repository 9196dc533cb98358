package org.alea.app.statistics;

import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Axis;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;

/** The field of a chart between its axes. */
record Frame(double left, double top, double right, double bottom, Axis axis) {

    /** A frame with lines at the numbers of the axis; {@code rightRoom} is left free for a second one. */
    static Frame drawn(Pen pen, Axis axis, double rightRoom, Texts texts) {
        double unit = pen.unit();
        double widest = axis.lines().stream()
                .mapToDouble(line -> pen.width(number(line, texts)))
                .max()
                .orElse(0);
        Frame frame = new Frame(
                widest + unit * 0.9, unit * 0.9, pen.width() - rightRoom - 1, pen.height() - unit * 2.1, axis);
        for (double line : axis.lines()) {
            pen.grid(frame.left, frame.right, frame.y(line));
            pen.number(number(line, texts), widest, frame.y(line), TextAlignment.RIGHT, Ink.FAINT);
        }
        return frame;
    }

    static String number(double number, Texts texts) {
        return texts.get("statistics.number", Math.round(number * 100) / 100.0);
    }

    double y(double number) {
        return axis.place(number, bottom, top);
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    /** Writes below the field, never over its edges. */
    void below(Pen pen, String words, double x, boolean numeric) {
        double half = (numeric ? pen.width(words) : pen.widthOfWords(words)) / 2;
        double place = Math.max(half, Math.min(pen.width() - half, x));
        double y = bottom + pen.unit() * 1.25;
        if (numeric) {
            pen.number(words, place, y, TextAlignment.CENTER, Ink.FAINT);
        } else {
            pen.words(words, place, y, TextAlignment.CENTER, Ink.FAINT);
        }
    }
}
