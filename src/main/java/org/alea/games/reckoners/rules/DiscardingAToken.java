package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.Reckoner;

/** Which plan token is discarded. RECK-205 */
final class DiscardingAToken extends Asking {

    DiscardingAToken(Rules rules) {
        super(rules);
        on(ReckonersMove.DiscardToken.class, this::checkToken, this::discard);
    }

    private Optional<Refusal> checkToken(Play play, ReckonersMove.DiscardToken move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0) {
            return no("no-stock", "RECK-205");
        }
        Reckoner reckoner = play.reckoner(index);
        return (move.ready() ? reckoner.ready() : reckoner.pending()) > 0 ? FINE : no("no-stock", "RECK-205");
    }

    private void discard(Play play, ReckonersMove.DiscardToken move) {
        play.pop();
        int index = play.s().reckoner(move.reckoner());
        Reckoner reckoner = play.reckoner(index);
        play.set(
                index,
                move.ready() ? reckoner.withReady(reckoner.ready() - 1) : reckoner.withPending(reckoner.pending() - 1));
        play.tell(new ReckonersEvent.TokenDiscarded(reckoner.id(), move.ready()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            offers.add(new ReckonersMove.DiscardToken(reckoner.id(), false));
            offers.add(new ReckonersMove.DiscardToken(reckoner.id(), true));
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-205");
    }
}
