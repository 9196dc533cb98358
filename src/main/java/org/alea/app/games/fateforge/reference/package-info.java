/** The pieces of Fateforge as they can be looked up. */
package org.alea.app.games.fateforge.reference;
