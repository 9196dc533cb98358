package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Loot, symbol by symbol, in any district. RECK-094 to RECK-102 */
final class PlacingLoot extends SpendingSymbols {
    private static final Optional<Refusal> MUST_BE_TAKEN = no("cannot-decline", "RECK-101");

    PlacingLoot(Rules rules) {
        super(rules);
        on(ReckonersMove.TakeHer.class, this::checkHer, this::takeHer);
        on(ReckonersMove.TakeHerAt.class, this::checkHerAt, this::takeHerAt);
        on(ReckonersMove.GiveToken.class, this::checkToken, this::giveToken);
        on(ReckonersMove.Decline.class, this::checkDecline, this::decline);
    }

    private static Question.Loot loot(Play play) {
        return (Question.Loot) play.top().orElseThrow();
    }

    @Override
    List<Symbol> symbols(Play play) {
        return loot(play).symbols();
    }

    @Override
    boolean reaches(Play play, Symbol symbol, int place) {
        return true;
    }

    @Override
    int credited(Play play) {
        return loot(play).credited();
    }

    @Override
    void used(Play play, Symbol symbol) {
        Question.Loot loot = loot(play);
        if (loot.symbols().size() == 1) {
            play.pop();
        } else {
            List<Symbol> left = Lists.without(loot.symbols(), loot.symbols().indexOf(symbol));
            play.replace(new Question.Loot(loot.credited(), loot.district(), left));
        }
    }

    /** Of a consumable in a city with research tracks a district is chosen as long as one has research left. */
    private static boolean asksForADistrict(Play play) {
        return loot(play).district() == Reckoner.NOWHERE && hasResearchTracks(play) && anyTrackLeft(play);
    }

    private static boolean anyTrackLeft(Play play) {
        for (District district : play.s().districts()) {
            if (district.marker() > 0) {
                return true;
            }
        }
        return false;
    }

    private Optional<Refusal> checkHer(Play play, ReckonersMove.TakeHer move) {
        Optional<Refusal> refusal = has(play, Symbol.HER);
        return refusal.isEmpty() && asksForADistrict(play) ? no("no-target", "RECK-369") : refusal;
    }

    private void takeHer(Play play, ReckonersMove.TakeHer move) {
        Question.Loot loot = loot(play);
        used(play, Symbol.HER);
        if (!hasResearchTracks(play)) {
            Blows.researchHighEpic(play, 1, loot.credited());
        } else if (loot.district() != Reckoner.NOWHERE) {
            // RECK-252
            Blows.lowerTrack(play, loot.district(), loot.credited());
        }
    }

    private Optional<Refusal> checkHerAt(Play play, ReckonersMove.TakeHerAt move) {
        Optional<Refusal> refusal = has(play, Symbol.HER);
        if (refusal.isPresent()) {
            return refusal;
        }
        int place = play.s().district(move.district());
        return asksForADistrict(play) && place >= 0 && play.district(place).marker() > 0
                ? FINE
                : no("no-target", "RECK-369");
    }

    private void takeHerAt(Play play, ReckonersMove.TakeHerAt move) {
        int credited = credited(play);
        used(play, Symbol.HER);
        Blows.lowerTrack(play, play.s().district(move.district()), credited);
    }

    private Optional<Refusal> checkToken(Play play, ReckonersMove.GiveToken move) {
        Optional<Refusal> refusal = has(play, Symbol.PLN);
        return refusal.isEmpty() && play.s().reckoner(move.reckoner()) < 0 ? no("no-target", "RECK-099") : refusal;
    }

    private void giveToken(Play play, ReckonersMove.GiveToken move) {
        used(play, Symbol.PLN);
        play.gainToken(play.s().reckoner(move.reckoner()), false);
    }

    private Optional<Refusal> checkDecline(Play play, ReckonersMove.Decline move) {
        return move.symbol().actsInADistrict() ? has(play, move.symbol()) : MUST_BE_TAKEN;
    }

    private void decline(Play play, ReckonersMove.Decline move) {
        used(play, move.symbol());
        play.tell(new ReckonersEvent.SymbolLost(move.symbol()));
    }

    @Override
    void offer(Play play, Offers offers) {
        List<Symbol> symbols = symbols(play);
        if (symbols.contains(Symbol.HER)) {
            if (asksForADistrict(play)) {
                for (District district : play.s().districts()) {
                    offers.add(new ReckonersMove.TakeHerAt(district.id()));
                }
            } else {
                offers.add(new ReckonersMove.TakeHer());
            }
        }
        if (symbols.contains(Symbol.PLN)) {
            for (Reckoner reckoner : play.s().team()) {
                offers.add(new ReckonersMove.GiveToken(reckoner.id()));
            }
        }
        offerSymbols(play, offers);
        offerDeclining(offers, symbols);
    }

    static void offerDeclining(Offers offers, List<Symbol> symbols) {
        for (Symbol symbol : Symbol.values()) {
            if (symbols.contains(symbol)) {
                offers.add(new ReckonersMove.Decline(symbol));
            }
        }
    }

    /** What has no target any more is lost. RECK-101 */
    @Override
    boolean answersItself(Play play) {
        List<Symbol> symbols = symbols(play);
        for (Symbol symbol : symbols) {
            if (!symbol.actsInADistrict()) {
                return false;
            }
        }
        List<ReckonersMove> moves = new ArrayList<>();
        list(play.table(), moves);
        for (ReckonersMove move : moves) {
            if (!(move instanceof ReckonersMove.Decline)) {
                return false;
            }
        }
        play.pop();
        for (Symbol symbol : symbols) {
            play.tell(new ReckonersEvent.SymbolLost(symbol));
        }
        return true;
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-095");
    }
}
