/** The records that lie on the table: immutable, replaced as a whole, written to saves and scenarios. */
package org.alea.games.reckoners.state;
