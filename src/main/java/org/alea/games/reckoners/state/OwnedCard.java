package org.alea.games.reckoners.state;

import java.util.Optional;
import org.alea.games.reckoners.cards.Symbol;

/**
 * A card of equipment that belongs to a Reckoner.
 *
 * @param disabled whether an Assault has switched it off for the Reckoner phase
 * @param paid the half of its cost that has been paid
 * @param gained the die it brought
 * @param marked the die it has marked for swapping
 */
public record OwnedCard(
        String id,
        CardStage stage,
        boolean disabled,
        Optional<Symbol> paid,
        Optional<String> gained,
        Optional<String> marked) {

    public OwnedCard withStage(CardStage newStage) {
        return new OwnedCard(id, newStage, disabled, paid, gained, marked);
    }

    public OwnedCard withDisabled(boolean newDisabled) {
        return new OwnedCard(id, stage, newDisabled, paid, gained, marked);
    }

    public OwnedCard withPaid(Optional<Symbol> newPaid) {
        return new OwnedCard(id, stage, disabled, newPaid, gained, marked);
    }

    public OwnedCard withGained(Optional<String> newGained) {
        return new OwnedCard(id, stage, disabled, paid, newGained, marked);
    }

    public OwnedCard withMarked(Optional<String> newMarked) {
        return new OwnedCard(id, stage, disabled, paid, gained, newMarked);
    }

    /** With what it brought or marked being another die now, or none. */
    public OwnedCard following(String die, Optional<String> now) {
        return new OwnedCard(id, stage, disabled, paid, followed(gained, die, now), followed(marked, die, now));
    }

    private static Optional<String> followed(Optional<String> mine, String die, Optional<String> now) {
        return mine.equals(Optional.of(die)) ? now : mine;
    }

    public static OwnedCard of(String id, CardStage stage) {
        return new OwnedCard(id, stage, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Whether a permanent effect of it holds in the Reckoner phase. */
    public boolean works() {
        return stage != CardStage.WAITING && !disabled;
    }

    /** Whether it can be used now. */
    public boolean canBeUsed() {
        return stage == CardStage.READY && !disabled;
    }
}
