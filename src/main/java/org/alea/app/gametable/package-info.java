/**
 * The assembled table of any game, and what a game writes to get one.
 *
 * <p>How to write a table, in seven steps:
 *
 * <ol>
 *   <li>Register: {@code final class FooTableKit implements DesignKit<FooTable, FooMove, D>} with a cover, its own keys and
 *       sheets, and {@link org.alea.app.gametable.DesignKit#design}; a line in {@code TableViews}, the bundles
 *       {@code games/foo/texts_fr/en.properties}. Opening, resuming, autosave, replay, lessons, keys, menu and result come from the
 *       kit. {@code D} is {@code Draft.Blank<FooMove>} as long as moves are made in one go.
 *   <li>Write a {@link org.alea.app.gametable.TableDesign} with its five methods: {@code speech} (given), {@code board},
 *       {@code fresh}, {@code events}, {@code round}. The game can now be played from the question alone: the kit lists the
 *       legal moves in the words of the box, by kind ({@code foo.moves.<name>}), with a search and keys.
 *   <li>{@link org.alea.app.play.EventBook}: one row for each event (sign, tone, sound), {@code step()} or {@code act()} for
 *       what an automaton does; what begins a step is then shown step by step with its {@code Because}. A test says
 *       {@code assertThat(book.missing()).isEmpty()}.
 *   <li>{@link org.alea.app.gametable.BoardView}: a pane as large as the {@link org.alea.app.gametable.Plan}. In
 *       {@code show(shot, pieces)} it draws {@code shot.table()}, says {@code pieces.place(spot, node)} for each part that a
 *       hand can touch, and {@code pieces.lay(spot, …, x, y)} for each piece that moves: the kit glides it from where it
 *       was. A spot has a kind, an id and perhaps a part; {@code row}, {@code chip}, {@code command} and {@code figure} are
 *       the kit's own kinds. Nodes get the pseudo-classes {@code legal}, {@code selected}, {@code cursor},
 *       {@code hover-ok}, {@code refused} and {@code concerned} (by the present step) from the kit.
 *   <li>{@code ways(shot)}: {@code new Way<>(from, to, new Gesture.Play<>(move))} for what is dragged or clicked in two
 *       places, {@code Way.touch(spot, gesture)} for what is pressed. Mouse, keyboard and question all end in the same
 *       gesture. A move of several choices is a {@link org.alea.app.play.Draft}: each choice is a
 *       {@code Gesture.Change(draft.with(…))}, Escape takes one back, Enter plays {@code draft.move()}.
 *   <li>{@code ask(shot)}: {@link org.alea.app.play.Question} with a sentence, rows, chips and commands. The key action
 *       {@code foo.<id>} presses the command {@code <id>}; {@code Command.main} is Enter. {@code objection} says why a drop
 *       is refused; {@code preview} what it would bring (foreseen by itself for moves).
 *   <li>The parts around: {@code plan}, {@code subtitle}, {@code phases}, {@code figures}, {@code forecast}, {@code actor},
 *       {@code portrait}, {@code words} of a step ({@code foo.step.<reason or event>} are the captions), {@code zoom},
 *       {@code card}, {@code rule}, {@code result}.
 * </ol>
 *
 * <p>A board never asks for anything but the shot: {@code shot.draft()} is what has been chosen so far, {@code shot.step()}
 * what the automaton is doing, {@code shot.mode()} whether something can be done. Tests open a table with a clock of their
 * own: nothing pressed in the first 0.6 seconds at a table acts on it.
 */
package org.alea.app.gametable;
