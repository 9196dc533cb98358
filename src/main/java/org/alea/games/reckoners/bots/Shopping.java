package org.alea.games.reckoners.bots;

import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** What to buy, and for whom. RECK-360 */
final class Shopping {
    private static final int LAST_ROUND = 7;
    private static final int ENOUGH_FOR_A_DIE = 7;
    private static final int ENOUGH_TO_SWEEP = 5;
    private static final List<DieKind> WANTED = List.of(DieKind.GREEN, DieKind.PURPLE, DieKind.RED);

    private Shopping() {}

    static ReckonersMove choose(Play play, List<ReckonersMove> legal) {
        ReckonersState state = play.s();
        if (state.round() > LAST_ROUND) {
            return new ReckonersMove.EndBuy();
        }
        String best = "";
        double most = 0;
        for (String id : state.market().row()) {
            EquipmentCard card = play.content().equipment(id);
            int price = state.setting().module2() ? card.price() : card.priceWithoutModule2();
            if (price <= state.money() && card.value() > most) {
                most = card.value();
                best = id;
            }
        }
        if (!best.isEmpty()) {
            return new ReckonersMove.Buy(best, fewestCards(state).id());
        }
        if (state.money() >= ENOUGH_FOR_A_DIE) {
            ReckonersMove die = new ReckonersMove.BuyDie(
                    WANTED.get((state.round() + state.money()) % WANTED.size()),
                    fewestDice(state).id());
            if (legal.contains(die)) {
                return die;
            }
        }
        ReckonersMove sweep = new ReckonersMove.Sweep();
        return state.money() >= ENOUGH_TO_SWEEP && legal.contains(sweep) ? sweep : new ReckonersMove.EndBuy();
    }

    private static Reckoner fewestCards(ReckonersState state) {
        Reckoner fewest = state.reckoner(0);
        for (Reckoner reckoner : state.team()) {
            if (reckoner.cards().size() < fewest.cards().size()) {
                fewest = reckoner;
            }
        }
        return fewest;
    }

    private static Reckoner fewestDice(ReckonersState state) {
        Reckoner fewest = state.reckoner(0);
        for (Reckoner reckoner : state.team()) {
            if (reckoner.dice().size() < fewest.dice().size() && !reckoner.boughtDie()) {
                fewest = reckoner;
            }
        }
        return fewest;
    }
}
