package org.alea.app.guide;

import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Where the lessons of a game are taken: at a table that can be guided. */
@FunctionalInterface
public interface GuideRoom<T extends Table<T>, M extends Move> {

    GuidedTable<M> open(Desk desk, GameSession<T, M> session);
}
