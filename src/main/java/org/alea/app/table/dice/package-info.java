/** Dice lying together, and dice in the air. */
package org.alea.app.table.dice;
