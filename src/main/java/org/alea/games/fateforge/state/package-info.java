/** The state of a game of Fateforge: immutable records, all of which a save holds. */
package org.alea.games.fateforge.state;
