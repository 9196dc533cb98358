package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Dial;
import org.alea.app.table.Figures;
import org.alea.app.table.Fitting;
import org.alea.app.table.Polar;
import org.alea.app.table.SecondsRing;

/**
 * The dial in the middle of the arena. While dice roll it is the clock; before the roll it asks what is asked; while
 * attacks are resolved its six segments say how far that has come. Sun and Moon turn around it.
 */
final class ArenaDial extends Pane {
    private final QueenLayout layout;
    private final double radius;
    private final double inner;
    private final boolean compact;
    private final Dial dial;
    private final SecondsRing seconds;
    private final Group attacks = new Group();
    private final List<Arc> attackArcs = new ArrayList<>();
    private final List<Label> attackNumbers = new ArrayList<>();
    private final Label heading = new Label();
    private final Figures figures;
    private final Label question = new Label();
    private final Label below = new Label();
    private final Circle alarm;
    private final StackPane questionLine;
    private final StackPane belowLine;
    private final Group sky = new Group();
    private Face face = Face.CLOCK;
    private boolean lowered;

    /** What the middle of the dial is used for. */
    enum Face {
        CLOCK,
        QUESTION,
        ATTACK
    }

    ArenaDial(QueenLayout layout) {
        this.layout = layout;
        this.radius = layout.dialRadius();
        this.compact = layout.compact();
        this.inner = compact ? 86 : 126;
        seconds = new SecondsRing(compact ? 107 : 150, compact ? 96 : 136);
        figures = new Figures(compact ? 60 : 84);
        alarm = new Circle(radius, Color.TRANSPARENT);
        alarm.getStyleClass().add("dial-alarm");
        alarm.setVisible(false);
        heading.getStyleClass().add("dial-heading");
        question.getStyleClass().add("dial-question");
        question.setWrapText(true);
        question.setTextAlignment(TextAlignment.CENTER);
        question.setAlignment(Pos.CENTER);
        below.getStyleClass().add("dial-below");
        for (int slot = 1; slot <= 6; slot++) {
            attacks.getChildren().addAll(segment(slot), number(slot));
        }
        questionLine = line(question, inner, 0);
        belowLine = line(below, inner, 0);
        dial = new Dial(radius, inner);
        dial.reading(seconds, attacks, alarm);
        dial.centre(
                line(heading, inner, compact ? -46 : -66),
                line(figures, inner, compact ? -6 : -8),
                questionLine,
                belowLine);
        dial.relocate(-radius, -radius);
        getStyleClass().add("arena-dial");
        getChildren().addAll(sky, dial);
        face(Face.CLOCK);
    }

    /** Something centred in the dial, its middle {@code y} below the dial's. */
    private static StackPane line(Node content, double inner, double y) {
        StackPane line = new StackPane(content);
        line.setMouseTransparent(true);
        line.setPrefSize(inner * 2, 120);
        line.relocate(-inner, y - 60);
        return line;
    }

    /** The ring of the six attacks fills the room between the graduation and the inner disc. */
    private double attackWidth() {
        return radius * 0.915 - inner - 3;
    }

    private double attackRadius() {
        return inner + 2 + attackWidth() / 2;
    }

    private Arc segment(int slot) {
        double middle = attackRadius();
        Arc arc = new Arc(0, 0, middle, middle, 90 - ((slot - 1) * 60 - 30 + 57), 54);
        arc.setType(ArcType.OPEN);
        arc.setFill(Color.TRANSPARENT);
        arc.setStrokeWidth(attackWidth());
        arc.setStrokeLineCap(StrokeLineCap.BUTT);
        arc.getStyleClass().add("attack-segment");
        attackArcs.add(arc);
        return arc;
    }

    private StackPane number(int slot) {
        Label label = new Label(Integer.toString(slot));
        label.getStyleClass().add("attack-number");
        attackNumbers.add(label);
        StackPane at = new StackPane(label);
        at.setMinSize(20, 20);
        at.setPrefSize(20, 20);
        var place = Polar.at(0, 0, attackRadius(), (slot - 1) * 60);
        at.relocate(place.getX() - 10, place.getY() - 10);
        return at;
    }

    /** The dial itself, whose bounds are where it is seen: this node begins at its middle. */
    Node plate() {
        return dial;
    }

