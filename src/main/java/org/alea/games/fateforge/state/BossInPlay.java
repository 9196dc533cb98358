package org.alea.games.fateforge.state;

import java.util.List;
import org.alea.engine.Deck;
import org.alea.games.fateforge.cards.FoeAbility;

/**
 * What a boss has besides its token.
 *
 * @param covered the icons of its weak point that lie under a cube, counted from 0
 * @param deck the ids of its action cards
 * @param lost abilities it has no more
 */
public record BossInPlay(
        String card, List<Integer> covered, boolean exploited, List<FoeAbility.Kind> lost, Deck<String> deck) {

    public BossInPlay withCovered(List<Integer> icons, boolean done) {
        return new BossInPlay(card, icons, done, lost, deck);
    }

    public BossInPlay withLost(List<FoeAbility.Kind> abilities) {
        return new BossInPlay(card, covered, exploited, abilities, deck);
    }

    public BossInPlay with(Deck<String> left) {
        return new BossInPlay(card, covered, exploited, lost, left);
    }
}
