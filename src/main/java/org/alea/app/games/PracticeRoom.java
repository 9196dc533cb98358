package org.alea.app.games;

import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Where a game is practised: its exercises and what the player has made of them. */
@FunctionalInterface
public interface PracticeRoom<T extends Table<T>, M extends Move> {

    Screen open(Desk desk, GameBox<T, M> box);
}
