package org.alea.games.synchro.rules;

import org.alea.games.synchro.SynchroEvent.CoinsGained;
import org.alea.games.synchro.SynchroEvent.CoinsPaid;
import org.alea.games.synchro.SynchroEvent.PotionsGained;

/** Coins and potions of the party. */
final class Purses {
    private Purses() {}

    static void gain(Work work, int coins) {
        int total = work.party().coins() + coins;
        work.set(work.party().withCoins(total));
        work.tell(new CoinsGained(coins, total));
    }

    static void pay(Work work, int coins) {
        int total = work.party().coins() - coins;
        work.set(work.party().withCoins(total));
        if (coins > 0) {
            work.tell(new CoinsPaid(coins, total));
        }
    }

    static void gainPotions(Work work, int potions) {
        int total = work.party().potions() + potions;
        work.set(work.party().withPotions(total));
        work.tell(new PotionsGained(potions, total));
    }
}
