/** The boards of Synchro Horizon: the stage of a combat, the map, and cards laid out beside the party. */
package org.alea.app.games.synchro.board;
