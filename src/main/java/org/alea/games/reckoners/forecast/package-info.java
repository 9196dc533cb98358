/** What would happen if the player stopped now. */
package org.alea.games.reckoners.forecast;
