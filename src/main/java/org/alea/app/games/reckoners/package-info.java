/** The table of Reckoners: Steelslayer. */
package org.alea.app.games.reckoners;
