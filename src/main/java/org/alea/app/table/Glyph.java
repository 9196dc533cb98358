package org.alea.app.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;

/** Icons by the names content gives them ({@code mdi2c-crown}), sized in the pixels a table is designed in. */
public final class Glyph {
    /** The share of the em square above the baseline: every glyph fills its square. */
    private static final double ASCENT = 0.875;

    private static final Map<String, Ikon> KNOWN = new ConcurrentHashMap<>();

    private Glyph() {}

    /** An icon whose colour comes from the style sheet. */
    public static Icon icon(String name, double size, String... styleClasses) {
        Icon icon = Icon.of(glyph(name), styleClasses);
        icon.setStyle("-fx-font-size: " + size + "px;");
        return icon;
    }

    /** An icon in one colour, centred on a point: for pieces that look the same in every theme. */
    public static Text at(String name, double x, double y, double size, Color paint) {
        Text text = new Text(sign(name));
        text.setFont(Icon.font(size));
        ink(text, paint);
        text.setX(x - size / 2);
        text.setY(y + baseline(size));
        return text;
    }

    /** An icon centred on a point, coloured by the style sheet. */
    public static Icon iconAt(String name, double x, double y, double size, String... styleClasses) {
        Icon icon = icon(name, size, styleClasses);
        icon.setX(x - size / 2);
        icon.setY(y + baseline(size));
        return icon;
    }

    /** Colours a text for good: the control theme colours every text that says nothing else. */
    public static void ink(Text text, Color colour) {
        text.setStyle("-fx-fill: #%02X%02X%02X;"
                .formatted(channel(colour.getRed()), channel(colour.getGreen()), channel(colour.getBlue())));
    }

    private static int channel(double share) {
        return (int) Math.round(share * 255);
    }

    public static Ikon glyph(String name) {
        return KNOWN.computeIfAbsent(name, Icon::glyph);
    }

    public static String sign(String name) {
        return Character.toString(glyph(name).getCode());
    }

    /** How far below the middle of an icon its baseline lies. */
    public static double baseline(double size) {
        return size * (ASCENT - 0.5);
    }
}
