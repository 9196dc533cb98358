package org.alea.games.reckoners.bots;

import java.util.List;
import java.util.function.Predicate;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.District;

/** Where the next symbol does most. RECK-356 */
final class SymbolIdeas {
    private final Outlook outlook;
    private final Predicate<ReckonersMove> legal;

    SymbolIdeas(Outlook outlook, Predicate<ReckonersMove> legal) {
        this.outlook = outlook;
        this.legal = legal;
    }

    private Idea legal(double value, ReckonersMove move) {
        return value > 0 && legal.test(move) ? new Idea(value, move) : Idea.NONE;
    }

    Idea best(List<Symbol> symbols, boolean protects) {
        Idea best = Idea.NONE;
        for (Symbol symbol : symbols) {
            best = best.or(best(symbol));
            for (int place = 0; protects && place < outlook.state.districts().size(); place++) {
                String district = outlook.state.district(place).id();
                best = best.or(legal(outlook.protection(place), new ReckonersMove.Protect(symbol, district)));
            }
        }
        return best;
    }

    private Idea best(Symbol symbol) {
        Idea best = Idea.NONE;
        switch (symbol) {
            case PLN -> best = legal(0.6, new ReckonersMove.Plan());
            case MON -> best = legal(outlook.at(0, Symbol.MON), new ReckonersMove.GainMoney());
            case RES -> best = legal(1.1, new ReckonersMove.ResearchHighEpic());
            case ATK -> best = legal(3, new ReckonersMove.AttackHighEpic());
            case CON -> best = legal(1.35, new ReckonersMove.ContainHighEpic(outlook.bestTrack()));
            default -> {}
        }
        for (int place = 0; place < outlook.state.districts().size() && symbol.actsInADistrict(); place++) {
            best = best.or(at(symbol, place));
        }
        return best;
    }

    private Idea at(Symbol symbol, int place) {
        District district = outlook.state.district(place);
        String id = district.id();
        return switch (symbol) {
            case RES ->
                legal(outlook.epicResearch(place), new ReckonersMove.Research(id))
                        .or(outlook.tracks ? legal(1, new ReckonersMove.ResearchTrack(id)) : Idea.NONE);
            case ATK -> legal(outlook.epicAttack(place), new ReckonersMove.Attack(id));
            case CON ->
                district.blueShields() > 0
                        ? legal(outlook.at(place, symbol), new ReckonersMove.RemoveShield(id, ShieldColour.BLUE))
                        : legal(outlook.epicContainment(place), new ReckonersMove.Contain(id));
            case ENF ->
                legal(
                        outlook.at(place, symbol),
                        district.redShields() > 0
                                ? new ReckonersMove.RemoveShield(id, ShieldColour.RED)
                                : new ReckonersMove.AttackEnforcement(id));
            default -> Idea.NONE;
        };
    }
}
