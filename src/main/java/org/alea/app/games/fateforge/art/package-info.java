/** What pieces are called, look like and say on their cards. */
package org.alea.app.games.fateforge.art;
