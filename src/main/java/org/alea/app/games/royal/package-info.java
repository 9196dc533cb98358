/**
 * Le défi royal on the table: the city, the hand over it, and the Roy across.
 *
 * <ul>
 *   <li>{@code RoyalTableScreen} is the table as a screen, {@code RoyalView} what the player sees and touches,
 *       {@code RoyalKeys} and {@code RoyalGestures} what keys do.
 *   <li>{@code RoyalPlay} leads the match by {@link org.alea.app.play.MatchPlay}; a half-made move is a {@code RoyalDraft}:
 *       {@code Tray}, {@code Proposal} and a wish. {@code Targets} says where it can go, {@code Objection} why not.
 *   <li>{@code RoyalEvents} is the book of events, {@code RoyalReel} cuts a turn of the Roy into his five steps,
 *       {@code RoyWatch} shows them.
 *   <li>{@code RoyalBoard}, {@code RoyalBar}, {@code RoySide} and their parts are built anew for each size, theme and
 *       language; {@code RoyalPieces} are the dice that stay.
 *   <li>{@code Covers} lie over the table; {@code pieces} are the printed cards and boards, {@code roy} a turn of his in
 *       words, {@code end} the final sheet, {@code reference} and {@code setup} what other screens show of the game.
 * </ul>
 */
package org.alea.app.games.royal;
