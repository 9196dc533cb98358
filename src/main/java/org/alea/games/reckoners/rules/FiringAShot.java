package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;

/** The shot of the Sniper, in the token's district only. RECK-116 */
final class FiringAShot extends SpendingSymbols {

    FiringAShot(Rules rules) {
        super(rules);
        on(ReckonersMove.EndCard.class, (play, move) -> FINE, (play, move) -> play.pop());
    }

    private static Question.Shot shot(Play play) {
        return (Question.Shot) play.top().orElseThrow();
    }

    @Override
    List<Symbol> symbols(Play play) {
        return shot(play).symbols();
    }

    @Override
    boolean reaches(Play play, Symbol symbol, int place) {
        return place >= 0 && play.reckoner(shot(play).owner()).sniper() == place;
    }

    @Override
    int credited(Play play) {
        return shot(play).owner();
    }

    @Override
    void used(Play play, Symbol symbol) {
        Question.Shot shot = shot(play);
        if (shot.symbols().size() == 1) {
            play.pop();
        } else {
            play.replace(new Question.Shot(
                    shot.owner(), Lists.without(shot.symbols(), shot.symbols().indexOf(symbol))));
        }
    }

    @Override
    void offer(Play play, Offers offers) {
        offerSymbols(play, offers);
        offers.add(new ReckonersMove.EndCard());
    }

    /** A shot that can hit nothing is lost. */
    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-116");
    }
}
