/** Practising Le Défi de la Reine: the drills with their history, a drill on the table, and the challenge of the day. */
package org.alea.app.games.queen.practice;
