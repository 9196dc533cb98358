package org.alea.app.table.figure;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import org.alea.app.table.symbol.Symbol;

/** A hero on the map: a medal in brass with a name below it. */
public final class HeroFigure extends Region {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");
    private static final double NAME_HEIGHT = 20;
    private static final double NAME_OVERLAP = 8;

    private final double size;
    private final Circle halo;
    private final StackPane medal = new StackPane();
    private final Label name = new Label();

    /**
     * What is seen of a hero.
     *
     * @param target whether a blow is aimed at the hero
     */
    public record Reading(String name, Medal.Face face, boolean active, boolean target, boolean hidden, boolean down) {

        public static Reading of(String name, Medal.Face face) {
            return new Reading(name, face, false, false, false, false);
        }

        public Reading acting() {
            return new Reading(name, face, true, target, hidden, down);
        }

        public Reading aimedAt() {
            return new Reading(name, face, active, true, hidden, down);
        }

        public Reading inHiding() {
            return new Reading(name, face, active, target, true, down);
        }

        public Reading fallen() {
            return new Reading(name, face, false, target, hidden, true);
        }

        Medal.Mood mood() {
            return down ? Medal.Mood.DOWN : hidden ? Medal.Mood.HIDDEN : active ? Medal.Mood.ACTIVE : Medal.Mood.PLAIN;
        }
    }

    public HeroFigure(Reading reading, double size) {
        this.size = size;
        halo = new Circle(size / 2, size / 2, size / 2 + 4);
        halo.getStyleClass().add("figure-halo");
        halo.setMouseTransparent(true);
        halo.setManaged(false);
        name.getStyleClass().add("figure-name");
        name.setAlignment(Pos.CENTER);
        name.setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("hero-figure");
        getChildren().addAll(halo, medal, name);
        double height = size - NAME_OVERLAP + NAME_HEIGHT;
        setMinSize(size, height);
        setPrefSize(size, height);
        setMaxSize(size, height);
        show(reading);
    }

    public void show(Reading reading) {
        medal.getChildren().setAll(new Medal(reading.face(), reading.mood(), size));
        if (reading.hidden() && !reading.down()) {
            CornerDisc disc = new CornerDisc(Symbol.HIDDEN.icon(), 22, CornerDisc.Tone.VEILED);
            StackPane.setAlignment(disc, Pos.TOP_RIGHT);
            disc.setTranslateX(4);
            disc.setTranslateY(-2);
            medal.getChildren().add(disc);
        }
        name.setText(reading.name());
        name.setVisible(!reading.name().isEmpty());
        setAccessibleText(reading.name());
        pseudoClassStateChanged(ACTIVE, reading.active());
        pseudoClassStateChanged(TARGET, reading.target());
    }

    @Override
    protected void layoutChildren() {
        medal.resizeRelocate(0, 0, size, size);
        double width = name.prefWidth(-1);
        double height = name.prefHeight(width);
        name.resizeRelocate((size - width) / 2, size - NAME_OVERLAP, width, height);
    }
}
