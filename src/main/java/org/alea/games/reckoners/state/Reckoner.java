package org.alea.games.reckoners.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.cards.Assault;

/**
 * A Reckoner of the team.
 *
 * @param place the district of the figure in the ring, from 0; {@link #NOWHERE} before it is placed
 * @param rolls how often dice were rolled this round
 * @param locking whether dice must be locked before the next roll
 * @param stopped whether rolling is over this round
 * @param ready plan tokens that can be spent
 * @param pending plan tokens that become ready at the next round
 * @param demolition Demolition tokens on the ability card
 * @param sniper the district of the Sniper token, {@link #NOWHERE} beside the board
 * @param half what has been paid of a Move that costs two
 */
public record Reckoner(
        String id,
        int place,
        List<ReckonerDie> dice,
        int rolls,
        boolean locking,
        boolean stopped,
        int ready,
        int pending,
        List<OwnedCard> cards,
        boolean abilityUsed,
        int demolition,
        int sniper,
        List<Assault> assaults,
        List<String> dawnslight,
        boolean boughtDie,
        MoveHalf half) {
    /** The place of what is not in the ring. */
    public static final int NOWHERE = -1;

    public Reckoner withPlace(int newPlace) {
        return new Reckoner(
                id,
                newPlace,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withDice(List<ReckonerDie> newDice) {
        return new Reckoner(
                id,
                place,
                newDice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withRolls(int newRolls) {
        return new Reckoner(
                id,
                place,
                dice,
                newRolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withLocking(boolean newLocking) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                newLocking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withStopped(boolean newStopped) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                newStopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withReady(int newReady) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                newReady,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withPending(int newPending) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                newPending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withCards(List<OwnedCard> newCards) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                newCards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    /** With every card that brought or marked this die knowing what became of it. */
    public Reckoner following(String die, Optional<String> now) {
        List<OwnedCard> followed = new ArrayList<>(cards.size());
        for (OwnedCard card : cards) {
            followed.add(card.following(die, now));
        }
        return withCards(Collections.unmodifiableList(followed));
    }

    public Reckoner withAbilityUsed(boolean newAbilityUsed) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                newAbilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withDemolition(int newDemolition) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                newDemolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withSniper(int newSniper) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                newSniper,
                assaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withAssaults(List<Assault> newAssaults) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                newAssaults,
                dawnslight,
                boughtDie,
                half);
    }

    public Reckoner withDawnslight(List<String> newDawnslight) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                newDawnslight,
                boughtDie,
                half);
    }

    public Reckoner withBoughtDie(boolean newBoughtDie) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                newBoughtDie,
                half);
    }

    public Reckoner withHalf(MoveHalf newHalf) {
        return new Reckoner(
                id,
                place,
                dice,
                rolls,
                locking,
                stopped,
                ready,
                pending,
                cards,
                abilityUsed,
                demolition,
                sniper,
                assaults,
                dawnslight,
                boughtDie,
                newHalf);
    }

    public boolean suffers(Assault assault) {
        return !assaults.isEmpty() && assaults.contains(assault);
    }

    public int tokens() {
        return ready + pending;
    }

    /** The place of a die among its dice, or -1. */
    public int die(String die) {
        for (int i = 0; i < dice.size(); i++) {
            if (dice.get(i).id().equals(die)) {
                return i;
            }
        }
        return -1;
    }

    /** The place of a card among its cards, or -1. */
    public int card(String card) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id().equals(card)) {
                return i;
            }
        }
        return -1;
    }

    public Reckoner withDie(int index, ReckonerDie die) {
        return withDice(Lists.with(dice, index, die));
    }

    public Reckoner withCard(int index, OwnedCard card) {
        return withCards(Lists.with(cards, index, card));
    }
}
