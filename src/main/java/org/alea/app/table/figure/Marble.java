package org.alea.app.table.figure;

import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;

/** A marble that says whose turn it is: number 1 to 4 in red, blue, green and yellow. */
public final class Marble extends Drawing {
    private static final Color[] GLASS = {
        Color.web("#D44F3E"), Color.web("#3676CC"), Color.web("#2BA67C"), Color.web("#E9B824")
    };
    private static final Color[] INK = {Color.WHITE, Color.WHITE, Color.web("#04241A"), Color.web("#2B2107")};

    /** What is known of a marble. */
    public enum Mood {
        LATER,
        NOW,
        DONE,
        HIDDEN
    }

    /** @param number from 1 */
    public Marble(int number, Mood mood, double size) {
        super(size, size);
        double middle = size / 2;
        if (mood == Mood.HIDDEN) {
            Circle ring = new Circle(middle, middle, middle - 1, Color.TRANSPARENT);
            ring.setStroke(Color.web("#7D70A0"));
            ring.setStrokeWidth(2);
            ring.getStrokeDashArray().setAll(5.0, 4.0);
            draw(ring, words(Integer.toString(number), middle, middle, Fonts.NUMBER, size * 0.5, Color.web("#BCC5CF")));
        } else {
            Circle glass = new Circle(middle, middle, middle, GLASS[number - 1]);
            Circle shine = new Circle(
                    middle,
                    middle,
                    middle,
                    new RadialGradient(
                            0,
                            0,
                            0.36,
                            0.3,
                            0.35,
                            true,
                            CycleMethod.NO_CYCLE,
                            new Stop(0, Color.gray(1, 0.53)),
                            new Stop(1, Color.gray(1, 0))));
            Circle rim = new Circle(middle, middle, middle + (mood == Mood.NOW ? 1.5 : 0.5), Color.TRANSPARENT);
            rim.setStroke(mood == Mood.NOW ? Color.web("#F4DC9E") : Color.gray(0, 0.53));
            rim.setStrokeWidth(mood == Mood.NOW ? 3 : 1);
            draw(
                    glass,
                    shine,
                    rim,
                    words(Integer.toString(number), middle, middle, Fonts.NUMBER, size * 0.5, INK[number - 1]));
            setOpacity(mood == Mood.DONE ? 0.45 : 1);
        }
    }
}
