package org.alea.app.table;

import java.util.List;
import javafx.scene.paint.Color;

/**
 * How dice of one colour look. Colour is never alone: each skin has its own edge (a path in a box of 100 by 100) and its
 * own corner mark, and light or dark print is a fourth cue. The steps of lightness keep every game's set apart for all
 * kinds of colour vision.
 *
 * @param print the colour of pips and symbols
 * @param line the thin line around dark dice
 */
public record DieSkin(
        String name, Color top, Color bottom, Color slab, Color print, String edge, Mark mark, Line line) {
    public static final DieSkin WHITE = new DieSkin(
            "white",
            Body.of("#FBF8F0", "#E9E1CF", "#B7AA8C", "#1E2530"),
            "M20 3H80Q97 3 97 20V80Q97 97 80 97H20Q3 97 3 80V20Q3 3 20 3Z",
            Mark.NONE,
            Line.NONE);
    public static final DieSkin YELLOW = new DieSkin(
            "yellow",
            Body.of("#F9D75A", "#E9B824", "#A67C0C", "#2B2107"),
            "M50 3C84 3 97 16 97 50C97 84 84 97 50 97C16 97 3 84 3 50C3 16 16 3 50 3Z",
            new Mark("M-6.5 0A6.5 6.5 0 1 0 6.5 0A6.5 6.5 0 1 0 -6.5 0Z", 3.4),
            Line.NONE);
    public static final DieSkin GREEN = new DieSkin(
            "green",
            Body.of("#4FC79C", "#2BA67C", "#136247", "#04241A"),
            "M24 3H76L97 24V76L76 97H24L3 76V24Z",
            Mark.filled("M-7 6L0 -7L7 6Z"),
            Line.NONE);
    public static final DieSkin BLUE = new DieSkin(
            "blue",
            Body.of("#3676CC", "#1F549F", "#10326A", "#FFFFFF"),
            "M18 3H82Q82 18 97 18V82Q82 82 82 97H18Q18 82 3 82V18Q18 18 18 3Z",
            new Mark("M-8 -2Q-4 -7 0 -2T8 -2M-8 5Q-4 0 0 5T8 5", 3),
            Line.NONE);
    public static final DieSkin RED = new DieSkin(
            "red",
            Body.of("#D44F3E", "#B63526", "#731C12", "#FFFFFF"),
            "M40 3H90Q97 3 97 10V60Q97 97 60 97H10Q3 97 3 90V40Q3 3 40 3Z",
            new Mark("M-7 -6L0 1L7 -6M-7 1L0 8L7 1", 3.2),
            Line.NONE);
    public static final DieSkin BLACK = new DieSkin(
            "black",
            Body.of("#3A414C", "#20252D", "#0B0E12", "#F3EDDF"),
            "M6 3H94Q97 3 97 6V94Q97 97 94 97H6Q3 97 3 94V6Q3 3 6 3Z",
            new Mark("M-6 -6L6 6M6 -6L-6 6", 3.4),
            Line.STEEL);
    public static final DieSkin PURPLE = new DieSkin(
            "purple",
            Body.of("#CDB1F5", "#A883E0", "#6A48A6", "#1F0F3A"),
            "M50 2L72 8Q97 12 97 30V70Q97 88 72 92L50 98L28 92Q3 88 3 70V30Q3 12 28 8Z",
            Mark.filled("M0 -8L7 0L0 8L-7 0Z"),
            Line.NONE);
    public static final DieSkin ORANGE = new DieSkin(
            "orange",
            Body.of("#F0974A", "#D46F1C", "#8A440B", "#231203"),
            "M16 3H68L97 32V84Q97 97 84 97H16Q3 97 3 84V16Q3 3 16 3Z",
            Mark.filled("M-6 -6H6V6H-6Z"),
            Line.NONE);
    public static final DieSkin BROWN = new DieSkin(
            "brown",
            Body.of("#4B3A2A", "#33261A", "#1A120B", "#F1DDBD"),
            "M8 3H92Q97 3 97 8V70L70 97H30L3 70V8Q3 3 8 3Z",
            new Mark("M-7 -4H7M-7 3H7", 3.4),
            Line.BRONZE);
    public static final DieSkin DRAGON = new DieSkin(
            "dragon",
            Body.of("#4C2C36", "#2C1820", "#140A0E", "#F6B08A"),
            "M14 8Q50 -3 86 8L94 14Q103 50 94 86L86 92Q50 103 14 92L6 86Q-3 50 6 14Z",
            Mark.NONE,
            Line.STEEL);

    public static final List<DieSkin> ALL =
            List.of(WHITE, YELLOW, GREEN, BLUE, RED, BLACK, PURPLE, ORANGE, BROWN, DRAGON);

    private DieSkin(String name, Body body, String edge, Mark mark, Line line) {
        this(name, body.top(), body.bottom(), body.slab(), body.print(), edge, mark, line);
    }

    /** The same dice with a letter for their colour, beside their sign or in its place; white dice have neither. */
    public DieSkin lettered(String letter, boolean sign) {
        return mark.none()
                ? this
                : new DieSkin(
                        name, top, bottom, slab, print, edge, new Mark(mark.path, mark.stroke, letter, sign), line);
    }

    /** The light colour of the face as a style sheet writes it. */
    public String rim() {
        return "#" + top.toString().substring(2, 8);
    }

    /** How bright the inner light is. */
    double shine() {
        return name.equals("white") ? 0.9 : 0.28;
    }

    /** The four colours of a die. */
    private record Body(Color top, Color bottom, Color slab, Color print) {
        static Body of(String top, String bottom, String slab, String print) {
            return new Body(Color.web(top), Color.web(bottom), Color.web(slab), Color.web(print));
        }
    }

    /**
     * The little sign in a corner of the die, drawn around the origin; a stroke of 0 means it is filled.
     *
     * @param letter the initial of the colour, empty if there is none
     * @param signed whether the sign is there; without it the letter takes its place
     */
    public record Mark(String path, double stroke, String letter, boolean signed) {
        static final Mark NONE = new Mark("", 0);

        Mark(String path, double stroke) {
            this(path, stroke, "", true);
        }

        static Mark filled(String path) {
            return new Mark(path, 0);
        }

        boolean none() {
            return path.isEmpty();
        }
    }

    /** A line around the face. */
    public record Line(Color colour, double width) {
        static final Line NONE = new Line(Color.TRANSPARENT, 0);
        static final Line STEEL = new Line(Color.web("#77838F"), 2.5);
        static final Line BRONZE = new Line(Color.web("#B08D63"), 3.5);
    }
}
