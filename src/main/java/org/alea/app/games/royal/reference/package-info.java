/** The cards, dice and tokens of Le défi royal in the card reference, and the pictures of its rulebook. */
package org.alea.app.games.royal.reference;
