/** Le défi royal on the table: the city, the hand over it, and the Roy across. */
package org.alea.app.games.royal;
