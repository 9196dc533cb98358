/** What a hand does at the table of Synchro Horizon: the paths of its moves over the table, and the question. */
package org.alea.app.games.synchro.input;
