/**
 * The table of Fateforge.
 *
 * <ul>
 *   <li>{@code FateforgeTableKit} registers it, {@code FateforgeDesign} is what it brings to the table kit;
 *   <li>{@code input}: a move is a path of spots; a half-made one is a {@code Reach} of those touched so far;
 *   <li>{@code board}: the scene; {@code camp}: the rests between scenes; {@code art}: words, signs and cards;
 *   <li>{@code reference}: the catalogue of all pieces.
 * </ul>
 */
package org.alea.app.games.fateforge;
