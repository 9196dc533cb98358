package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.state.EpicInPlay;

/** What is printed on the cards, at the table and wherever else they are shown. */
public final class ReckonPrints {
    private final ReckonSpeech speech;
    private final ActionPrints actions;

    public ReckonPrints(ReckonSpeech speech) {
        this.speech = speech;
        actions = new ActionPrints(speech);
    }

    private CardPrint.Art art(String emblem, String id) {
        return new CardPrint.Art(emblem, ReckonerLooks.pattern(id));
    }

    /** An Epic as it lies in a district. */
    public CardPrint epic(EpicInPlay epic) {
        EpicCard card = speech.content().epic(epic.card());
        String health = epic.isInfinite() ? "∞" : Integer.toString(epic.health());
        return epic(card, epic.research() + "/" + card.research(), health, epic.bracket());
    }

    /** An Epic as it comes from the deck. */
    public CardPrint epic(EpicCard card) {
        String health = card.health() == EpicCard.INFINITE ? "∞" : Integer.toString(card.health());
        String then = speech.get("then", card.weakened());
        int bracket = speech.content().numbers().epicBracket();
        return epic(card, Integer.toString(card.research()), health + " " + then, bracket);
    }

    private CardPrint epic(EpicCard card, String research, String health, int bracket) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < card.actions().size(); i++) {
            lines.add((i + 1) + ". " + actions.words(card.actions().get(i)));
        }
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.name()),
                        art(ReckonerLooks.epic(card.id()), card.id()),
                        String.join("\n", lines))
                .worth(List.of(
                        new CardPrint.Value(Symbol.RESEARCH.icon(), research, CardPrint.Ink.VIOLET),
                        new CardPrint.Value(Symbol.HEALTH.icon(), health, CardPrint.Ink.GREEN)))
                .acting(BracketRow.Reading.of(actions.prints(card.actions()), bracket))
                .foot(CardPrint.Foot.of(speech.get("hear.loot", speech.symbols(card.loot()))));
    }

    /** A piece of equipment at a price. */
    public CardPrint equipment(EquipmentCard card, int price) {
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.name()),
                        art(ReckonerLooks.gear(card.kind()), card.id()),
                        speech.table().name(card.text()))
                .kind(speech.get("gear." + card.kind().name()))
                .costing(List.of(new CardPrint.Cost.Price(Symbol.MONEY.icon(), "$" + price)));
    }

    /** The ability of a Reckoner. */
    public CardPrint ability(ReckonerAbility ability) {
        return CardPrint.of(
                        ability.id(),
                        speech.table().name(ability.name()),
                        art(ReckonerLooks.gear(ability.kind()), ability.id()),
                        speech.table().name(ability.text()))
                .kind(speech.get("gear." + ability.kind().name()));
    }

    /** A Reckoner with the ability and the dice. */
    public CardPrint reckoner(ReckonerCard card) {
        String dice = String.join(
                ", ",
                card.dice().stream()
                        .map(kind ->
                                speech.table().name(speech.content().die(kind).name()))
                        .toList());
        return CardPrint.of(
                        card.id(),
                        speech.table().name(card.fullName()),
                        art(ReckonerLooks.person(card.id()).emblem(), card.id()),
                        speech.table().name(card.ability().name()) + ". "
                                + speech.table().name(card.ability().text()))
                .kind(speech.get("gear." + card.ability().kind().name()))
                .foot(CardPrint.Foot.of(dice));
    }
}
