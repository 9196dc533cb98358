package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;

/** Which card is sold to pay a Pillage. RECK-202 */
final class SellingACard extends Asking {

    SellingACard(Rules rules) {
        super(rules);
        on(ReckonersMove.Sell.class, this::checkCard, this::answered);
    }

    private Optional<Refusal> checkCard(Play play, ReckonersMove.Sell move) {
        return owner(play, move.card()) >= 0 ? FINE : no("not-owner", "RECK-202");
    }

    /** Who has this card, or {@link Reckoner#NOWHERE}. */
    static int owner(Play play, String card) {
        for (int i = 0; i < play.s().team().size(); i++) {
            if (play.reckoner(i).card(card) >= 0) {
                return i;
            }
        }
        return Reckoner.NOWHERE;
    }

    private void answered(Play play, ReckonersMove.Sell move) {
        play.pop();
        int owner = owner(play, move.card());
        Losses.sell(play, owner, play.reckoner(owner).card(move.card()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            for (OwnedCard card : reckoner.cards()) {
                offers.add(new ReckonersMove.Sell(card.id()));
            }
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-202");
    }
}
