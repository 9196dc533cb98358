package org.alea.app.table;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import org.alea.app.shell.Fonts;

/** A sign on the corner of a die that says what has become of it. */
public sealed interface DieBadge {

    DieBadge NONE = new None();
    /** A die nobody may throw again. */
    DieBadge LOCK = new Sign("mdi2l-lock", 96, 97, 17, 21, "#8E9CAB", "#F3EDDF");
    /** A die that has been used. */
    DieBadge CHECK = new Sign("mdi2c-check-bold", 96, 97, 16, 20, "#62C394", "#62C394");
    /** A die lent by the sun. */
    DieBadge SUN = new Sign("mdi2w-white-balance-sunny", 88, 8, 20, 25, "#F2C14E", "#F2C14E");
    /** A die bought from the king. */
    DieBadge CROWN = new Sign("mdi2c-crown", 88, 10, 19, 25, "#DDB665", "#F4DC9E");

    List<Node> draw();

    /** A few letters, such as ×2. */
    static DieBadge words(String text) {
        return new Words(text);
    }

    /** No badge. */
    record None() implements DieBadge {
        @Override
        public List<Node> draw() {
            return List.of();
        }
    }

    /** An icon in a dark disc, in the die's box of 100 by 100. */
    record Sign(String icon, double x, double y, double radius, double size, String rim, String ink)
            implements DieBadge {
        @Override
        public List<Node> draw() {
            Circle disc = new Circle(x, y, radius, Color.web("#0F1825"));
            disc.setStroke(Color.web(rim));
            disc.setStrokeWidth(3);
            return List.of(disc, Glyph.at(icon, x, y, size, Color.web(ink)));
        }
    }

    /** Letters in a dark pill, at the corner that no sign takes. */
    record Words(String text) implements DieBadge {
        @Override
        public List<Node> draw() {
            Rectangle pill = new Rectangle(-8, 71, 40, 34);
            pill.setArcWidth(34);
            pill.setArcHeight(34);
            pill.setFill(Color.web("#0F1825"));
            pill.setStroke(Color.web("#DDB665"));
            pill.setStrokeWidth(3);
            Text letters = new Text(-8, 97, text);
            letters.setFont(Font.font(Fonts.NUMBER, 26));
            Glyph.ink(letters, Color.web("#F4DC9E"));
            letters.setWrappingWidth(40);
            letters.setTextAlignment(TextAlignment.CENTER);
            return List.of(pill, letters);
        }
    }
}
