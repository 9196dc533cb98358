package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Who gets the ready plan tokens bought for the start of a mission. RECK-308 */
final class GivingStartTokens extends Asking {

    GivingStartTokens(Rules rules) {
        super(rules);
        on(
                ReckonersMove.GiveToken.class,
                (play, move) -> play.s().reckoner(move.reckoner()) >= 0 ? FINE : no("no-target", "RECK-308"),
                (play, move) -> {
                    int left = ((Question.StartToken) play.top().orElseThrow()).left();
                    if (left == 1) {
                        play.pop();
                    } else {
                        play.replace(new Question.StartToken(left - 1));
                    }
                    play.gainToken(play.s().reckoner(move.reckoner()), true);
                });
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            offers.add(new ReckonersMove.GiveToken(reckoner.id()));
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-308");
    }
}
