package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.Counts;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;

/** What the team loses: dice, cards, money, plan tokens. RECK-184 to RECK-187, RECK-196 to RECK-205 */
final class Losses {
    private static final int NO_DIE_TO_LOSE = 3;

    private Losses() {}

    static void register(Rules rules) {
        rules.on(Chore.FindBase.class, (play, chore) -> findBase(play, chore.n()));
        rules.on(Chore.Plunder.class, (play, chore) -> plunder(play));
        rules.on(Chore.Perform.class, (play, chore) -> chore.action().perform(play.powers(), chore.place()));
        rules.on(Chore.Repeat.class, (play, chore) -> {
            if (chore.times() > 1) {
                play.push(new Chore.Repeat(chore.action(), chore.place(), chore.times() - 1));
            }
            chore.action().perform(play.powers(), chore.place());
        });
        rules.on(Chore.OverflowEnds.class, (play, chore) -> {});
        rules.on(
                Chore.StrengthenEpics.class,
                (play, chore) -> Overflow.strengthen(play, chore.districts(), chore.left(), chore.times()));
        rules.on(Chore.Transformation.class, Losses::transform);
        rules.on(Chore.Hit.class, (play, chore) -> Assaults.hit(play, chore.reckoner(), chore.assault()));
        rules.on(Chore.LowerTrack.class, Blows::lowerTrack);
        rules.on(Chore.TrackDone.class, Blows::trackDone);
    }

    /** Whose doing a loss of population is, for the balance of the game. */
    static ReckonersState counted(ReckonersState state, int n) {
        Counts counts = state.counts();
        return state.withCounts(
                switch (state.phase()) {
                    case EPICS -> counts.withLostToEpics(counts.lostToEpics() + n);
                    case HIGH_EPIC -> counts.withLostToHighEpic(counts.lostToHighEpic() + n);
                    default -> counts.withLostToCity(counts.lostToCity() + n);
                });
    }

    private static void transform(Play play, Chore.Transformation chore) {
        if (chore.n() > 1) {
            play.push(new Chore.Transformation(chore.n() - 1, chore.place()));
        }
        var die = play.content().numbers().abilityDie();
        int face = play.chance().roll(die.size(), "abilityDie");
        play.tell(new ReckonersEvent.AbilityDieRolled(
                face, play.district(chore.place().district()).id()));
        die.get(face - 1).perform(play.powers(), chore.place());
    }

    /** One step at a time; at the end of the track a base is found. */
    static void findBase(Play play, int n) {
        for (int left = n; left > 0 && !play.isOver(); left--) {
            int base = play.s().base() + 1;
            if (base < play.content().numbers().base()) {
                play.become(play.s().withBase(base));
                play.tell(new ReckonersEvent.BaseMoved(base));
                continue;
            }
            ReckonersState state = play.s();
            play.become(state.withBase(0)
                    .withCounts(state.counts().withBasesFound(state.counts().basesFound() + 1)));
            play.tell(new ReckonersEvent.BaseFound());
            if (left > 1) {
                play.push(new Chore.FindBase(left - 1));
            }
            if (someoneCanLoseADie(play)) {
                play.push(new Question.LoseADie());
            } else {
                play.because("lastDice", "RECK-187", List.of());
                play.losePopulation(NO_DIE_TO_LOSE);
            }
            return;
        }
    }

