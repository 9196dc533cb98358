package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.effects.Marble;

/**
 * The heroes and what they have in common.
 *
 * @param heroes the living ones, the front first: the place in this list is the position
 * @param reserve cards set aside for later
 * @param stash items that nobody wears
 * @param pool the reserve shards, at most two
 * @param limit how many heroes the party may have (SYNC-219)
 */
public record Party(
        List<PartyHero> heroes,
        List<ReserveHero> reserve,
        List<ItemPiece> stash,
        Shards pool,
        int coins,
        int potions,
        int limit) {
    public static final int MOST_POOL = 2;

    /** Where the hero of this board stands, from 0 at the front; -1 if there is none. */
    public int place(Marble board) {
        for (int i = 0; i < heroes.size(); i++) {
            if (heroes.get(i).board() == board) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(Marble board) {
        return place(board) >= 0;
    }

    public Optional<PartyHero> find(Marble board) {
        int place = place(board);
        return place < 0 ? Optional.empty() : Optional.of(heroes.get(place));
    }

    public PartyHero hero(Marble board) {
        return heroes.get(place(board));
    }

    public boolean hasRoom() {
        return heroes.size() < limit;
    }

    /** With the hero of the same board as it is now. */
    public Party with(PartyHero hero) {
        List<PartyHero> changed = new ArrayList<>(heroes);
        changed.set(place(hero.board()), hero);
        return withHeroes(changed);
    }

    public Party withHeroes(List<PartyHero> newHeroes) {
        return new Party(newHeroes, reserve, stash, pool, coins, potions, limit);
    }

    /** Without the hero of this board; those behind close up (SYNC-103). */
    public Party without(Marble board) {
        List<PartyHero> changed = new ArrayList<>(heroes);
        changed.remove(place(board));
        return withHeroes(changed);
    }

    public Party withReserve(List<ReserveHero> newReserve) {
        return new Party(heroes, newReserve, stash, pool, coins, potions, limit);
    }

    public Party withStash(List<ItemPiece> newStash) {
        return new Party(heroes, reserve, newStash, pool, coins, potions, limit);
    }

    public Party withPool(Shards newPool) {
        return new Party(heroes, reserve, stash, newPool, coins, potions, limit);
    }

    public Party withCoins(int newCoins) {
        return new Party(heroes, reserve, stash, pool, newCoins, potions, limit);
    }

    public Party withPotions(int newPotions) {
        return new Party(heroes, reserve, stash, pool, coins, newPotions, limit);
    }

    public Party withLimit(int newLimit) {
        return new Party(heroes, reserve, stash, pool, coins, potions, newLimit);
    }
}
