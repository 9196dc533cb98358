/** What a hand can do at the table of Reckoners, and what is asked. */
package org.alea.app.games.reckoners.input;
