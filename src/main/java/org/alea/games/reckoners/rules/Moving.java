package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.MoveHalf;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.Trigger;

/** The Move action, whole or in two halves. RECK-084, RECK-085, RECK-192, RECK-244, RECK-336 */
final class Moving {
    private static final Optional<Refusal> FINE = Optional.empty();

    private Moving() {}

    /** Whether a Move of this Reckoner still lacks its first half. */
    static boolean needsAHalf(Reckoner reckoner) {
        return reckoner.suffers(Assault.MOVE) && reckoner.half() == MoveHalf.NONE;
    }

    /** @param anywhere whether what pays for it leads to any district over barricades */
    static Optional<Refusal> refusal(Play play, int mover, int place, boolean anywhere) {
        Reckoner reckoner = play.reckoner(mover);
        if (place < 0 || place == reckoner.place()) {
            return Refusal.because("no-target", "RECK-084");
        }
        if (needsAHalf(reckoner)) {
            return Refusal.because("move-costs-two", "RECK-244");
        }
        boolean free = anywhere || reckoner.half() == MoveHalf.ANYWHERE;
        if (Ring.holds(play, reckoner.place())) {
            return Refusal.because("pulled", "RECK-192");
        }
        if (!free && play.district(reckoner.place()).barricades() > 0) {
            return Refusal.because("barricaded", "RECK-085");
        }
        return free || play.s().areAdjacent(reckoner.place(), place) ? FINE : Refusal.because("not-here", "RECK-084");
    }

    static Optional<Refusal> halfRefusal(Play play, int mover) {
        return needsAHalf(play.reckoner(mover)) ? FINE : Refusal.because("move-costs-one", "RECK-336");
    }

    static void payHalf(Play play, int mover, boolean anywhere) {
        Reckoner reckoner = play.reckoner(mover);
        play.set(mover, reckoner.withHalf(anywhere ? MoveHalf.ANYWHERE : MoveHalf.PLAIN));
        play.tell(new ReckonersEvent.MoveHalfPaid(reckoner.id()));
    }

    /** The half has done its work: the die that paid it may pay for another Move when it comes back. RECK-367 */
    private static Reckoner withoutHalf(Reckoner reckoner) {
        if (reckoner.half() == MoveHalf.NONE) {
            return reckoner;
        }
        List<ReckonerDie> dice = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            dice.add(die.paid().equals(ReckonerDie.MOVE) ? die.withPaid("") : die);
        }
        return reckoner.withDice(Collections.unmodifiableList(dice)).withHalf(MoveHalf.NONE);
    }

    static void move(Play play, int mover, int place) {
        Reckoner reckoner = play.reckoner(mover);
        String from = play.district(reckoner.place()).id();
        play.set(mover, withoutHalf(reckoner).withPlace(place));
        play.tell(new ReckonersEvent.FigureMoved(
                reckoner.id(), from, play.district(place).id()));
        List<Trigger> triggers = new ArrayList<>();
        for (OwnedCard card : reckoner.cards()) {
            if (card.works()) {
                List<Symbol> symbols =
                        play.content().equipment(card.id()).effect().afterMove();
                if (!symbols.isEmpty()) {
                    triggers.add(new Trigger(card.id(), mover, Reckoner.NOWHERE, symbols, true, true));
                }
            }
        }
        if (!triggers.isEmpty()) {
            play.push(new Question.Triggers(List.copyOf(triggers)));
        }
    }
}
