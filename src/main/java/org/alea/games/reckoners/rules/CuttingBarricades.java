package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Question;

/** Barricades removed one by one by a card. RECK-086 */
final class CuttingBarricades extends Asking {

    CuttingBarricades(Rules rules) {
        super(rules);
        on(ReckonersMove.CutBarricade.class, this::checkCut, this::cut);
        on(ReckonersMove.EndCard.class, (play, move) -> FINE, (play, move) -> play.pop());
    }

    private static Question.CutBarricades question(Play play) {
        return (Question.CutBarricades) play.top().orElseThrow();
    }

    private Optional<Refusal> checkCut(Play play, ReckonersMove.CutBarricade move) {
        int place = play.s().district(move.district());
        if (!Sources.inRange(play, question(play).owner(), question(play).range(), place)) {
            return no("not-here", "RECK-086");
        }
        return play.district(place).barricades() > 0 ? FINE : no("no-target", "RECK-086");
    }

    private void cut(Play play, ReckonersMove.CutBarricade move) {
        Question.CutBarricades question = question(play);
        if (question.left() == 1) {
            play.pop();
        } else {
            play.replace(new Question.CutBarricades(question.owner(), question.left() - 1, question.range()));
        }
        GearUses.removeBarricade(play, play.s().district(move.district()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (District district : play.s().districts()) {
            offers.add(new ReckonersMove.CutBarricade(district.id()));
        }
        offers.add(new ReckonersMove.EndCard());
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-122");
    }
}