    private static boolean someoneCanLoseADie(Play play) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.dice().size() > 1) {
                return true;
            }
        }
        return false;
    }

    static void loseDie(Play play, int index, int die) {
        Reckoner reckoner = play.reckoner(index);
        ReckonerDie lost = reckoner.dice().get(die);
        play.become(play.s()
                .with(
                        index,
                        reckoner.withDice(Lists.without(reckoner.dice(), die)).following(lost.id(), Optional.empty()))
                .withReserve(Lists.plus(play.s().reserve(), lost.id())));
        play.tell(new ReckonersEvent.DieLost(reckoner.id(), lost.id()));
    }

    /** RECK-201, RECK-204: money first, then a card, then population. */
    static void plunder(Play play) {
        if (play.s().money() > 0) {
            play.pay(1);
        } else if (cards(play.s()) > 0) {
            play.push(new Chore.Plunder());
            play.push(new Question.SellACard());
        } else {
            play.because("nothingToPillage", "RECK-204", List.of());
            play.losePopulation(1);
        }
    }

    static int cards(ReckonersState state) {
        int cards = 0;
        for (Reckoner reckoner : state.team()) {
            cards += reckoner.cards().size();
        }
        return cards;
    }

    static int price(Play play, String card) {
        var equipment = play.content().equipment(card);
        return play.s().setting().module2() ? equipment.price() : equipment.priceWithoutModule2();
    }

    /** RECK-202: also what Rtich brought goes back (RECK-157), but nobody loses their last die (RECK-187). */
    static void sell(Play play, int index, int card) {
        Reckoner reckoner = play.reckoner(index);
        OwnedCard sold = reckoner.cards().get(card);
        play.set(index, reckoner.withCards(Lists.without(reckoner.cards(), card)));
        sold.gained().ifPresent(die -> {
            int at = play.reckoner(index).die(die);
            if (at >= 0 && play.reckoner(index).dice().size() > 1) {
                loseDie(play, index, at);
            }
        });
        int price = price(play, sold.id());
        ReckonersState state = play.s();
        play.become(state.withMarket(
                        state.market().withDeck(state.market().deck().shuffleIn(sold.id(), play.chance(), "equipment")))
                .withMoney(Math.min(Rules.MOST, state.money() + price)));
        play.tell(new ReckonersEvent.CardSold(reckoner.id(), sold.id(), price));
    }

    /** RECK-205 */
    static void foil(Play play) {
        for (Reckoner reckoner : play.s().team()) {
            if (reckoner.tokens() > 0) {
                play.push(new Question.DiscardAToken());
                return;
            }
        }
        play.because("nothingToFoil", "RECK-205", List.of());
        play.losePopulation(1);
    }

    /** RECK-196 */
    static void steal(Play play, int district) {
        if (cards(play.s()) > 0) {
            play.push(new Question.GiveUpACard(district));
        } else {
            play.because("nothingToSteal", "RECK-196", List.of());
            play.losePopulation(1);
        }
    }

    /** Under the Epic, or under the district if there is none. RECK-196, RECK-199 */
    static void takeAway(Play play, int index, int card, int place) {
        Reckoner reckoner = play.reckoner(index);
        OwnedCard owned = reckoner.cards().get(card);
        StolenCard stolen = new StolenCard(reckoner.id(), owned.withPaid(Optional.empty()));
        play.set(index, reckoner.withCards(Lists.without(reckoner.cards(), card)));
        District district = play.district(place);
        if (district.epic().isPresent()) {
            EpicInPlay epic = district.epic().get();
            play.set(place, district.withEpicInPlay(epic.withStolen(Lists.plus(epic.stolen(), stolen))));
        } else {
            play.set(place, district.withStolen(Lists.plus(district.stolen(), stolen)));
        }
        play.tell(new ReckonersEvent.CardStolen(reckoner.id(), owned.id(), district.id()));
    }

    /** RECK-197: back to its owner, not to be used before the next Reckoner phase. */
    static void giveBack(Play play, StolenCard stolen) {
        int owner = play.s().reckoner(stolen.owner());
        Reckoner reckoner = play.reckoner(owner);
        OwnedCard back = stolen.card().withStage(CardStage.WAITING).withDisabled(false);
        play.set(owner, reckoner.withCards(Lists.plus(reckoner.cards(), back)));
        play.tell(new ReckonersEvent.CardReturned(reckoner.id(), back.id()));
    }
}
