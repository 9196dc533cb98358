/** Who plays Synchro Horizon by themselves: the bot that also gives the hints. */
package org.alea.games.synchro.bots;
