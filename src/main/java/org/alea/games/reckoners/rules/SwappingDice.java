package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Question.Swapping;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.Task;

/** Dice gained and swapped by cards. RECK-142, RECK-155, RECK-156, RECK-327, RECK-328 */
final class SwappingDice extends Asking {
    private static final DieKind[] KINDS = DieKind.values();

    SwappingDice(Rules rules) {
        super(rules);
        on(ReckonersMove.GainDie.class, this::checkGain, this::gain);
        on(ReckonersMove.SwapDie.class, this::checkSwap, this::swap);
        on(
                ReckonersMove.KeepDie.class,
                this::checkKeep,
                (play, move) -> play.remove(asked(play, move.card()).get(0)));
    }

    private static Question.SwapADie question(Play play) {
        return (Question.SwapADie) play.top().orElseThrow();
    }

    /** What may be answered now, the last asked first: swaps wait for each other in no order, but for a die to gain. */
    private static List<Question.SwapADie> asked(Play play) {
        List<Task> agenda = play.s().agenda();
        List<Question.SwapADie> asked = new ArrayList<>();
        for (int i = agenda.size() - 1; i >= 0 && agenda.get(i) instanceof Question.SwapADie swap; i--) {
            asked.add(swap);
            if (swap.what() == Swapping.GAIN) {
                break;
            }
        }
        return asked.get(0).what() == Swapping.GAIN ? asked.subList(0, 1) : asked;
    }

    /** Those about this card. */
    private static List<Question.SwapADie> asked(Play play, String card) {
        List<Question.SwapADie> asked = new ArrayList<>();
        for (Question.SwapADie swap : asked(play)) {
            if (swap.card().equals(card) && swap.what() != Swapping.GAIN) {
                asked.add(swap);
            }
        }
        return asked;
    }

    /** The one that this die answers. */
    private static Optional<Question.SwapADie> asked(Play play, String card, String die) {
        for (Question.SwapADie swap : asked(play, card)) {
            if (mayBeSwapped(play, swap, die)) {
                return Optional.of(swap);
            }
        }
        return Optional.empty();
    }

    /** What a card asks when it comes into play, the first question on top. */
    static void ask(Play play, int owner, String card) {
        for (GearEffect effect : play.content().equipment(card).effects()) {
            if (effect.swapsDice()) {
                play.push(new Question.SwapADie(owner, card, Swapping.OTHER));
            }
        }
        for (GearEffect effect : play.content().equipment(card).effects()) {
            if (effect.gainsDice()) {
                play.push(new Question.SwapADie(owner, card, Swapping.GAIN));
            }
        }
    }

    /** The die of this kind that is taken from the reserve, or nothing. */
    static Optional<String> inReserve(Play play, DieKind kind) {
        String id = play.content().die(kind).id();
        for (String die : play.s().reserve()) {
            if (isOfKind(die, id)) {
                return Optional.of(die);
            }
        }
        return Optional.empty();
    }

    private static boolean isOfKind(String die, String kind) {
        return die.startsWith(kind) && Character.isDigit(die.charAt(kind.length()));
    }

    static void takeFromReserve(Play play, String die) {
        List<String> reserve = play.s().reserve();
        play.become(play.s().withReserve(Lists.without(reserve, reserve.indexOf(die))));
    }

    private static OwnedCard card(Play play, Question.SwapADie question) {
        Reckoner owner = play.reckoner(question.owner());
        return owner.cards().get(owner.card(question.card()));
    }

    private static boolean isHeld(Play play) {
        return play.reckoner(question(play).owner()).card(question(play).card()) >= 0;
    }

    private Optional<Refusal> checkGain(Play play, ReckonersMove.GainDie move) {
        if (question(play).what() != Swapping.GAIN) {
            return no("pending-decision", "RECK-155");
        }
        if (play.reckoner(question(play).owner()).dice().size()
                >= play.content().numbers().maxDice()) {
            return no("dice-limit", "RECK-328");
        }
        return inReserve(play, move.kind()).isPresent() ? FINE : no("no-stock", "RECK-156");
    }

    private void gain(Play play, ReckonersMove.GainDie move) {
        Question.SwapADie question = question(play);
        play.pop();
        String die = inReserve(play, move.kind()).orElseThrow();
        takeFromReserve(play, die);
        Reckoner owner = play.reckoner(question.owner());
        int card = owner.card(question.card());
        play.set(
                question.owner(),
                owner.withDice(Lists.plus(owner.dice(), ReckonerDie.fresh(die, move.kind())))
                        .withCard(card, owner.cards().get(card).withGained(Optional.of(die))));
        play.tell(new ReckonersEvent.DieGained(owner.id(), die));
    }

