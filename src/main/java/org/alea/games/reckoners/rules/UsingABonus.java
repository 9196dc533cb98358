package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** The bonus of a district's card: who uses it, then symbol by symbol. RECK-294 to RECK-301, RECK-339 */
final class UsingABonus extends SpendingSymbols {

    UsingABonus(Rules rules) {
        super(rules);
        on(ReckonersMove.BonusBy.class, this::checkBy, this::by);
        on(ReckonersMove.Plan.class, (play, move) -> has(play, Symbol.PLN), this::plan);
        on(ReckonersMove.Decline.class, (play, move) -> has(play, move.symbol()), (play, move) -> {
            used(play, move.symbol());
            play.tell(new ReckonersEvent.SymbolLost(move.symbol()));
        });
    }

    private static Question.Bonus bonus(Play play) {
        return (Question.Bonus) play.top().orElseThrow();
    }

    private static boolean isAssigned(Play play) {
        return bonus(play).reckoner() != Reckoner.NOWHERE;
    }

    @Override
    List<Symbol> symbols(Play play) {
        return isAssigned(play) ? bonus(play).symbols() : List.of();
    }

    @Override
    boolean reaches(Play play, Symbol symbol, int place) {
        return Sources.reaches(play, bonus(play).reckoner(), Reach.OWN, symbol, place);
    }

    @Override
    int credited(Play play) {
        return bonus(play).reckoner();
    }

    @Override
    void used(Play play, Symbol symbol) {
        Question.Bonus bonus = bonus(play);
        if (bonus.symbols().size() == 1) {
            play.pop();
        } else {
            List<Symbol> left = Lists.without(bonus.symbols(), bonus.symbols().indexOf(symbol));
            play.replace(new Question.Bonus(bonus.district(), bonus.reckoner(), left));
        }
    }

    private Optional<Refusal> checkBy(Play play, ReckonersMove.BonusBy move) {
        int index = play.s().reckoner(move.reckoner());
        boolean there =
                index >= 0 && play.reckoner(index).place() == bonus(play).district();
        return there && !isAssigned(play) ? FINE : no("not-here", "RECK-295");
    }

    private void by(Play play, ReckonersMove.BonusBy move) {
        Question.Bonus bonus = bonus(play);
        play.replace(new Question.Bonus(bonus.district(), play.s().reckoner(move.reckoner()), bonus.symbols()));
        play.tell(new ReckonersEvent.BonusTaken(
                move.reckoner(), play.district(bonus.district()).id()));
    }

    private void plan(Play play, ReckonersMove.Plan move) {
        int reckoner = bonus(play).reckoner();
        used(play, Symbol.PLN);
        play.gainToken(reckoner, SpendingASource.plansAtOnce(play, reckoner));
    }

    @Override
    void offer(Play play, Offers offers) {
        if (!isAssigned(play)) {
            for (Reckoner reckoner : play.s().team()) {
                offers.add(new ReckonersMove.BonusBy(reckoner.id()));
            }
            return;
        }
        if (symbols(play).contains(Symbol.PLN)) {
            offers.add(new ReckonersMove.Plan());
        }
        offerSymbols(play, offers);
        PlacingLoot.offerDeclining(offers, symbols(play));
    }

    /** The only Reckoner there uses it; with nobody left there, and where it has no target, it is lost. */
    @Override
    boolean answersItself(Play play) {
        if (!isAssigned(play)) {
            if (Ring.figures(play.s(), bonus(play).district()) > 0) {
                return playsTheOnly(play);
            }
            // RECK-301: whoever stood there has left since
            lose(play, bonus(play).symbols());
            return true;
        }
        List<ReckonersMove> moves = new ArrayList<>();
        list(play.table(), moves);
        for (ReckonersMove move : moves) {
            if (!(move instanceof ReckonersMove.Decline)) {
                return false;
            }
        }
        lose(play, symbols(play));
        return true;
    }

    private static void lose(Play play, List<Symbol> symbols) {
        play.pop();
        for (Symbol symbol : symbols) {
            play.tell(new ReckonersEvent.SymbolLost(symbol));
        }
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-317");
    }
}
