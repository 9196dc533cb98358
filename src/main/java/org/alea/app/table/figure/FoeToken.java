package org.alea.app.table.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Drawing;
import org.alea.app.table.symbol.Symbol;

/** An enemy on the map: its emblem on the edge shape of its colour, its name in a pill, its life in dots below. */
public final class FoeToken extends Drawing {
    private static final PseudoClass ACTING = PseudoClass.getPseudoClass("acting");
    private static final double DOTS_BELOW = 14;
    private static final Color DARK = Color.web("#0B1413");
    private static final Color LIFE = Color.web("#F2725F");
    private static final Color ARMOUR = Color.web("#BCC5CF");

    private final double size;
    private final Region frame = new Region();

    /** What an enemy would do if it were its turn. */
    public enum Intent {
        IDLE,
        STRIKES,
        MOVES
    }

    /**
     * What is seen of an enemy.
     *
     * @param tag letter and initiative, empty for none
     * @param armour squares: what armour is left
     * @param left filled dots: what life is left
     * @param lost rings: what has been taken
     */
    public record Reading(
            DieSkin skin,
            String emblem,
            String tag,
            int armour,
            int left,
            int lost,
            Intent intent,
            boolean stunned,
            boolean acting) {

        public static Reading of(DieSkin skin, String emblem, String tag, int left) {
            return new Reading(skin, emblem, tag, 0, left, 0, Intent.IDLE, false, false);
        }

        public Reading life(int armourLeft, int lifeLeft, int taken) {
            return new Reading(skin, emblem, tag, armourLeft, lifeLeft, taken, intent, stunned, acting);
        }

        public Reading would(Intent does) {
            return new Reading(skin, emblem, tag, armour, left, lost, does, stunned, acting);
        }

        public Reading stun() {
            return new Reading(skin, emblem, tag, armour, left, lost, intent, true, acting);
        }

        public Reading act() {
            return new Reading(skin, emblem, tag, armour, left, lost, intent, stunned, true);
        }
    }

    public FoeToken(Reading reading, double size) {
        super(size, size + DOTS_BELOW);
        this.size = size;
        getStyleClass().addAll("die", "foe-token");
        frame.getStyleClass().add("acting-frame");
        frame.resizeRelocate(-size * 0.14, -size * 0.14, size * 1.28, size * 1.3 + 6);
        frame.setMouseTransparent(true);
        frame.setManaged(false);
        show(reading);
    }

    public void show(Reading reading) {
        DieNode body = new DieNode(reading.skin(), new DieFace.Symbol(reading.emblem()), size);
        body.getStyleClass().remove("die");
        body.resize(size, size * 1.06);
        body.setMouseTransparent(false);
        List<Node> layers = new ArrayList<>();
        frame.setVisible(reading.acting());
        layers.add(frame);
        layers.add(body);
        dots(reading).ifPresent(layers::add);
        if (!reading.tag().isEmpty()) {
            layers.add(pill(reading));
        }
        corner(reading).ifPresent(layers::add);
        draw(layers.toArray(Node[]::new));
        pseudoClassStateChanged(ACTING, reading.acting());
        setAccessibleText(reading.tag());
    }

    /** Where an enemy came from: only its dashed outline. */
    public static Drawing trace(DieSkin skin, String emblem, double size) {
        DieNode ghost = new DieNode(skin, new DieFace.Symbol(emblem), size);
        ghost.ghost(true);
        ghost.resize(size, size * 1.06);
        Drawing trace = new Drawing(size, size);
        trace.draw(ghost);
        trace.setMouseTransparent(true);
        return trace;
    }

    private Node pill(Reading reading) {
        double scale = size > 48 ? 1 : 0.9;
        double letters = 13 * scale;
        double width =
                Math.max(26 * scale, 12 * scale + letters * 0.55 * reading.tag().length());
        Drawing pill = new Drawing(width, 20 * scale);
        Rectangle ground = new Rectangle(width, 20 * scale, DARK);
        ground.setArcWidth(20 * scale);
        ground.setArcHeight(20 * scale);
        ground.setStroke(reading.acting() ? Color.web("#F4DC9E") : ARMOUR);
        ground.setStrokeWidth(1.5);
        pill.draw(ground, words(reading.tag(), width / 2, 10 * scale, Fonts.NUMBER, letters, Color.web("#F3EDDF")));
        pill.setLayoutX(-6 * scale);
        pill.setLayoutY(-6 * scale);
        return pill;
    }

    private Optional<Node> dots(Reading reading) {
        int count = reading.armour() + reading.left() + reading.lost();
        if (count == 0) {
            return Optional.empty();
        }
        double width = count * 10 + 6;
        Rectangle ground = new Rectangle(width, 12, DARK.deriveColor(0, 1, 1, 0.85));
        ground.setArcWidth(14);
        ground.setArcHeight(14);
        Drawing row = new Drawing(width, 12);
        row.draw(ground);
        for (int i = 0; i < count; i++) {
            double x = 8 + i * 10;
            if (i < reading.armour()) {
                Rectangle cube = new Rectangle(x - 4, 2, 8, 8);
                cube.setFill(ARMOUR);
                cube.setArcWidth(4);
                cube.setArcHeight(4);
                row.add(cube);
            } else {
                boolean taken = i >= reading.armour() + reading.left();
                Circle dot = new Circle(x, 6, taken ? 3.25 : 4, taken ? Color.TRANSPARENT : LIFE);
                dot.setStroke(taken ? LIFE : null);
                dot.setStrokeWidth(1.5);
                row.add(dot);
            }
        }
        row.setLayoutX((size - width) / 2);
        row.setLayoutY(size + 1);
        return Optional.of(row);
    }

    private Optional<Node> corner(Reading reading) {
        if (reading.stunned()) {
            return Optional.of(corner(Symbol.STUN.icon(), 24, CornerDisc.Tone.WARNS));
        }
        return switch (reading.intent()) {
            case IDLE -> Optional.empty();
            case STRIKES -> Optional.of(corner(Symbol.STRIKE.icon(), 22, CornerDisc.Tone.STRIKES));
            case MOVES -> Optional.of(corner(Symbol.MOVE.icon(), 22, CornerDisc.Tone.MOVES));
        };
    }

    private Node corner(String icon, double disc, CornerDisc.Tone tone) {
        CornerDisc corner = new CornerDisc(icon, disc, tone);
        corner.setLayoutX(size + 8 - disc);
        corner.setLayoutY(-7);
        return corner;
    }
}
