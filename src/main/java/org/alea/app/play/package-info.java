/**
 * The model of a table, without nodes and tested without a window.
 *
 * <pre>
 * Gesture ─► MatchPlay ─► Match ─► (one listener) MatchPlay ─► one Shot ─► whoever shows the table
 * </pre>
 *
 * <ul>
 *   <li>{@link org.alea.app.play.MatchPlay}: one player at one match. It owns the draft, the look into the past and the
 *       projector, and answers every change with exactly one {@link org.alea.app.play.Shot}.
 *   <li>{@link org.alea.app.play.Draft} and {@link org.alea.app.play.Gesture}: a half-made move, and what a hand does.
 *   <li>{@link org.alea.app.play.EventBook}: one row for each event of a game. From it come sounds, steps, marks, notes.
 *   <li>{@link org.alea.app.play.Reel}, {@link org.alea.app.play.Projector}: the film of a move cut into steps, and where
 *       the player is in it.
 *   <li>{@link org.alea.app.play.Question}: what is asked of the player, as plain data.
 *   <li>{@link org.alea.app.play.Hints}, {@link org.alea.app.play.TableClock}, {@link org.alea.app.play.FirstTimes},
 *       {@link org.alea.app.play.JournalLines}, {@link org.alea.app.play.UndoReason}: what their names say.
 * </ul>
 */
package org.alea.app.play;
