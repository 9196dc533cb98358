package org.alea.app.games.queen;

import java.util.List;
import javafx.scene.paint.Color;
import org.alea.app.table.Felt;
import org.alea.app.table.FeltPattern;

/** The floor of the arena: sand with the rings of the stands around it. */
final class Sand {
    private Sand() {}

    /** The sand of the arena by day or by night. */
    static Felt.Cloth cloth(boolean light, boolean contrast) {
        if (contrast) {
            String flat = light ? "#FFFFFF" : "#0B0F15";
            return Felt.Cloth.of(flat, flat, Color.TRANSPARENT, FeltPattern.PLAIN);
        }
        return light
                ? Felt.Cloth.of("#E9D8BA", "#CBB38D", Color.web("#A33E10", 0.05), FeltPattern.RAYS)
                : Felt.Cloth.of("#33261F", "#17141A", Color.web("#F2B47A", 0.04), FeltPattern.RAYS);
    }

    static List<Felt.Oval> ovals(boolean compact, boolean light, boolean contrast) {
        if (contrast) {
            return List.of();
        }
        double wide = compact ? 468 : 504;
        double high = compact ? 250 : 304;
        return List.of(
                new Felt.Oval(
                        wide,
                        high,
                        Color.web(light ? "#DDC6A0" : "#3B2B20"),
                        Color.web(light ? "#B48E60" : "#6B4B33"),
                        0),
                new Felt.Oval(
                        wide - 17, high - 13, Color.TRANSPARENT, Color.web(light ? "#9C7440" : "#A0714C", 0.55), 10),
                new Felt.Oval(
                        compact ? 300 : 352,
                        compact ? 214 : 262,
                        Color.web(light ? "#E9D9BC" : "#4A3627"),
                        Color.web(light ? "#B48E60" : "#7A563A", 0.6),
                        0));
    }
}
