/** What can be read over the table of Reckoners: odds, piles, how a game ended. */
package org.alea.app.games.reckoners.sheet;
