package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question.OpenSource;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.SourceKind;

/** What a source shows and how far it reaches. RECK-069, RECK-132, RECK-343 */
public final class Sources {
    private static final int MOST = 12;
    private static final List<List<List<Symbol>>> REPEATED = repeated();
    private static final int FUELLED = 3;

    private Sources() {}

    private static List<List<List<Symbol>>> repeated() {
        List<List<List<Symbol>>> all = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            List<List<Symbol>> each = new ArrayList<>();
            for (int n = 0; n <= MOST; n++) {
                each.add(List.copyOf(Collections.nCopies(n, symbol)));
            }
            all.add(each);
        }
        return all;
    }

    /** So many of one symbol. */
    public static List<Symbol> times(Symbol symbol, int n) {
        return n <= MOST ? REPEATED.get(symbol.index()).get(n) : Collections.nCopies(n, symbol);
    }

    /** What a die counts for its owner. */
    public static List<Symbol> ofDie(Play play, int owner, ReckonerDie die) {
        List<Symbol> face = play.content().die(die.kind()).face(die.face());
        return ofFace(play, play.reckoner(owner), face, die.kind().isBasic());
    }

    public static List<Symbol> ofFace(Play play, Reckoner owner, List<Symbol> face, boolean basic) {
        if (basic && face.size() == 1 && doubles(play, owner, face.get(0))) {
            return adjusted(play, owner, times(face.get(0), 2));
        }
        return adjusted(play, owner, face);
    }

    private static boolean doubles(Play play, Reckoner owner, Symbol symbol) {
        for (OwnedCard card : owner.cards()) {
            if (card.works() && play.content().equipment(card.id()).effect().doubles(symbol)) {
                return true;
            }
        }
        return false;
    }

    /** Exactly two identical symbols become one under an Assault, or three with fuel. */
    public static List<Symbol> adjusted(Play play, Reckoner owner, List<Symbol> symbols) {
        if (symbols.size() != 2 || symbols.get(0) != symbols.get(1)) {
            return symbols;
        }
        if (owner.suffers(Assault.DOUBLE)) {
            return times(symbols.get(0), 1);
        }
        for (OwnedCard card : owner.cards()) {
            if (card.works() && play.content().equipment(card.id()).effect().fuels()) {
                return times(symbols.get(0), FUELLED);
            }
        }
        return symbols;
    }

    static void open(Play play, int owner, SourceKind kind, String from, List<Symbol> symbols) {
        open(play, new OpenSource(owner, kind, from, symbols, Reach.OWN, true, false, false, false));
    }

    static void open(Play play, OpenSource source) {
        play.push(source);
        play.tell(new ReckonersEvent.SourceOpened(play.reckoner(source.owner()).id(), source.from(), source.symbols()));
    }

    // ---- reach

    /** Whether a symbol of this Reckoner acts in this district, its source reaching so far. */
    public static boolean reaches(Play play, int owner, Reach range, Symbol symbol, int place) {
        if (place < 0) {
            return false;
        }
        Reckoner reckoner = play.reckoner(owner);
        if (reckoner.place() == place || range == Reach.ANY) {
            return true;
        }
        boolean adjacent = play.s().areAdjacent(reckoner.place(), place);
        if (adjacent && (range == Reach.ADJACENT || reachesOut(play, reckoner, symbol))) {
            return true;
        }
        return reckoner.sniper() == place && symbol.actsInADistrict() && !reckoner.suffers(Assault.ABILITY);
    }

    /** Whether a symbol lowers the marker of this district: printed ranges and the Sniper token do not count. */
    public static boolean protects(Play play, int owner, Symbol symbol, int place) {
        Reckoner reckoner = play.reckoner(owner);
        return place >= 0
                && (reckoner.place() == place
                        || (play.s().areAdjacent(reckoner.place(), place) && reachesOut(play, reckoner, symbol)));
    }

    /** By a card, or by the card of the district where the figure stands. RECK-299 */
    private static boolean reachesOut(Play play, Reckoner reckoner, Symbol symbol) {
        for (OwnedCard card : reckoner.cards()) {
            if (card.works() && play.content().equipment(card.id()).effect().reaches(symbol)) {
                return true;
            }
        }
        if (!play.s().setting().newcagoCards() || EpicPhase.cityRests(play.s())) {
            return false;
        }
        var side = EpicPhase.side(play, reckoner.place());
        return side.isPresent()
                && side.get().bonus() == DistrictCard.BonusKind.REACH
                && side.get().symbols().contains(symbol);
    }

    /** Whether something of this range works in this district for a Reckoner standing elsewhere. */
    public static boolean inRange(Play play, int owner, Reach range, int place) {
        int from = play.reckoner(owner).place();
        return place >= 0
                && (range == Reach.ANY
                        || from == place
                        || (range == Reach.ADJACENT && play.s().areAdjacent(from, place)));
    }
}
