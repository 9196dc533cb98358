/**
 * The little language that all cards of Synchro Horizon are written in: {@link org.alea.games.synchro.effects.Verb} is
 * what happens, {@link org.alea.games.synchro.effects.Whom} to whom, {@link org.alea.games.synchro.effects.Talent} a
 * line of a hero, an item or a Celestial. Knows nothing of a table: a verb hands its work to a
 * {@link org.alea.games.synchro.effects.Hands}.
 */
package org.alea.games.synchro.effects;
