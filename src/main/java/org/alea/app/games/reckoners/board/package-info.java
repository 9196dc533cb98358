/** What lies on the table of Reckoners. */
package org.alea.app.games.reckoners.board;
