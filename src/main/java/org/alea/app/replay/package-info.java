/** Watching a finished game again, move by move, and going on from any point of it in practice. */
package org.alea.app.replay;
