/** What awaits the player of Le défi royal with the set-up he chooses. */
package org.alea.app.games.royal.setup;
