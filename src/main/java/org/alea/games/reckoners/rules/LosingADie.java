package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/** Which die goes back to the reserve when a base is found. RECK-185 to RECK-187 */
final class LosingADie extends Asking {

    LosingADie(Rules rules) {
        super(rules);
        on(ReckonersMove.LoseDie.class, this::checkDie, (play, move) -> {
            play.pop();
            int index = play.s().reckoner(move.reckoner());
            Losses.loseDie(play, index, play.reckoner(index).die(move.die()));
        });
    }

    private Optional<Refusal> checkDie(Play play, ReckonersMove.LoseDie move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0 || play.reckoner(index).die(move.die()) < 0) {
            return no("not-owner", "RECK-185");
        }
        return play.reckoner(index).dice().size() > 1 ? FINE : no("last-die", "RECK-187");
    }

    @Override
    void offer(Play play, Offers offers) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.dice().size() > 1) {
                for (int i = 0; i < reckoner.dice().size(); i++) {
                    if (isFirstOfItsLike(reckoner, i)) {
                        offers.add(new ReckonersMove.LoseDie(
                                reckoner.id(), reckoner.dice().get(i).id()));
                    }
                }
            }
        }
    }

    /** One of several equal dice stands for all of them. */
    static boolean isFirstOfItsLike(Reckoner reckoner, int index) {
        ReckonerDie die = reckoner.dice().get(index);
        for (int i = 0; i < index; i++) {
            ReckonerDie other = reckoner.dice().get(i);
            if (other.kind() == die.kind() && other.stage() == die.stage() && other.face() == die.face()) {
                return false;
            }
        }
        return true;
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-185");
    }
}
