package org.alea.app.games.reckoners;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonPrints;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.gametable.Plan;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.state.ReckonersState;

/** The card that lies at a spot, large. */
final class ReckonersZoom {
    private static final double WIDE = 320;
    private static final double HIGH = 430;

    private ReckonersZoom() {}

    static Optional<Region> of(ReckonSpeech speech, ReckonersState state, Spot spot, Plan plan) {
        ReckonPrints prints = new ReckonPrints(speech);
        Optional<CardPrint> print = switch (spot.kind()) {
            case "epic" ->
                state.districts().stream()
                        .filter(district -> district.id().equals(spot.id()))
                        .findFirst()
                        .flatMap(district -> district.epic())
                        .map(prints::epic);
            case "ware" -> Optional.of(equipment(speech, prints, state, spot.id()));
            case "gear" -> gear(speech, prints, state, spot.id());
            case "figure" ->
                speech.content().reckoners().stream()
                        .filter(card -> card.id().equals(spot.id()))
                        .findFirst()
                        .map(prints::reckoner);
            default -> Optional.empty();
        };
        double scale = plan.of(1.15, 1);
        return print.map(card -> new CardFace(
                card,
                CardFace.Size.FULL,
                WIDE * scale,
                HIGH * scale,
                1.1 * plan.frame().text()));
    }

    private static CardPrint equipment(ReckonSpeech speech, ReckonPrints prints, ReckonersState state, String id) {
        EquipmentCard card = speech.content().equipment(id);
        return prints.equipment(card, speech.price(state, id));
    }

    private static Optional<CardPrint> gear(ReckonSpeech speech, ReckonPrints prints, ReckonersState state, String id) {
        boolean owned = state.team().stream().anyMatch(reckoner -> reckoner.card(id) >= 0);
        return owned
                ? Optional.of(equipment(speech, prints, state, id))
                : speech.content().reckoners().stream()
                        .map(card -> card.ability())
                        .filter(ability -> ability.id().equals(id))
                        .findFirst()
                        .map(prints::ability);
    }
}
