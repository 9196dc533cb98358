package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;

/** Which die an Assault takes away for this round. RECK-240, RECK-365 */
final class LeavingOutADie extends Asking {

    LeavingOutADie(Rules rules) {
        super(rules);
        on(ReckonersMove.ChooseMissingDie.class, this::checkDie, this::leaveOut);
    }

    private static int victim(Play play) {
        return ((Question.MissingDie) play.top().orElseThrow()).reckoner();
    }

    private Optional<Refusal> checkDie(Play play, ReckonersMove.ChooseMissingDie move) {
        Reckoner reckoner = play.reckoner(victim(play));
        int die = reckoner.die(move.die());
        return reckoner.id().equals(move.reckoner())
                        && die >= 0
                        && reckoner.dice().get(die).stage() == DieStage.UNROLLED
                ? FINE
                : no("not-owner", "RECK-240");
    }

    private void leaveOut(Play play, ReckonersMove.ChooseMissingDie move) {
        int index = victim(play);
        play.pop();
        Reckoner reckoner = play.reckoner(index);
        int die = reckoner.die(move.die());
        play.set(index, reckoner.withDie(die, reckoner.dice().get(die).withStage(DieStage.MISSING)));
        play.tell(new ReckonersEvent.DieMissing(reckoner.id(), move.die()));
    }

    @Override
    void offer(Play play, Offers offers) {
        Reckoner reckoner = play.reckoner(victim(play));
        for (int i = 0; i < reckoner.dice().size(); i++) {
            if (LosingADie.isFirstOfItsLike(reckoner, i)) {
                offers.add(new ReckonersMove.ChooseMissingDie(
                        reckoner.id(), reckoner.dice().get(i).id()));
            }
        }
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-240");
    }
}
