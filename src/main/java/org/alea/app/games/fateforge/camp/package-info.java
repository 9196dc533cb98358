/** The table between two scenes of a quest. */
package org.alea.app.games.fateforge.camp;
