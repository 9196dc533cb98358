/** The pieces of Synchro Horizon as the reference shows them. */
package org.alea.app.games.synchro.reference;
