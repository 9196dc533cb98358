/** The coach: what was decided in a round, what could have been, and what to learn from it. */
package org.alea.app.games.queen.coach;