    private Optional<Refusal> checkSwap(Play play, ReckonersMove.SwapDie move) {
        List<Question.SwapADie> asked = asked(play, move.card());
        if (asked.isEmpty()) {
            return no("pending-decision", "RECK-327");
        }
        Reckoner owner = play.reckoner(asked.get(0).owner());
        int die = owner.die(move.die());
        if (die < 0) {
            return no("not-owner", "RECK-327");
        }
        if (asked(play, move.card(), move.die()).isEmpty()) {
            return no("no-target", "RECK-327");
        }
        if (owner.dice().get(die).kind() == move.kind()) {
            return no("no-target", "RECK-142");
        }
        return inReserve(play, move.kind()).isPresent() ? FINE : no("no-stock", "RECK-156");
    }

    /** The gained die, the marked one, or any other if none is marked or the marked one was lost. */
    private static boolean mayBeSwapped(Play play, Question.SwapADie question, String die) {
        OwnedCard card = card(play, question);
        boolean gained = card.gained().equals(Optional.of(die));
        if (question.what() == Swapping.GAINED) {
            return gained;
        }
        Reckoner owner = play.reckoner(question.owner());
        boolean marked = card.marked().isPresent() && owner.die(card.marked().get()) >= 0;
        return !gained && (!marked || card.marked().equals(Optional.of(die)));
    }

    private void swap(Play play, ReckonersMove.SwapDie move) {
        Question.SwapADie question = asked(play, move.card(), move.die()).orElseThrow();
        play.remove(question);
        String gained = inReserve(play, move.kind()).orElseThrow();
        takeFromReserve(play, gained);
        play.become(play.s().withReserve(Lists.plus(play.s().reserve(), move.die())));
        Reckoner owner = play.reckoner(question.owner()).following(move.die(), Optional.of(gained));
        OwnedCard owned = owner.cards().get(owner.card(question.card()));
        OwnedCard marking = question.what() == Swapping.GAINED
                ? owned.withGained(Optional.of(gained))
                : owned.withMarked(Optional.of(gained));
        play.set(
                question.owner(),
                owner.withDie(owner.die(move.die()), ReckonerDie.fresh(gained, move.kind()))
                        .withCard(owner.card(question.card()), marking));
        play.tell(new ReckonersEvent.DieSwapped(owner.id(), move.die(), gained));
    }

    private Optional<Refusal> checkKeep(Play play, ReckonersMove.KeepDie move) {
        return asked(play, move.card()).isEmpty() ? no("pending-decision", "RECK-327") : FINE;
    }

    @Override
    void offer(Play play, Offers offers) {
        if (question(play).what() == Swapping.GAIN) {
            for (DieKind kind : KINDS) {
                offers.add(new ReckonersMove.GainDie(kind));
            }
            return;
        }
        String before = "";
        for (Question.SwapADie question : asked(play)) {
            offer(play, question, offers);
            if (!question.card().equals(before)) {
                offers.add(new ReckonersMove.KeepDie(question.card()));
            }
            before = question.card();
        }
    }

    private static void offer(Play play, Question.SwapADie question, Offers offers) {
        Reckoner owner = play.reckoner(question.owner());
        for (int i = 0; i < owner.dice().size(); i++) {
            String die = owner.dice().get(i).id();
            if (mayBeSwapped(play, question, die)) {
                for (DieKind kind : KINDS) {
                    offers.add(new ReckonersMove.SwapDie(question.card(), die, kind));
                }
            }
        }
    }

    /** Where nothing can be gained or swapped nobody is asked. */
    @Override
    boolean answersItself(Play play) {
        boolean answered = !isHeld(play) || !canBeAnswered(play, question(play));
        if (answered) {
            play.pop();
        }
        return answered;
    }

    private boolean canBeAnswered(Play play, Question.SwapADie question) {
        for (DieKind kind : KINDS) {
            if (question.what() == Swapping.GAIN) {
                if (checkGain(play, new ReckonersMove.GainDie(kind)).isEmpty()) {
                    return true;
                }
                continue;
            }
            for (ReckonerDie die : play.reckoner(question.owner()).dice()) {
                if (mayBeSwapped(play, question, die.id())
                        && die.kind() != kind
                        && inReserve(play, kind).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-327");
    }
}
