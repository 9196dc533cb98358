package org.alea.app.table.panel;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Greyed;
import org.alea.app.table.KeyCap;
import org.alea.app.table.symbol.Sign;

/** A button of a table: a sign, words, a price, the key that does the same. It is set smaller rather than cut. */
public final class TableButton extends Button {
    private static final double GAP = 8;
    private static final double SMALL = 14;
    private static final double LARGE = 17;
    /** A sign that would make the words smaller than this share of their size goes. */
    private static final double CRAMPED = 0.9;
    /** A key that would make them smaller than this share goes too. */
    private static final double NARROW = 0.72;

    private final StackPane sign = new StackPane();
    private final Label words = new Label();
    private final Label price = new Label();
    private final KeyCap key = new KeyCap("");
    private final HBox content = new HBox(GAP);
    private final double text;
    private Act act;

    /** How much a button weighs among its neighbours. */
    public enum Weight {
        PRIMARY("primary", LARGE, 20, 30),
        PLAIN("plain", SMALL, 17, 26),
        ACCENT("accent", SMALL, 17, 26),
        QUIET("ghost", SMALL, 17, 26);

        private final String styleClass;
        private final double size;
        private final double sign;
        private final double around;

        Weight(String styleClass, double size, double sign, double around) {
            this.styleClass = styleClass;
            this.size = size;
            this.sign = sign;
            this.around = around;
        }
    }

    /**
     * What a button says and does.
     *
     * @param icon empty for none
     * @param key what is printed on the key that does the same, empty for none
     * @param price what it costs, empty for nothing
     * @param ready whether it can be pressed
     * @param instead what a click on the greyed button does, such as opening the rule
     */
    public record Act(
            String words,
            String icon,
            String key,
            String price,
            Weight weight,
            boolean ready,
            Runnable act,
            Runnable instead) {

        public static Act of(String words, Weight weight, Runnable act) {
            return new Act(words, "", "", "", weight, true, act, () -> {});
        }

        public Act sign(String name) {
            return new Act(words, name, key, price, weight, ready, act, instead);
        }

        public Act key(String cap) {
            return new Act(words, icon, cap, price, weight, ready, act, instead);
        }

        public Act price(String cost) {
            return new Act(words, icon, key, cost, weight, ready, act, instead);
        }

        /** It cannot be pressed now; a click leads to the reason. */
        public Act greyed(Runnable reason) {
            return new Act(words, icon, key, price, weight, false, act, reason);
        }
    }

    /** @param text how much larger than designed words are to be set */
    public TableButton(Act act, double text) {
        this.text = text;
        this.act = act;
        getStyleClass().add("action");
        price.getStyleClass().add("command-price");
        content.setAlignment(Pos.CENTER);
        setGraphic(content);
        setFocusTraversable(false);
        setMaxWidth(Double.MAX_VALUE);
        setOnAction(pressed -> this.act.act().run());
        Greyed.lead(this, () -> this.act.instead().run());
        show(act);
    }

    public void show(Act shown) {
        getStyleClass().removeAll(act.weight().styleClass);
        act = shown;
        getStyleClass().add(shown.weight().styleClass);
        words.setText(shown.words());
        price.setText(shown.price());
        content.getChildren().clear();
        if (!shown.icon().isEmpty()) {
            sign.getChildren().setAll(Sign.of(shown.icon(), shown.weight().sign * text));
            content.getChildren().add(sign);
        }
        content.getChildren().add(words);
        if (!shown.price().isEmpty()) {
            content.getChildren().add(price);
        }
        key.setText(shown.key());
        content.getChildren().add(key);
        setDisable(!shown.ready());
        setAccessibleText(shown.price().isEmpty() ? shown.words() : shown.words() + " (" + shown.price() + ")");
        fit(getWidth());
    }

    /** What it says and does now. */
    public Act act() {
        return act;
    }

    /** Sets its words in a size at which all of them are read in this width; sign and key go before they get small. */
    private void fit(double width) {
        double wanted = act.weight().size * text;
        boolean signed = !act.icon().isEmpty() && sizeFor(width, true, true) >= wanted * CRAMPED;
        boolean keyed = !act.key().isEmpty() && sizeFor(width, signed, true) >= wanted * NARROW;
        show(sign, signed);
        show(key, keyed);
        setStyle("-fx-font-size: " + sizeFor(width, signed, keyed) + "px;");
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private double sizeFor(double width, boolean signed, boolean keyed) {
        double wanted = act.weight().size * text;
        if (width <= 0) {
            return wanted;
        }
        return Fitting.buttonSize(act.words(), keyed ? act.key() : "", wanted, width - beside(signed));
    }

    /** How much of the width words and key do not get. */
    private double beside(boolean signed) {
        return act.weight().around
                + (signed && !act.icon().isEmpty() ? act.weight().sign * text + GAP : 0)
                + (act.price().isEmpty()
                        ? 0
                        : Fitting.width(act.price(), Fonts.NUMBER, act.weight().size * text) + GAP);
    }

    /** The width at which nothing has to be smaller than designed, whatever the button has been squeezed to since. */
    @Override
    protected double computePrefWidth(double height) {
        double wanted = act.weight().size * text;
        double label = Math.ceil(Fitting.buttonWidth(act.words(), act.key(), wanted)
                + beside(!act.icon().isEmpty()));
        return snapSizeX(label);
    }

    @Override
    protected void setWidth(double width) {
        boolean other = width != getWidth();
        super.setWidth(width);
        if (other) {
            fit(width);
        }
    }
}
