package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Lists;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/** Equipment and dice for the team's money. RECK-161 to RECK-166, RECK-331 */
final class Buying extends Asking {
    private static final DieKind[] KINDS = DieKind.values();

    private final GearUses gear = new GearUses();

    Buying(Rules rules) {
        super(rules);
        on(ReckonersMove.Buy.class, this::checkBuy, this::buy);
        on(ReckonersMove.BuyDie.class, this::checkDie, this::buyDie);
        on(ReckonersMove.Sweep.class, this::checkSweep, this::sweep);
        on(ReckonersMove.EndBuy.class, (play, move) -> FINE, (play, move) -> Rounds.endReckonerPhase(play));
    }

    /** The market is filled up as long as there are cards. */
    static void refill(Play play) {
        int size = play.content().numbers().market();
        while (play.s().market().row().size() < size
                && !play.s().market().deck().isEmpty()) {
            Market market = play.s().market();
            String card = market.deck().top();
            play.reveal();
            play.become(play.s()
                    .withMarket(market.withRow(Lists.plus(market.row(), card))
                            .withDeck(market.deck().drawn())));
            play.tell(new ReckonersEvent.MarketDealt(card));
        }
    }

    private Optional<Refusal> checkBuy(Play play, ReckonersMove.Buy move) {
        if (!play.s().market().row().contains(move.card())) {
            return no("no-stock", "RECK-161");
        }
        if (play.s().reckoner(move.reckoner()) < 0) {
            return no("not-owner", "RECK-161");
        }
        return Losses.price(play, move.card()) <= play.s().money() ? FINE : no("too-expensive", "RECK-161");
    }

    private void buy(Play play, ReckonersMove.Buy move) {
        int owner = play.s().reckoner(move.reckoner());
        EquipmentCard card = play.content().equipment(move.card());
        int price = Losses.price(play, card.id());
        boolean consumed = card.kind() == GearKind.CONSUMABLE;
        Market market = play.s().market();
        Market left = market.withRow(Lists.without(market.row(), market.row().indexOf(card.id())));
        play.become(play.s()
                .withMoney(play.s().money() - price)
                .withMarket(consumed ? left.withGone(Lists.plus(left.gone(), card.id())) : left));
        if (!consumed) {
            Reckoner reckoner = play.reckoner(owner);
            CardStage stage = card.kind() == GearKind.PERMANENT ? CardStage.READY : CardStage.WAITING;
            play.set(owner, reckoner.withCards(Lists.plus(reckoner.cards(), OwnedCard.of(card.id(), stage))));
        }
        play.tell(new ReckonersEvent.CardBought(move.reckoner(), card.id(), price));
        refill(play);
        if (consumed) {
            consume(play, owner, card);
        } else {
            SwappingDice.ask(play, owner, card.id());
        }
    }

    /** RECK-130 */
    private void consume(Play play, int owner, EquipmentCard card) {
        play.tell(new ReckonersEvent.CardGone(card.id()));
        for (GearEffect effect : card.effects()) {
            Gear used = new Gear(owner, Gear.ABILITY, card.id(), card.kind(), effect, List.of());
            effect.way(gear).play(play, used, new ReckonersMove.Use(card.id()));
        }
    }

    private Optional<Refusal> checkDie(Play play, ReckonersMove.BuyDie move) {
        int index = play.s().reckoner(move.reckoner());
        if (index < 0) {
            return no("not-owner", "RECK-164");
        }
        Reckoner reckoner = play.reckoner(index);
        if (reckoner.boughtDie()
                || reckoner.dice().size() >= play.content().numbers().maxDice()) {
            return no("dice-limit", "RECK-164");
        }
        if (play.content().numbers().price(move.kind()) > play.s().money()) {
            return no("too-expensive", "RECK-164");
        }
        return SwappingDice.inReserve(play, move.kind()).isPresent() ? FINE : no("no-stock", "RECK-156");
    }

    private void buyDie(Play play, ReckonersMove.BuyDie move) {
        int index = play.s().reckoner(move.reckoner());
        String die = SwappingDice.inReserve(play, move.kind()).orElseThrow();
        int price = play.content().numbers().price(move.kind());
        SwappingDice.takeFromReserve(play, die);
        play.become(play.s().withMoney(play.s().money() - price));
        Reckoner reckoner = play.reckoner(index);
        play.set(
                index,
                reckoner.withDice(Lists.plus(reckoner.dice(), ReckonerDie.fresh(die, move.kind())))
                        .withBoughtDie(true));
        play.tell(new ReckonersEvent.DieBought(reckoner.id(), die, price));
    }

    private Optional<Refusal> checkSweep(Play play, ReckonersMove.Sweep move) {
        Market market = play.s().market();
        if (market.swept()) {
            return no("used-this-round", "RECK-165");
        }
        if (market.row().isEmpty()) {
            return no("no-stock", "RECK-165");
        }
        return play.s().money() >= play.content().numbers().sweepPrice() ? FINE : no("too-expensive", "RECK-165");
    }

    private void sweep(Play play, ReckonersMove.Sweep move) {
        play.become(
                play.s().withMoney(play.s().money() - play.content().numbers().sweepPrice()));
        Market market = play.s().market();
        List<String> row = new ArrayList<>(
                HiddenDeck.shuffled(market.row(), play.chance(), "sweep").pile());
        play.become(play.s().withMarket(new Market(List.of(), market.deck().bury(row), true, market.gone())));
        play.tell(new ReckonersEvent.MarketSwept());
        refill(play);
    }

    @Override
    void offer(Play play, Offers offers) {
        for (String card : play.s().market().row()) {
            if (Losses.price(play, card) <= play.s().money()) {
                for (Reckoner reckoner : play.s().team()) {
                    offers.add(new ReckonersMove.Buy(card, reckoner.id()));
                }
            }
        }
        if (play.s().money() >= play.content().numbers().basicPrice()) {
            for (Reckoner reckoner : play.s().team()) {
                for (DieKind kind : KINDS) {
                    offers.add(new ReckonersMove.BuyDie(kind, reckoner.id()));
                }
            }
        }
        offers.add(new ReckonersMove.Sweep());
        offers.add(new ReckonersMove.EndBuy());
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("wrong-phase", "RECK-053");
    }
}
