package org.alea.app.games.fateforge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.fateforge.art.FatePrints;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.card.CardPrint;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateCard;
import org.alea.games.fateforge.state.Fray;

/** What can be known of the piles: who has been defeated, which cards may still be drawn, never in which order. */
final class Piles {
    private final FateSpeech speech;
    private final FateforgeTable table;

    Piles(FateSpeech speech, FateforgeTable table) {
        this.speech = speech;
        this.table = table;
    }

    /** The pile of this name as something to be read. */
    Optional<CardPrint> print(String pile) {
        Optional<Fray> fray = table.scene();
        return switch (pile) {
            case "defeated" -> fray.map(scene -> defeated(scene.pile()));
            case "fear" ->
                fray.map(scene ->
                        deck(pile, scene.fear().pile(), speech.content().fear()));
            case "trap" ->
                fray.map(scene ->
                        deck(pile, scene.traps().pile(), speech.content().traps()));
            case "corruption" ->
                Optional.of(deck(
                        pile,
                        table.state().corruption().pile(),
                        speech.content().corruption()));
            default -> Optional.empty();
        };
    }

    private CardPrint defeated(List<String> foes) {
        String names = foes.stream().map(speech.table()::term).collect(Collectors.joining(", "));
        return new FatePrints(speech)
                .pile("defeated", foes.size(), names.isEmpty() ? speech.get("pile.nobody") : names);
    }

    private CardPrint deck(String pile, List<String> cards, List<FateCard> all) {
        Map<String, Integer> count = new LinkedHashMap<>();
        all.stream()
                .filter(card -> cards.contains(card.id()))
                .forEach(card -> count.put(speech.table().name(card.name()), (int)
                        cards.stream().filter(card.id()::equals).count()));
        String names = count.entrySet().stream()
                .map(entry ->
                        entry.getValue() > 1 ? entry.getKey() + "\u00a0×\u00a0" + entry.getValue() : entry.getKey())
                .collect(Collectors.joining(", "));
        return new FatePrints(speech).pile(pile, cards.size(), speech.get("pile.may", names));
    }
}
