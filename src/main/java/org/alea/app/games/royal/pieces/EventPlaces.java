package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Texts;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.Side;

/** The places of an event in their row, with the cubes that fill them from the left (ROYAL-130). */
final class EventPlaces extends HBox {
    private static final String ROY = "roy";

    private final EventCard card;
    private final double cube;
    private final List<StackPane> places = new ArrayList<>();
    private EventCardView.State shown = EventCardView.State.PRINTED;

    EventPlaces(EventCard card, Texts texts, CardSize size, boolean narrow) {
        this.card = card;
        cube = size.em(narrow ? 9 : 15);
        setSpacing(narrow ? 2 : size.em(4));
        setAlignment(Pos.CENTER_LEFT);
        for (int i = 0; i < card.places(); i++) {
            StackPane place = new StackPane();
            place.getStyleClass().add("event-place");
            int number = i + 1;
            Tip.on(place, texts, in -> hear(in, number));
            places.add(place);
        }
        getChildren().addAll(places);
    }

    void show(EventCardView.State now) {
        shown = now;
        for (int i = 0; i < places.size(); i++) {
            StackPane place = places.get(i);
            place.getStyleClass().removeAll("taken", ROY);
            place.getChildren().clear();
            now.holder(i + 1).ifPresent(side -> {
                place.getStyleClass().add("taken");
                if (side == Side.ROY) {
                    place.getStyleClass().add(ROY);
                }
                place.getChildren().add(new CubeNode(side, cube));
            });
        }
    }

    /** A place for a cube, from 1. */
    Region place(int number) {
        return places.get(number - 1);
    }

    /** Makes the places as large as the room beside them allows. */
    void seat(double room, double most) {
        double between = getSpacing() * (places.size() - 1);
        double side = Math.min(most, Math.floor((room - between) / Math.max(1, places.size())));
        for (StackPane place : places) {
            place.setMinSize(side, side);
            place.setMaxSize(side, side);
        }
    }

    private String hear(Texts in, int number) {
        return in.get(
                "royalpieces.hear.eventPlace",
                card.name().in(in.language()),
                number,
                card.places(),
                in.get("royalpieces.holder."
                        + shown.holder(number).map(Side::name).orElse("NOBODY")));
    }
}
