/** What is printed on the cards, boards and maps of Fateforge; nothing here changes in play. */
package org.alea.games.fateforge.cards;
