/** From what a hand touches to the move that it means. */
package org.alea.app.games.fateforge.input;
