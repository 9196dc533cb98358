/**
 * Synchro Horizon: a party of four heroes travels from Luminaria to Stellaris.
 *
 * <p>Rooms: {@link org.alea.games.synchro.effects} is the language of the cards, {@link
 * org.alea.games.synchro.cards} what is printed, {@link org.alea.games.synchro.state} what changes, {@code rules} what
 * may be done and what it does, {@code bots} who plays. Here stand the table, the moves and the events that everybody
 * outside works with.
 *
 * <p>How a table view reads it: {@code table.state()} has the voyage, the party, the supply, the battle;
 * {@code table.ask()} is the decision at hand, a record that says what it is about; {@code game.moves(table)} are its
 * answers. The place of a hero in {@code party.heroes()} and of a monster in {@code battle.monsters()} is its position,
 * the front first. Of {@code battle.heroBox()} and {@code monsterBox()} only the first {@code heroMarbles()} and
 * {@code monsterMarbles()} are known to the player; decks are hidden, bags are not. {@code Concede} and {@code TimeUp}
 * are legal but never listed. Abilities are told as {@code (card, line)}, the line being a place in {@code
 * Talents.lines()}.
 */
package org.alea.games.synchro;
