package org.alea.app.games.royal.pieces;

import java.util.Locale;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;

/** An amount of something: its sign and its number, as on a purse or beside a preview. */
public final class AmountNode extends HBox {
    private final Label figure = new Label();
    private final IntegerProperty amount = new SimpleIntegerProperty();

    /** What is counted. */
    public enum Kind {
        DENIERS(RoyalEmblems.DENIERS),
        INFLUENCE(RoyalEmblems.INFLUENCE),
        VP(RoyalEmblems.VP),
        DICE(RoyalEmblems.DIE);

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        public String icon() {
            return icon;
        }
    }

    public AmountNode(Kind kind, Texts texts, double size) {
        super(Math.rint(size * 0.3));
        String name = kind.name().toLowerCase(Locale.ROOT);
        getStyleClass().addAll("royal-amount", name);
        setAlignment(Pos.CENTER_LEFT);
        figure.getStyleClass().add("amount-figure");
        figure.setStyle("-fx-font-size: " + size + "px;");
        figure.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(Glyph.icon(kind.icon(), size), figure);
        accessibleTextProperty().bind(texts.text("royalpieces.amount." + name, amount));
        show(0);
    }

    public void show(int now) {
        amount.set(now);
        figure.setText(Integer.toString(now));
    }

    /** A change, written with its sign. */
    public void showChange(int by) {
        amount.set(by);
        figure.setText(by < 0 ? "−" + -by : "+" + by);
    }
}
