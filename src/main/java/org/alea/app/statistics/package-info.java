/** What the player has made of the games so far: figures, charts, days, and every finished game. */
package org.alea.app.statistics;
