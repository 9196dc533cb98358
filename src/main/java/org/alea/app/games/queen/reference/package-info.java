/** The Queen's cards, dice and tokens in the card reference, and the pictures of her rulebook. */
package org.alea.app.games.queen.reference;
