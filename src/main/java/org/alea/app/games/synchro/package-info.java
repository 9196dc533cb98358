/** The table of Synchro Horizon. */
package org.alea.app.games.synchro;
