/** The content of {@code rules-data/reckoners} as records, read and checked; actions and effects as data. */
package org.alea.games.reckoners.cards;
