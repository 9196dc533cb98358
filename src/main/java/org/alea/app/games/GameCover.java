package org.alea.app.games;

import javafx.scene.canvas.GraphicsContext;
import org.kordamp.ikonli.Ikon;

/**
 * The face of a game in the library, whether it can be played yet or not. Its words are the texts
 * {@code cover.<id>.title}, {@code .kind} and {@code .about}.
 *
 * @param styleClass carries the accent of the game, for instance {@code game-queen}
 * @param focus how far from the left edge, as a fraction, the scene has what must not be cut off
 */
public record GameCover(String id, String styleClass, Ikon icon, Art art, double focus) {

    /** A scene painted in code into any rectangle. */
    @FunctionalInterface
    public interface Art {
        void paint(GraphicsContext canvas, double width, double height);
    }

    public String titleKey() {
        return titleKey(id);
    }

    /** The text that is the title of a game. */
    public static String titleKey(String game) {
        return "cover." + game + ".title";
    }

    public String kindKey() {
        return "cover." + id + ".kind";
    }

    public String aboutKey() {
        return "cover." + id + ".about";
    }
}
