package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.Question;

/** Which of several Reckoners in a district an Assault hits. RECK-292 */
final class ChoosingWhoIsHit extends Asking {

    ChoosingWhoIsHit(Rules rules) {
        super(rules);
        on(ReckonersMove.HitReckoner.class, this::checkWho, this::hit);
    }

    private static Question.HitAReckoner question(Play play) {
        return (Question.HitAReckoner) play.top().orElseThrow();
    }

    private Optional<Refusal> checkWho(Play play, ReckonersMove.HitReckoner move) {
        return question(play).candidates().contains(play.s().reckoner(move.reckoner()))
                ? FINE
                : no("not-here", "RECK-292");
    }

    private void hit(Play play, ReckonersMove.HitReckoner move) {
        Question.HitAReckoner question = question(play);
        play.pop();
        int index = play.s().reckoner(move.reckoner());
        Assaults.remember(play, index);
        Assaults.hit(play, index, question.assault());
    }

    @Override
    void offer(Play play, Offers offers) {
        for (int index : question(play).candidates()) {
            offers.add(new ReckonersMove.HitReckoner(play.reckoner(index).id()));
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-292");
    }
}
