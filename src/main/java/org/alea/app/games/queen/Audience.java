package org.alea.app.games.queen;

import java.util.List;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;

/** Whoever shows the table of a {@link QueenPlay}. */
interface Audience {
    /** Something is to be shown anew. */
    void changed();

    /** These events have just been seen. */
    void happened(List<QueenEvent> events);

    /** A move has been played; dice thrown by it are still in the air. */
    void played(QueenMove move, List<QueenEvent> events, Picture before);

    /** The rules said no. */
    void refused(Refusal refusal);

    /** There is something to watch: the next beat is to be shown after a while. */
    void watch();
}
