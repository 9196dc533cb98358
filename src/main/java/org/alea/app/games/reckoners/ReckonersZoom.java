package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ActionPrints;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.gametable.Plan;
import org.alea.app.table.Spot;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.ReckonersState;

/** The card that lies at a spot, large. */
final class ReckonersZoom {
    private static final double WIDE = 320;
    private static final double HIGH = 430;

    private ReckonersZoom() {}

    static Optional<Region> of(ReckonSpeech speech, ReckonersState state, Spot spot, Plan plan) {
        Optional<CardPrint> print = switch (spot.kind()) {
            case "epic" -> state.districts().stream()
                    .filter(district -> district.id().equals(spot.id()))
                    .findFirst()
                    .flatMap(district -> district.epic())
                    .map(epic -> epic(speech, epic));
            case "ware" -> Optional.of(equipment(speech, state, spot.id()));
            case "gear" -> gear(speech, state, spot.id());
            default -> Optional.empty();
        };
        double scale = plan.of(1.15, 1);
        return print.map(card -> new CardFace(
                card, CardFace.Size.FULL, WIDE * scale, HIGH * scale, 1.1 * plan.frame().text()));
    }

    private static CardPrint epic(ReckonSpeech speech, EpicInPlay epic) {
        EpicCard card = speech.content().epic(epic.card());
        ActionPrints prints = new ActionPrints(speech);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < card.actions().size(); i++) {
            lines.add((i + 1) + ". " + prints.words(card.actions().get(i)));
        }
        String health = epic.isInfinite() ? "∞" : Integer.toString(epic.health());
        return CardPrint.of(
                        card.id(),
                        speech.name(card.id()),
                        new CardPrint.Art(ReckonerLooks.epic(card.id()), ReckonerLooks.pattern(card.id())),
                        String.join("\n", lines))
                .worth(List.of(
                        new CardPrint.Value(
                                Symbol.RESEARCH.icon(),
                                epic.research() + "/" + card.research(),
                                CardPrint.Ink.VIOLET),
                        new CardPrint.Value(Symbol.HEALTH.icon(), health, CardPrint.Ink.GREEN)))
                .acting(BracketRow.Reading.of(prints.prints(card.actions()), epic.bracket()))
                .foot(CardPrint.Foot.of(speech.get("hear.loot", speech.symbols(card.loot()))));
    }

    private static CardPrint equipment(ReckonSpeech speech, ReckonersState state, String id) {
        EquipmentCard card = speech.content().equipment(id);
        return CardPrint.of(
                        id,
                        speech.table().name(card.name()),
                        new CardPrint.Art(ReckonerLooks.gear(card.kind()), ReckonerLooks.pattern(id)),
                        speech.table().name(card.text()))
                .kind(speech.get("gear." + card.kind().name()))
                .costing(List.of(new CardPrint.Cost.Price(Symbol.MONEY.icon(), "$" + speech.price(state, id))));
    }

    private static Optional<CardPrint> gear(ReckonSpeech speech, ReckonersState state, String id) {
        boolean owned = state.team().stream().anyMatch(reckoner -> reckoner.card(id) >= 0);
        return owned
                ? Optional.of(equipment(speech, state, id))
                : speech.content().reckoners().stream()
                        .map(card -> card.ability())
                        .filter(ability -> ability.id().equals(id))
                        .findFirst()
                        .map(ability -> ability(speech, ability));
    }

    private static CardPrint ability(ReckonSpeech speech, ReckonerAbility ability) {
        return CardPrint.of(
                        ability.id(),
                        speech.table().name(ability.name()),
                        new CardPrint.Art(ReckonerLooks.gear(ability.kind()), ReckonerLooks.pattern(ability.id())),
                        speech.table().name(ability.text()))
                .kind(speech.get("gear." + ability.kind().name()));
    }
}
