package org.alea.app.table.gauge;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** Hearts, bolts and the like in a row: left, at risk, set aside, lost. More than ten become a figure and one sign. */
public final class Pips extends HBox {
    private static final int MOST = 10;

    private final Kind kind;
    private final double size;

    /** What is counted. */
    public enum Kind {
        HEALTH(Symbol.HEALTH, Symbol.HEALTH_LOST, Symbol.HEALTH_AT_RISK, Symbol.HEALTH_ASIDE, "health-pip"),
        ENERGY(Symbol.ENERGY, Symbol.ENERGY_SPENT, Symbol.ENERGY, Symbol.ENERGY, "energy-pip"),
        ARMOUR(Symbol.ARMOUR, Symbol.ARMOUR_SPENT, Symbol.ARMOUR, Symbol.ARMOUR, "armour-pip"),
        PARRY(Symbol.PARRY, Symbol.PARRY_NONE, Symbol.PARRY, Symbol.PARRY, "parry-pip"),
        SHIELD(Symbol.SHIELD, Symbol.SHIELD, Symbol.SHIELD, Symbol.SHIELD, "shield-pip");

        private final Symbol left;
        private final Symbol lost;
        private final Symbol risk;
        private final Symbol aside;
        private final String styleClass;

        Kind(Symbol left, Symbol lost, Symbol risk, Symbol aside, String styleClass) {
            this.left = left;
            this.lost = lost;
            this.risk = risk;
            this.aside = aside;
            this.styleClass = styleClass;
        }
    }

    /**
     * How much there is.
     *
     * @param left what is there, at risk included
     * @param most with what is lost or set aside
     * @param risk how many of those left would be lost
     * @param aside how many cannot be had back
     */
    public record Reading(int left, int most, int risk, int aside) {

        public static Reading of(int left, int most) {
            return new Reading(left, most, 0, 0);
        }

        public Reading risking(int lost) {
            return new Reading(left, most, Math.min(lost, left), aside);
        }

        public Reading without(int setAside) {
            return new Reading(left, most, risk, setAside);
        }
    }

    public Pips(Kind kind, Reading reading, double size) {
        this.kind = kind;
        this.size = size;
        getStyleClass().add("pips");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        show(reading);
    }

    public void show(Reading reading) {
        getChildren().clear();
        if (reading.most() > MOST) {
            figure(reading);
            return;
        }
        for (int i = 0; i < reading.most(); i++) {
            if (i < reading.left() - reading.risk()) {
                add(kind.left, kind.styleClass);
            } else if (i < reading.left()) {
                add(kind.risk, "risk-pip");
            } else if (i < reading.left() + reading.aside()) {
                add(kind.aside, "aside-pip");
            } else {
                add(kind.lost, "lost-pip");
            }
        }
    }

    /** One sign and a figure, where a row would be too long. */
    public static Pips counted(Kind kind, int left, double size) {
        Pips pips = new Pips(kind, Reading.of(0, 0), size);
        pips.figure(Reading.of(left, left));
        return pips;
    }

    private void figure(Reading reading) {
        Label figure = new Label(
                reading.left() == reading.most()
                        ? Integer.toString(reading.left())
                        : reading.left() + "/" + reading.most());
        figure.getStyleClass().add("pip-figure");
        figure.setMinWidth(USE_PREF_SIZE);
        add(reading.risk() > 0 ? kind.risk : kind.left, reading.risk() > 0 ? "risk-pip" : kind.styleClass);
        getChildren().add(figure);
    }

    private void add(Symbol symbol, String styleClass) {
        getChildren().add(Sign.of(symbol.icon(), size, styleClass));
    }
}
