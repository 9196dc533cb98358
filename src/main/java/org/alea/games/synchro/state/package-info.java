/**
 * All that changes in a game of Synchro Horizon, as immutable records: {@link org.alea.games.synchro.state.SynchroState}
 * holds the voyage, the party, the supply, the battle, and the agenda, a stack of what is still to be done. Its top is
 * always an {@link org.alea.games.synchro.state.Ask} while the game goes on: the decision the player faces.
 */
package org.alea.games.synchro.state;
