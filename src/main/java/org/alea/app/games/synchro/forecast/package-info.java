/** What the table of Synchro Horizon can say beforehand: what monsters would do, how long a combat stays fresh. */
package org.alea.app.games.synchro.forecast;
