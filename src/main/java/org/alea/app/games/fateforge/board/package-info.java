/** The table during a scene. */
package org.alea.app.games.fateforge.board;
