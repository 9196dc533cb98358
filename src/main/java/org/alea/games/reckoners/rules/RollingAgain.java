package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/** Locked dice rolled again one by one by a card. RECK-153 */
final class RollingAgain extends Asking {

    RollingAgain(Rules rules) {
        super(rules);
        on(ReckonersMove.RerollDie.class, this::checkDie, this::reroll);
        on(ReckonersMove.EndCard.class, (play, move) -> FINE, (play, move) -> play.pop());
    }

    static boolean hasADie(Play play, int index) {
        for (ReckonerDie die : play.reckoner(index).dice()) {
            if (die.stage() == DieStage.LOCKED) {
                return true;
            }
        }
        return false;
    }

    private static Question.Rerolls question(Play play) {
        return (Question.Rerolls) play.top().orElseThrow();
    }

    private Optional<Refusal> checkDie(Play play, ReckonersMove.RerollDie move) {
        Reckoner owner = play.reckoner(question(play).owner());
        int die = owner.die(move.die());
        return die >= 0 && owner.dice().get(die).stage() == DieStage.LOCKED ? FINE : no("no-target", "RECK-153");
    }

    private void reroll(Play play, ReckonersMove.RerollDie move) {
        Question.Rerolls question = question(play);
        if (question.left() == 1) {
            play.pop();
        } else {
            play.replace(new Question.Rerolls(question.owner(), question.left() - 1));
        }
        Reckoner owner = play.reckoner(question.owner());
        int index = owner.die(move.die());
        ReckonerDie die = owner.dice().get(index);
        int face = play.chance().roll(DieCard.SIDES, RollingDice.stream(die.kind()));
        play.set(question.owner(), owner.withDie(index, die.showing(face, DieStage.LOCKED)));
        play.tell(new ReckonersEvent.DieRerolled(owner.id(), die.id(), face));
    }

    @Override
    void offer(Play play, Offers offers) {
        for (ReckonerDie die : play.reckoner(question(play).owner()).dice()) {
            offers.add(new ReckonersMove.RerollDie(die.id()));
        }
        offers.add(new ReckonersMove.EndCard());
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-153");
    }
}
