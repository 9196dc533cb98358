package org.alea.app.table.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** One action printed on a row of a card: a sign, perhaps a second one for "per", a number or the letter of a track. */
public final class ActionTile extends Drawing {
    private static final Map<String, Color> TRACKS = Map.of(
            "Y", Color.web("#F2C230"),
            "K", Color.web("#AAB4BF"),
            "R", Color.web("#E8695A"),
            "B", Color.web("#5A9BEA"));
    private static final Color DARK = Color.web("#24201A");
    private static final Color LIGHT = Color.web("#F1E8D3");
    private static final Color BRASS = Color.web("#F4DC9E");

    /** Whether an action will be done. */
    public enum State {
        LIT,
        DONE,
        NOW,
        OUTSIDE
    }

    /**
     * What is printed on a tile.
     *
     * @param each the sign of what it is counted by, empty for none
     * @param corner a number, or the letter of a track (Y K R B) whose colour the sign takes; empty for none
     * @param ink another colour for the sign, empty for the usual one
     */
    public record Print(String icon, String each, String corner, String ink) {

        public static Print of(String icon) {
            return new Print(icon, "", "", "");
        }

        public static Print of(Symbol symbol) {
            return of(symbol.icon());
        }

        public Print per(String counted) {
            return new Print(icon, counted, corner, ink);
        }

        public Print at(String cornerWords) {
            return new Print(icon, each, cornerWords, ink);
        }

        public Print in(String colour) {
            return new Print(icon, each, corner, colour);
        }

        Color lit() {
            return ink.isEmpty() ? TRACKS.getOrDefault(corner, LIGHT) : Color.web(ink);
        }
    }

    public ActionTile(Print print, State state, double size) {
        super(size, size);
        getStyleClass().add("action-tile");
        Color ink = ink(print, state);
        List<Node> layers = new ArrayList<>();
        if (state == State.NOW) {
            layers.add(ground(size, 4, BRASS));
            layers.add(ground(size, 2, DARK));
        }
        layers.add(ground(size, 0, ground(state)));
        boolean shared = !print.each().isEmpty();
        layers.add(Sign.at(print.icon(), size * (shared ? 0.38 : 0.5), size * (shared ? 0.4 : 0.5), size * 0.58, ink));
        if (shared) {
            layers.add(Sign.at(print.each(), size * 0.75, size * 0.75, size * 0.4, ink));
        }
        if (!print.corner().isEmpty()) {
            layers.add(words(print.corner(), size * 0.84, size * 0.8, Fonts.NUMBER, size * 0.36, ink));
        }
        draw(layers.toArray(Node[]::new));
        if (state == State.DONE) {
            CornerDisc tick = new CornerDisc(Symbol.DONE.icon(), 15, CornerDisc.Tone.DONE);
            tick.setLayoutX(size - 11);
            tick.setLayoutY(-4);
            add(tick);
        }
    }

    private static Color ink(Print print, State state) {
        return switch (state) {
            case OUTSIDE -> Color.web("#665837");
            case NOW -> Color.web("#1E1605");
            case LIT, DONE -> print.lit();
        };
    }

    private static Color ground(State state) {
        return switch (state) {
            case LIT -> DARK;
            case DONE -> Color.web("#4B4433");
            case NOW -> BRASS;
            case OUTSIDE -> Color.web("#D8C9A4");
        };
    }

    private static Rectangle ground(double size, double around, Color colour) {
        Rectangle ground = new Rectangle(-around, -around, size + 2 * around, size + 2 * around);
        ground.setFill(colour);
        ground.setArcWidth(14 + around);
        ground.setArcHeight(14 + around);
        return ground;
    }
}
