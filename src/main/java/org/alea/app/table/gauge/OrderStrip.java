package org.alea.app.table.gauge;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.table.figure.CornerDisc;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** Who or what comes in which order: ticked when done, filled brass now, outlined later, dashed while unknown. */
public final class OrderStrip extends HBox {
    private final double disc;

    /** How far a place in the order has come. */
    public enum State {
        DONE("done"),
        NOW("now"),
        LATER("later"),
        UNKNOWN("unknown");

        private final String styleClass;

        State(String styleClass) {
            this.styleClass = styleClass;
        }
    }

    /**
     * One place in the order: round for somebody, square for a step.
     *
     * @param icon its sign; where it is empty the mark is written instead
     * @param mark a few letters
     * @param name words below it, empty for none
     */
    public record Place(String icon, String mark, String name, State state, boolean person) {

        public static Place person(String icon, String name, State state) {
            return new Place(icon, "", name, state, true);
        }

        public static Place step(String icon, String name, State state) {
            return new Place(icon, "", name, state, false);
        }

        public static Place marked(String mark, String name, State state) {
            return new Place("", mark, name, state, true);
        }
    }

    /** @param disc how large a place is, 38 as designed */
    public OrderStrip(List<Place> places, double disc) {
        super(5);
        this.disc = disc;
        getStyleClass().add("order-strip");
        setAlignment(Pos.TOP_LEFT);
        show(places);
    }

    public void show(List<Place> places) {
        getChildren().clear();
        for (Place place : places) {
            if (!getChildren().isEmpty()) {
                StackPane chevron = new StackPane(Sign.of("mdi2c-chevron-right", 14, "order-chevron"));
                chevron.setMinHeight(disc);
                getChildren().add(chevron);
            }
            getChildren().add(place(place));
        }
    }

    private Node place(Place place) {
        StackPane spot = new StackPane();
        spot.getStyleClass().addAll("order-place", place.state().styleClass, place.person() ? "person" : "step-place");
        spot.setMinSize(disc, disc);
        spot.setMaxSize(disc, disc);
        if (place.icon().isEmpty()) {
            Label mark = new Label(place.mark());
            mark.getStyleClass().add("order-mark");
            spot.getChildren().add(mark);
        } else {
            spot.getChildren().add(Sign.of(place.icon(), disc * 0.55));
        }
        if (place.state() == State.DONE) {
            CornerDisc tick = new CornerDisc(Symbol.DONE.icon(), 15, CornerDisc.Tone.DONE);
            StackPane.setAlignment(tick, Pos.TOP_RIGHT);
            tick.setTranslateX(5);
            tick.setTranslateY(-5);
            spot.getChildren().add(tick);
        }
        if (place.name().isEmpty()) {
            return spot;
        }
        Label name = new Label(place.name());
        name.getStyleClass().addAll("order-name", place.state().styleClass);
        VBox both = new VBox(2, spot, name);
        both.setAlignment(Pos.TOP_CENTER);
        both.setAccessibleText(place.name());
        return both;
    }
}
