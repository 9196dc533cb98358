package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Which card is stolen. RECK-196 */
final class GivingUpACard extends Asking {

    GivingUpACard(Rules rules) {
        super(rules);
        on(ReckonersMove.GiveUp.class, this::checkCard, this::answered);
    }

    private Optional<Refusal> checkCard(Play play, ReckonersMove.GiveUp move) {
        return SellingACard.owner(play, move.card()) >= 0 ? FINE : no("not-owner", "RECK-196");
    }

    private void answered(Play play, ReckonersMove.GiveUp move) {
        int district = ((Question.GiveUpACard) play.top().orElseThrow()).district();
        play.pop();
        int owner = SellingACard.owner(play, move.card());
        Losses.takeAway(play, owner, play.reckoner(owner).card(move.card()), district);
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            for (OwnedCard card : reckoner.cards()) {
                offers.add(new ReckonersMove.GiveUp(card.id()));
            }
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-196");
    }
}
