package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.Symbol;

/**
 * Something that an event allows a Reckoner to do at once.
 *
 * @param id the card, or the district whose card gives a bonus
 * @param owner the Reckoner by place in the team, {@link Reckoner#NOWHERE} for a district's card
 * @param district the district of the bonus, {@link Reckoner#NOWHERE} otherwise
 * @param symbols what it gives
 * @param chosen whether only one of the symbols may be taken
 * @param noMove whether its source cannot pay for a Move
 */
public record Trigger(String id, int owner, int district, List<Symbol> symbols, boolean chosen, boolean noMove) {}
