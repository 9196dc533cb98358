/** How the pieces of Reckoners look and what they say. */
package org.alea.app.games.reckoners.art;
