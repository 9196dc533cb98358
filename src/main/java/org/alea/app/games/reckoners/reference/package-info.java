/** The pieces of Reckoners as they can be looked up. */
package org.alea.app.games.reckoners.reference;
