/**
 * What is printed on the pieces of Synchro Horizon, read from {@code rules-data/synchro} by
 * {@link org.alea.games.synchro.cards.SynchroContent}: heroes, skills, items, monsters, tiles, the map, the calendar, the
 * level table. Nothing here changes in play.
 */
package org.alea.games.synchro.cards;
