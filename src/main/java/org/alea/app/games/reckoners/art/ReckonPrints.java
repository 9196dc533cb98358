package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.symbol.Symbol;
import org.alea.engine.Words;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerSlot;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonerAbility;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.ReckonersState;

/** What is printed on the cards, at the table and wherever else they are shown. */
public final class ReckonPrints {
    /** What the power dice show. */
    private static final Letter[] DICE = {Letter.A, Letter.B, Letter.C, Letter.D};

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

    private CardPrint plain(String id, Words name, String emblem, String says) {
        return CardPrint.of(id, speech.table().name(name), art(emblem, id), says);
    }

    /** A High Epic with all powers, as in a game of two at the standard level. */
    public CardPrint highEpic(HighEpicCard card) {
        int column = speech.content().numbers().highEpicBracket();
        return highEpic(card, 2, Letter.B, track -> column);
    }

    /** The High Epic of a game with the powers it has there. */
    public CardPrint highEpic(HighEpicCard card, ReckonersState state) {
        int team = Math.max(1, state.team().size());
        return highEpic(card, team, state.setting().letter(), state.highEpic()::bracket);
    }

    private CardPrint highEpic(HighEpicCard card, int team, Letter letter, ToIntFunction<PowerTrack> bracket) {
        List<String> lines = new ArrayList<>();
        for (PowerTrack track : PowerTrack.values()) {
            int at = bracket.applyAsInt(track);
            List<String> slots = new ArrayList<>();
            if (card.hasTables()) {
                for (Letter die : at == 0 ? new Letter[0] : DICE) {
                    PowerSlot cell = speech.content().tables().cell(team, letter, track, die, at);
                    slots.add(die.name() + "\u00a0: " + actions.words(cell));
                }
            } else {
                for (int i = 0; i < card.brackets(); i++) {
                    slots.add(actions.words(card.slot(team, letter, track, i)));
                }
            }
            lines.add(speech.track(track) + " (" + at + "). " + String.join(" ", slots));
        }
        lines.add(speech.get("moves." + card.move().name()));
        return plain(card.id(), card.name(), ReckonerLooks.person(card.id()).emblem(), String.join("\n", lines));
    }

    /** A district with what its city has printed for it. */
    public CardPrint district(DistrictCard card) {
        List<String> lines = new ArrayList<>();
        for (int at = card.track().size() - 1; at >= 0; at--) {
            int level = at;
            card.track().get(at).ifPresent(action -> lines.add(level + ". " + actions.words(action)));
        }
        for (DistrictCard.Side side : card.sides()) {
            String pays = side.pay().map(pay -> speech.symbol(pay) + " → ").orElse("");
            lines.add(side.side() + ". " + actions.words(side.action()) + " "
                    + speech.get("bonus." + side.bonus().name()) + " " + pays + speech.symbols(side.symbols()));
        }
        return plain(card.id(), card.name(), "mdi2m-map-marker", String.join("\n", lines));
    }
}
