package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import org.alea.app.shell.Fonts;
import org.alea.app.table.symbol.Sign;

/** Prints a face on a die of 100 by 100: pips or symbols, and the colour's mark where they leave room for it. */
final class DiePrint {
    private static final double[][][] PIPS = {
        {},
        {{50, 50}},
        {{29, 29}, {71, 71}},
        {{27, 27}, {50, 50}, {73, 73}},
        {{29, 29}, {71, 29}, {29, 71}, {71, 71}},
        {{28, 28}, {72, 28}, {50, 50}, {28, 72}, {72, 72}},
        {{29, 25}, {71, 25}, {29, 50}, {71, 50}, {29, 75}, {71, 75}}
    };
    private static final double[][] MARK_BESIDE_PIPS = {{}, {80, 22}, {76, 26}, {76, 26}, {50, 16}, {50, 17}, {50, 16}};
    private static final double[][] LETTER_BESIDE_PIPS = {{}, {20, 78}, {24, 74}, {24, 74}, {50, 84}, {50, 83}, {50, 84}
    };
    private static final double LETTER = 24;
    private static final double[][][] SEATS = {
        {{50, 50}}, {{32, 36}, {68, 66}}, {{50, 28}, {29, 68}, {71, 68}}, {{30, 30}, {70, 30}, {30, 70}, {70, 70}}
    };
    private static final double[] SEAT_SIZES = {66, 48, 40, 38};
    private static final double SPENT = 0.25;

    private final DieSkin skin;
    private final Color ink;
    private final List<Node> nodes = new ArrayList<>();

    private DiePrint(DieSkin skin, Color ink) {
        this.skin = skin;
        this.ink = ink;
    }

    static List<Node> of(DieSkin skin, DieFace face, Color ink) {
        DiePrint print = new DiePrint(skin, ink);
        print.face(face);
        return print.nodes;
    }

    private void face(DieFace face) {
        if (face instanceof DieFace.Pips pips) {
            pips(pips.value());
        } else if (face instanceof DieFace.Symbol symbol) {
            icon(symbol.icon(), 50, 50, 66);
            mark(80, 20, 0.85);
        } else if (face instanceof DieFace.Twice twice) {
            both(twice.icon(), twice.icon());
        } else if (face instanceof DieFace.Several several) {
            several(several.parts());
        } else if (face instanceof DieFace.Either either) {
            both(either.first(), either.second());
            Line hairline = new Line(86, 14, 14, 86);
            hairline.setStroke(ink);
            hairline.setStrokeWidth(3);
            hairline.setOpacity(0.6);
            nodes.add(hairline);
        } else if (face instanceof DieFace.Skill skill) {
            icon(skill.icon(), 50, 50, 66);
            mark(80, 20, 0.85);
            dashedCircle();
        } else if (face instanceof DieFace.Figure figure) {
            figure(figure.text());
        }
    }

    private void pips(int value) {
        for (double[] at : PIPS[value]) {
            nodes.add(new Circle(at[0], at[1], value == 1 ? 11.5 : 9, ink));
        }
        mark(MARK_BESIDE_PIPS[value][0], MARK_BESIDE_PIPS[value][1], value > 3 ? 0.82 : 1);
        if (!skin.mark().letter().isEmpty() && skin.mark().signed()) {
            letter(LETTER_BESIDE_PIPS[value][0], LETTER_BESIDE_PIPS[value][1], LETTER);
        }
    }

    private void both(String first, String second) {
        icon(first, 32, 36, 48);
        icon(second, 68, 66, 48);
        mark(22, 80, 0.8);
    }

    private void icon(String name, double x, double y, double size) {
        nodes.add(Sign.at(name, x, y, size, ink));
    }

    /** One has the die to itself, two lie on the diagonal, three and four share it by corners. */
    private void several(List<DieFace.Several.Part> parts) {
        double[][] seats = SEATS[Math.min(parts.size(), SEATS.length) - 1];
        double size = SEAT_SIZES[seats.length - 1];
        for (int i = 0; i < seats.length; i++) {
            Node sign = Sign.at(parts.get(i).icon(), seats[i][0], seats[i][1], size, ink);
            sign.setOpacity(parts.get(i).spent() ? SPENT : 1);
            nodes.add(sign);
        }
        if (seats.length < 3) {
            mark(seats.length == 1 ? 80 : 22, seats.length == 1 ? 20 : 80, 0.8);
        }
    }

    private void figure(String text) {
        Text figure = new Text(0, 69, text);
        figure.setFont(Font.font(Fonts.NUMBER, 54));
        Glyph.ink(figure, ink);
        figure.setWrappingWidth(100);
        figure.setTextAlignment(TextAlignment.CENTER);
        nodes.add(figure);
    }

    private void dashedCircle() {
        Circle circle = new Circle(50, 50, 41, Color.TRANSPARENT);
        circle.setStroke(ink);
        circle.setStrokeWidth(4);
        circle.getStrokeDashArray().setAll(5.0, 6.0);
        circle.setOpacity(0.8);
        nodes.add(circle);
    }

    private void letter(double x, double y, double size) {
        nodes.add(letter(skin, ink, x, y, size));
    }

    /** The initial of a colour, its middle at a point. */
    static Text letter(DieSkin skin, Color ink, double x, double y, double size) {
        Text letter = new Text(skin.mark().letter());
        letter.setFont(Font.font(Fonts.NUMBER, size));
        Glyph.ink(letter, ink);
        letter.setX(x - letter.getLayoutBounds().getWidth() / 2);
        letter.setY(y + size * 0.35);
        return letter;
    }

    private void mark(double x, double y, double scale) {
        if (!skin.mark().none() && !skin.mark().signed()) {
            letter(x, y, LETTER);
        } else if (!skin.mark().none()) {
            SVGPath sign = sign(skin, ink, scale);
            sign.setTranslateX(x);
            sign.setTranslateY(y);
            sign.setOpacity(0.85);
            nodes.add(sign);
        }
    }

    /** The mark of a colour around the origin. */
    static SVGPath sign(DieSkin skin, Color ink, double scale) {
        SVGPath sign = new SVGPath();
        sign.setContent(skin.mark().path());
        boolean filled = skin.mark().stroke() == 0;
        sign.setFill(filled ? ink : Color.TRANSPARENT);
        sign.setStroke(filled ? null : ink);
        sign.setStrokeWidth(skin.mark().stroke());
        sign.getTransforms().add(new Scale(scale, scale, 0, 0));
        return sign;
    }
}
