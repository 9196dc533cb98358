/** How the pieces of Synchro Horizon look, and what is printed on them. */
package org.alea.app.games.synchro.art;
