/** What is chosen before a game of Reckoners. */
package org.alea.app.games.reckoners.setup;
