package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Which Dawnslight card is kept and who gets it. RECK-257, RECK-258 */
final class KeepingAnAid extends Asking {

    KeepingAnAid(Rules rules) {
        super(rules);
        on(ReckonersMove.KeepDawn.class, this::checkKeep, this::keep);
    }

    private static Question.DawnChoice question(Play play) {
        return (Question.DawnChoice) play.top().orElseThrow();
    }

    private static boolean mayHaveIt(Play play, int index) {
        Question.DawnChoice question = question(play);
        if (question.district() == Reckoner.NOWHERE) {
            return true;
        }
        return Ring.figures(play.s(), question.district()) > 0
                ? play.reckoner(index).place() == question.district()
                : question.cause() == index || question.cause() == Reckoner.NOWHERE;
    }

    private Optional<Refusal> checkKeep(Play play, ReckonersMove.KeepDawn move) {
        int index = play.s().reckoner(move.reckoner());
        if (!question(play).cards().contains(move.card())) {
            return no("no-target", "RECK-257");
        }
        return index >= 0 && mayHaveIt(play, index) ? FINE : no("not-here", "RECK-258");
    }

    private void keep(Play play, ReckonersMove.KeepDawn move) {
        Question.DawnChoice question = question(play);
        play.pop();
        int index = play.s().reckoner(move.reckoner());
        Reckoner reckoner = play.reckoner(index);
        play.set(index, reckoner.withDawnslight(Lists.plus(reckoner.dawnslight(), move.card())));
        for (String other : question.cards()) {
            if (!other.equals(move.card())) {
                play.become(play.s().withDawnslight(play.s().dawnslight().bury(java.util.List.of(other))));
            }
        }
        play.tell(new ReckonersEvent.DawnKept(reckoner.id(), move.card()));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (String card : question(play).cards()) {
            for (Reckoner reckoner : play.s().team()) {
                offers.add(new ReckonersMove.KeepDawn(card, reckoner.id()));
            }
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-257");
    }
}
