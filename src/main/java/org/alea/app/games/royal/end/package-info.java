/** The end of Le défi royal: the score by source, the verdict, and what comes next. */
package org.alea.app.games.royal.end;