    void face(Face now) {
        face = now;
        seconds.setVisible(now != Face.ATTACK);
        attacks.setVisible(now == Face.ATTACK);
        figures.setVisible(now == Face.CLOCK);
        question.setVisible(now != Face.CLOCK);
        // dice lie between heading and name while their attack is resolved
        boolean under = now == Face.ATTACK && lowered;
        questionLine.relocate(questionLine.getLayoutX(), questionAt(under) - 60);
        belowLine.relocate(belowLine.getLayoutX(), belowAt(under) - 60);
        fit();
    }

    /** Without a line below, a question under dice may take two. */
    private double questionAt(boolean under) {
        if (under) {
            return below.getText().isEmpty() ? (compact ? 45 : 64) : (compact ? 34 : 51);
        }
        return face == Face.ATTACK ? (compact ? 6 : 8) : (compact ? -4 : -6);
    }

    /** The figures of the clock are taller than a question, and dice may lie under them. */
    private double belowAt(boolean under) {
        if (under) {
            return compact ? 54 : 76;
        }
        return face == Face.CLOCK ? (compact ? 31 : 43) : (compact ? 45 : 62);
    }

    private void fit() {
        boolean under = face == Face.ATTACK && lowered;
        double size = layout.words(compact ? 18 : 22);
        question.setMaxWidth(inner * (!under ? 1.66 : below.getText().isEmpty() ? 1.35 : 1.6));
        if (!under) {
            double high = (compact ? 62 : 92) + (face == Face.ATTACK ? 12 : 0);
            Fitting.block(question, Fonts.DISPLAY, size, -6, inner * 1.66, high);
        } else if (below.getText().isEmpty()) {
            Fitting.block(question, Fonts.DISPLAY, size, -8, inner * 1.35, compact ? 46 : 66);
        } else {
            Fitting.line(question, Fonts.DISPLAY, size, inner * 1.6);
        }
        // what is small is no smaller while the whole dial is
        double small = face == Face.ATTACK ? 1 / layout.dialScale(true) : 1;
        Fitting.line(heading, Fonts.NUMBER, layout.words(compact ? 12 : 13) * small, inner * 1.5);
        Fitting.line(below, Fonts.TEXT, layout.words(compact ? 12 : 14) * small, inner * (under ? 1.3 : 1.55));
    }

    /** Whether the middle of the dial is left free for dice. */
    void lower(boolean on) {
        lowered = on;
        face(face);
    }

    Face face() {
        return face;
    }

    void heading(String words) {
        heading.setText(words);
        fit();
    }

    void question(String words) {
        question.setText(words);
        fit();
    }

    void below(String words) {
        below.setText(words);
        face(face);
    }

    SecondsRing seconds() {
        return seconds;
    }

    Figures figures() {
        return figures;
    }

    /** The stage of the clock: from 15 seconds amber, from 5 a red ring. */
    void stage(ClockStage stage) {
        figures.getStyleClass().removeAll("late", "last");
        figures.getStyleClass().addAll(stage.styleClass());
        figures.resizeTo((compact ? 60 : 84) * (stage == ClockStage.LAST ? 1.3 : 1));
        alarm.setVisible(stage == ClockStage.LAST);
        below.setVisible(stage != ClockStage.LAST);
    }

    /** What the clock looks like. */
    enum ClockStage {
        CALM("calm"),
        LATE("late"),
        LAST("last");

        private final String styleClass;

        ClockStage(String styleClass) {
            this.styleClass = styleClass;
        }

        String styleClass() {
            return styleClass;
        }

        static ClockStage of(int seconds) {
            return seconds <= 5 ? LAST : seconds <= 15 ? LATE : CALM;
        }
    }

    /** How the attack on a slot stands: one of pending, present, good, bad, even. */
    void attack(int slot, String state) {
        Arc arc = attackArcs.get(slot - 1);
        arc.getStyleClass().setAll("attack-segment", state);
        attackNumbers.get(slot - 1).getStyleClass().setAll("label", "attack-number", state);
    }

    /** All there is of the dial: with Sun and Moon around it, out to the rim of their band. */
    Node whole() {
        return sky.getChildren().isEmpty()
                ? dial
                : sky.getChildren().get(sky.getChildren().size() - 1);
    }

    /** Turns the band of Sun and Moon: degrees of the sun slot, or no band at all. */
    void sky(SkyBand band) {
        sky.getChildren().setAll(band.draw(radius, compact));
    }
}
