package org.alea.app.table.figure;

import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** Tokens of one kind lying together: one of them is drawn, with their number from two on. */
public final class TokenChip extends Drawing {
    private static final double DRAWN = 28;

    private final Kind kind;
    private final double size;

    /**
     * How tokens of one kind look: people and forces are round, obstacles square.
     *
     * @param ground the colour of the token
     */
    public record Kind(String icon, String ground, String rim, String ink, boolean round) {
        public static final Kind ENFORCEMENT =
                new Kind(Symbol.ENFORCEMENT.icon(), "#7D2018", "#F2725F", "#FFD9D2", true);
        public static final Kind BARRICADE = new Kind(Symbol.BARRICADE.icon(), "#5B4610", "#F2B544", "#FFE3A6", false);
        public static final Kind RED_SHIELD = new Kind(Symbol.SHIELD.icon(), "#3A1512", "#F59A8C", "#F59A8C", false);
        public static final Kind BLUE_SHIELD = new Kind(Symbol.SHIELD.icon(), "#122A4A", "#8DBCF5", "#8DBCF5", false);
        public static final Kind DUPLICATE = new Kind(Symbol.DUPLICATE.icon(), "#33204A", "#BFA1F0", "#E2D5F5", false);
    }

    public TokenChip(Kind kind, int count, double size) {
        super(size, size);
        this.kind = kind;
        this.size = size;
        getStyleClass().add("token-chip");
        show(count);
    }

    public void show(int count) {
        double unit = size / DRAWN;
        Shape ground = kind.round() ? new Circle(size / 2, size / 2, size / 2 - 0.5) : square(unit);
        ground.setFill(Color.web(kind.ground()));
        ground.setStroke(Color.web(kind.rim()));
        ground.setStrokeWidth(1);
        draw(ground, Sign.at(kind.icon(), size / 2, size / 2, size * 0.62, Color.web(kind.ink())));
        if (count > 1) {
            badge(count);
        }
    }

    private Rectangle square(double unit) {
        Rectangle square = new Rectangle(0.5, 0.5, size - 1, size - 1);
        square.setArcWidth(12 * unit);
        square.setArcHeight(12 * unit);
        return square;
    }

    private void badge(int count) {
        Circle disc = new Circle(size - 2, size - 4, 9, Color.web("#0C0F13"));
        disc.setStroke(Color.web(kind.rim()));
        disc.setStrokeWidth(1);
        add(disc, words(Integer.toString(count), disc.getCenterX(), disc.getCenterY(), Fonts.NUMBER, 13, Color.WHITE));
    }
}
