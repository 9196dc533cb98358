package org.alea.app.games.reckoners;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ReckonPrints;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.sheet.DiceOdds;
import org.alea.app.games.reckoners.sheet.PileSheet;
import org.alea.app.gametable.Plan;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** What is to be read about a spot: the card that lies there, large; the odds of dice; what a pile still holds. */
final class ReckonersZoom {
    private static final double WIDE = 320;
    private static final double HIGH = 430;

    private ReckonersZoom() {}

    static Optional<Region> of(ReckonSpeech speech, ReckonersState state, Spot spot, Plan plan) {
        return switch (spot.kind()) {
            case "die" -> die(speech, state, spot.id(), plan);
            case "tray", "reckoner" ->
                reckoner(state, spot.id()).map(who -> new DiceOdds(speech, state, plan).all(who));
            case "locker" ->
                Optional.of(
                        new DiceOdds(speech, state, plan).kind(speech.content().die(DieKind.valueOf(spot.id()))));
            case "pile" -> Optional.of(new PileSheet(speech, state, plan).of(PileSheet.Pile.valueOf(spot.id())));
            default -> card(speech, state, spot, plan);
        };
    }

    private static Optional<Reckoner> reckoner(ReckonersState state, String id) {
        return state.team().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    private static Optional<Region> die(ReckonSpeech speech, ReckonersState state, String id, Plan plan) {
        for (Reckoner owner : state.team()) {
            for (ReckonerDie die : owner.dice()) {
                if (die.id().equals(id)) {
                    return Optional.of(new DiceOdds(speech, state, plan).die(owner, die));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Region> card(ReckonSpeech speech, ReckonersState state, Spot spot, Plan plan) {
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
            case "highEpic" ->
                Optional.of(prints.highEpic(
                        speech.content().highEpic(state.highEpic().id()), state));
            case "district" -> Optional.of(prints.district(speech.content().district(spot.id())));
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
