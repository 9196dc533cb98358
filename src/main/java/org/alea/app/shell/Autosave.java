package org.alea.app.shell;

import java.time.Instant;
import java.util.concurrent.Executor;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.alea.store.Store;

/**
 * Keeps a match on the disk from its first table on: after every change it is handed over to be written elsewhere, and
 * once it is over it goes into the history. It listens before any view does, so that a move is safe even if showing it
 * goes wrong. While a clock runs it is written every second as if it were left just then: a program that is killed
 * gives no time back.
 */
public final class Autosave<T extends Table<T>, M extends Move> {
    private static final long EVERY_MS = 1_000;

    private final GameSession<T, M> session;
    private final Store store;
    private final Slot slot;
    private final Instant startedAt;
    private final Executor background;
    private boolean over;
    private long writtenAt;

    private Autosave(GameSession<T, M> session, Store store, Slot slot, Instant startedAt, Executor background) {
        this.session = session;
        this.store = store;
        this.slot = slot;
        this.startedAt = startedAt;
        this.background = background;
    }

    /**
     * Keeps the match of a session in this slot from now on.
     *
     * @param background counts what takes long to count of a match that is over
     */
    public static <T extends Table<T>, M extends Move> Autosave<T, M> keep(
            GameSession<T, M> session, Store store, Slot slot, Instant startedAt, Executor background) {
        Autosave<T, M> autosave = new Autosave<>(session, store, slot, startedAt, background);
        autosave.write();
        session.match().listen(autosave::changed);
        session.keepBy(autosave::leftBy);
        return autosave;
    }

    private void changed(Match.Change<T> change) {
        if (over) {
            return; // the result stands, whatever is tried out afterwards
        }
        if (session.match().result().isEmpty()) {
            write();
            return;
        }
        over = true;
        FinishedGame finished = store.finish(slot, save(), !session.match().learning());
        background.execute(() -> store.history().count(finished, session.box()));
    }

    private void leftBy(M move) {
        boolean due = session.millis() - writtenAt >= EVERY_MS;
        if (due && !over && session.match().refusal(move).isEmpty()) {
            write(save().leftBy(move, session.millis()));
        }
    }

    private void write() {
        write(save());
    }

    private void write(Save<T, M> save) {
        writtenAt = session.millis();
        store.saves().write(slot, save);
    }

    /** The match as it stands now. */
    public Save<T, M> save() {
        return Save.of(session.game(), session.box(), session.match(), startedAt);
    }
}
