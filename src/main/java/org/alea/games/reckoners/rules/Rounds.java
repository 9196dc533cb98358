package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.MoveHalf;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Question.Swapping;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;

/** How a round goes from phase to phase. RECK-053, RECK-054 */
final class Rounds {
    private Rounds() {}

    static void register(Rules rules) {
        rules.on(Chore.Begin.class, (play, chore) -> begin(play, chore.phase()));
    }

    static void begin(Play play, ReckonersPhase phase) {
        play.begin(phase);
        switch (phase) {
            case ROUND_START -> startRound(play);
            case ILDITHIA -> EpicPhase.beginCrossing(play);
            case ADD_EPICS -> EpicPhase.addEpics(play);
            case NEWCAGO -> play.push(new Chore.CityCards(0, 0, List.of()));
            case EPICS -> play.push(new Chore.Activations(0));
            case HIGH_EPIC -> HighEpicPhase.begin(play);
            default -> {}
        }
    }

    /** RECK-054, in its order: tokens, cards, dice that are swapped, dice that are missing. */
    private static void startRound(Play play) {
        ReckonersState state = play.s();
        play.become(state.withRound(state.round() + 1).withCounts(state.counts().withEpicsDefeated(0)));
        play.tell(new ReckonersEvent.RoundBegan(play.s().round()));
        play.push(new Chore.Begin(ReckonersPhase.ROLL));
        for (int i = 0; i < play.s().team().size(); i++) {
            makeReady(play, i);
        }
        for (int i = play.s().team().size() - 1; i >= 0; i--) {
            if (play.reckoner(i).suffers(Assault.DIE) && rolled(play.reckoner(i)) > 1) {
                play.push(new Question.MissingDie(i));
            }
        }
        for (int i = play.s().team().size() - 1; i >= 0; i--) {
            askForSwaps(play, i);
        }
    }

    private static int rolled(Reckoner reckoner) {
        int dice = 0;
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.UNROLLED) {
                dice++;
            }
        }
        return dice;
    }

    private static void makeReady(Play play, int index) {
        Reckoner reckoner = play.reckoner(index);
        List<String> off = diceOff(play.s(), reckoner);
        List<ReckonerDie> dice = new ArrayList<>(reckoner.dice().size());
        boolean allOff = off.size() >= reckoner.dice().size();
        for (ReckonerDie die : reckoner.dice()) {
            ReckonerDie fresh = ReckonerDie.fresh(die.id(), die.kind());
            dice.add(!allOff && off.contains(die.id()) ? fresh.withStage(DieStage.MISSING) : fresh);
        }
        List<OwnedCard> cards = reckoner.cards();
        if (!cards.isEmpty()) {
            cards = new ArrayList<>(cards.size());
            for (OwnedCard card : reckoner.cards()) {
                cards.add(card.withStage(CardStage.READY).withPaid(Optional.empty()));
            }
        }
        int ready = reckoner.ready() + reckoner.pending();
        play.set(
                index,
                new Reckoner(
                        reckoner.id(),
                        reckoner.place(),
                        Collections.unmodifiableList(dice),
                        0,
                        false,
                        false,
                        ready,
                        0,
                        Collections.unmodifiableList(cards),
                        false,
                        reckoner.demolition(),
                        reckoner.sniper(),
                        reckoner.assaults(),
                        reckoner.dawnslight(),
                        false,
                        MoveHalf.NONE));
        if (reckoner.pending() > 0) {
            play.tell(new ReckonersEvent.TokensReady(reckoner.id(), reckoner.pending()));
        }
    }

    /** Dice brought by a card that is stolen or disabled are not rolled. RECK-157 */
    private static List<String> diceOff(ReckonersState state, Reckoner reckoner) {
        List<String> off = new ArrayList<>();
        for (OwnedCard card : reckoner.cards()) {
            if (card.disabled()) {
                card.gained().ifPresent(off::add);
            }
        }
        for (District district : state.districts()) {
            if (district.epic().isPresent()) {
                EpicInPlay epic = district.epic().get();
                stolenFrom(reckoner, epic.stolen(), off);
            }
            stolenFrom(reckoner, district.stolen(), off);
        }
        return off;
    }

    private static void stolenFrom(Reckoner reckoner, List<StolenCard> stolen, List<String> off) {
        for (StolenCard each : stolen) {
            if (each.owner().equals(reckoner.id())) {
                each.card().gained().ifPresent(off::add);
            }
        }
    }

    /** RECK-142, RECK-155, RECK-327 */
    private static void askForSwaps(Play play, int index) {
        for (OwnedCard card : play.reckoner(index).cards()) {
            if (card.disabled()) {
                continue;
            }
            for (GearEffect effect : play.content().equipment(card.id()).effects()) {
                if (effect.swapsDice()) {
                    play.push(new Question.SwapADie(index, card.id(), Swapping.OTHER));
                }
            }
            if (card.gained().isPresent()) {
                play.push(new Question.SwapADie(index, card.id(), Swapping.GAINED));
            }
        }
    }

    /** RECK-061: once everybody has stopped rolling, dice are used. */
    static void useDiceOnceAllHaveStopped(Play play) {
        for (Reckoner reckoner : play.s().team()) {
            if (!reckoner.stopped()) {
                return;
            }
        }
        play.begin(ReckonersPhase.USE);
    }

    /** Unspent dice, halves alone and trades are over. RECK-324, RECK-336 */
    static void endDiceStep(Play play) {
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            List<ReckonerDie> dice = new ArrayList<>();
            for (ReckonerDie die : reckoner.dice()) {
                dice.add(die.stage() == DieStage.LOCKED ? die.withStage(DieStage.USED) : die);
            }
            List<OwnedCard> cards = new ArrayList<>();
            for (OwnedCard card : reckoner.cards()) {
                cards.add(card.paid().isPresent() ? card.withPaid(Optional.empty()) : card);
            }
            play.set(
                    i,
                    reckoner.withDice(Collections.unmodifiableList(dice))
                            .withCards(Collections.unmodifiableList(cards))
                            .withHalf(MoveHalf.NONE));
        }
        for (int i = 0; i < play.s().districts().size(); i++) {
            if (play.district(i).traded()) {
                play.set(i, play.district(i).withTraded(false));
            }
        }
        play.become(play.s().withMarket(play.s().market().withSwept(false)));
        play.begin(ReckonersPhase.BUY);
        Buying.refill(play);
    }

    /** The Reckoner phase is over: Assaults end, disabled cards work again. RECK-237, RECK-337 */
    static void endReckonerPhase(Play play) {
        for (int i = 0; i < play.s().team().size(); i++) {
            Reckoner reckoner = play.reckoner(i);
            if (!reckoner.assaults().isEmpty()) {
                List<OwnedCard> cards = new ArrayList<>();
                for (OwnedCard card : reckoner.cards()) {
                    cards.add(card.withDisabled(false));
                }
                play.set(i, reckoner.withAssaults(List.of()).withCards(Collections.unmodifiableList(cards)));
            }
        }
        EpicPhase.begin(play);
    }
}
