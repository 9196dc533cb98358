/** Timed exercises, each with a goal and a judge, and the challenge of the day. */
package org.alea.games.queen.practice;
