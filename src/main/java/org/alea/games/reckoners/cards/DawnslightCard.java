package org.alea.games.reckoners.cards;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/** An aid from Dawnslight: two symbols to be spent, or population. */
public record DawnslightCard(String id, List<Symbol> symbols, int population) {

    static DawnslightCard read(ContentEntry entry) {
        DawnslightCard card = new DawnslightCard(
                entry.id(), entry.constants("symbols", Symbol.class), entry.number("population", 0, 99));
        entry.demand(
                card.symbols.isEmpty() == (card.population > 0),
                "symbols",
                new Words("il faut des symboles ou de la population", "expected symbols or population"));
        return card;
    }

    /** Whether it is used as a source. */
    public boolean isSource() {
        return !symbols.isEmpty();
    }
}
