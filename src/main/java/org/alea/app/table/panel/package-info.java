/** The panels around a board: bar, question, journal, forecast, the opponent's steps, notes and buttons. */
package org.alea.app.table.panel;
