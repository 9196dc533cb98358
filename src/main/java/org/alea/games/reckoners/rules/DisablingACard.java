package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Which card an Assault switches off. RECK-241 */
final class DisablingACard extends Asking {

    DisablingACard(Rules rules) {
        super(rules);
        on(ReckonersMove.DisableCard.class, this::checkCard, this::disable);
    }

    private static int victim(Play play) {
        return ((Question.DisableACard) play.top().orElseThrow()).reckoner();
    }

    private Optional<Refusal> checkCard(Play play, ReckonersMove.DisableCard move) {
        return play.reckoner(victim(play)).card(move.card()) >= 0 ? FINE : no("not-owner", "RECK-241");
    }

    private void disable(Play play, ReckonersMove.DisableCard move) {
        int index = victim(play);
        play.pop();
        Reckoner reckoner = play.reckoner(index);
        int card = reckoner.card(move.card());
        play.set(index, reckoner.withCard(card, reckoner.cards().get(card).withDisabled(true)));
        play.tell(new ReckonersEvent.CardDisabled(reckoner.id(), move.card()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (OwnedCard card : play.reckoner(victim(play)).cards()) {
            offers.add(new ReckonersMove.DisableCard(card.id()));
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-241");
    }
}
