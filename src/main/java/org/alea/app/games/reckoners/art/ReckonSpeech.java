package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.alea.app.gametable.GameSpeech;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.ReckonersState;

/** What the table of Reckoners says, and the cards it speaks of. */
public record ReckonSpeech(GameSpeech<ReckonersTable, ReckonersMove> table, ReckonersGame game) {

    public ReckonersContent content() {
        return game.content();
    }

    public String get(String key, Object... args) {
        return table.get(key, args);
    }

    /** A card, a person, a place by its id. */
    public String name(String id) {
        return table.term(id);
    }

    public String symbol(Symbol symbol) {
        return table.say("symbol." + symbol.name());
    }

    public String symbols(List<Symbol> symbols) {
        return String.join(", ", symbols.stream().map(this::symbol).toList());
    }

    /** Symbols in words, equal ones once: Attack ×2. */
    public String counted(List<Symbol> symbols) {
        Map<Symbol, Integer> count = new EnumMap<>(Symbol.class);
        symbols.forEach(symbol -> count.merge(symbol, 1, Integer::sum));
        List<String> words = new ArrayList<>();
        count.forEach((symbol, n) -> words.add(n == 1 ? symbol(symbol) : symbol(symbol) + " ×" + n));
        return String.join(", ", words);
    }

    public String track(PowerTrack track) {
        return get("track." + track.name());
    }

    public String assault(Assault assault) {
        return get("assault." + assault.name());
    }

    public String move(ReckonersTable at, ReckonersMove move) {
        return table.move(at, move);
    }

    /** The price of a card of equipment in this game. */
    public int price(ReckonersState state, String card) {
        var print = content().equipment(card);
        return state.setting().module2() ? print.price() : print.priceWithoutModule2();
    }
}
