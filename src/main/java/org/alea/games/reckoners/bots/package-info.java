/** Those who play by themselves. */
package org.alea.games.reckoners.bots;
