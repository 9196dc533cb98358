/**
 * Fateforge: Chronicles of Kaan, two heroes in combat scenes and in quests of Battle mode.
 *
 * <p>What others build on: {@link org.alea.games.fateforge.FateforgeTable} with its
 * {@link org.alea.games.fateforge.state.FateforgeState}, {@link org.alea.games.fateforge.FateforgeMove},
 * {@link org.alea.games.fateforge.FateforgeEvent}, and what waits for the player,
 * {@link org.alea.games.fateforge.state.Prompt}. The rooms:
 *
 * <ul>
 *   <li>{@code cards}: what is printed, read from {@code rules-data/fateforge};
 *   <li>{@code state}: the records a save holds; the agenda of a state is a stack of tasks, with a prompt on top;
 *   <li>{@code rules}: how prompts are answered and errands run;
 *   <li>{@code bots}: who plays by itself.
 * </ul>
 *
 * <p>Ids: heroes, cards, places and quests have those of the content; an enemy is {@code recruit-1}, a zone
 * {@code B2}, a token that of its scene ({@code O1}, {@code K1}, {@code gem-C1}), a door {@code DR1}, an exit
 * {@code A}; a die is {@code guard.1} (pool, from 1) or {@code guard.w} (weapon), a gained result {@code guard.g1}, an
 * ally's die {@code AL4.1}; an item is its card's id, further copies {@code 131.2}.
 */
package org.alea.games.fateforge;
