package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.EpicCard;

/**
 * An Epic in a district.
 *
 * @param health {@link EpicCard#INFINITE} if it cannot be attacked yet
 * @param bracket how many of its actions are left of the bracket
 */
public record EpicInPlay(String card, int research, int health, int bracket, List<StolenCard> stolen) {

    public EpicInPlay withResearch(int newResearch) {
        return new EpicInPlay(card, newResearch, health, bracket, stolen);
    }

    public EpicInPlay withHealth(int newHealth) {
        return new EpicInPlay(card, research, newHealth, bracket, stolen);
    }

    public EpicInPlay withBracket(int newBracket) {
        return new EpicInPlay(card, research, health, newBracket, stolen);
    }

    public EpicInPlay withStolen(List<StolenCard> newStolen) {
        return new EpicInPlay(card, research, health, bracket, newStolen);
    }

    public boolean isWeakened() {
        return research == 0;
    }

    public boolean isInfinite() {
        return health == EpicCard.INFINITE;
    }
}
