/**
 * The Reckoners: Steelslayer. A team of one to four Reckoners, run by one player, against a city of Epics.
 *
 * <p>The map of this package:
 *
 * <ul>
 *   <li>{@link org.alea.games.reckoners.ReckonersTable} holds a {@link
 *       org.alea.games.reckoners.state.ReckonersState}: one record of records. Places in the ring and in the team are
 *       numbers from 0; dice, cards, Epics, districts and Reckoners have ids, which moves and events use.
 *   <li>{@link org.alea.games.reckoners.ReckonersMove} and {@link org.alea.games.reckoners.ReckonersEvent} are the
 *       tables of contents: what is decided and what happens.
 *   <li>What is to be decided follows from the agenda and the phase: {@link
 *       org.alea.games.reckoners.state.ReckonersState#question()} interrupts the phase (an open source, loot, a
 *       trigger, a loss); otherwise the {@link org.alea.games.reckoners.state.ReckonersPhase} itself asks.
 *   <li>{@code cards} reads {@code rules-data/reckoners}: what an Epic or a piece of gear does is data, {@link
 *       org.alea.games.reckoners.cards.EpicAction} and {@link org.alea.games.reckoners.cards.GearEffect}. {@code state}
 *       holds the records on the table, {@code rules} everything that acts, {@code bots} those who play by themselves.
 * </ul>
 *
 * <p>A die that is opened is spent at once and becomes an {@link
 * org.alea.games.reckoners.state.Question.OpenSource}: its symbols are spent one by one, or all of it pays for one
 * thing. All that runs without a decision runs inside the move that led to it, and is told event by event.
 */
package org.alea.games.reckoners;
