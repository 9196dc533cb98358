package org.alea.store;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * Everything of the player's on the disk. Opening it never fails: where it may not write it says so ({@link #access()})
 * and goes on reading. Writing happens on a thread of its own; {@link #close()} waits for it.
 */
public final class Store implements AutoCloseable {
    private final DataFolder folder;
    private final InstanceLock lock;
    private final BackgroundWriter writer;
    private final String program;
    private final Clock clock;
    private final SettingsFile settings;
    private final Saves saves;
    private final History history;

    private Store(DataFolder folder, InstanceLock lock, BackgroundWriter writer, String program, Clock clock) {
        this.folder = folder;
        this.lock = lock;
        this.writer = writer;
        this.program = program;
        this.clock = clock;
        this.settings = new SettingsFile(folder.settings(), writer, access().granted());
        this.saves = new Saves(folder, writer, access().granted(), program, clock);
        this.history = new History(folder, writer, access().granted(), program, clock);
    }

    /**
     * Opens the folder.
     *
     * @param program the version of this program, for saves
     * @param watch hears of writes that fail, on the writing thread
     */
    public static Store open(DataFolder folder, String program, Clock clock, WriteWatch watch) {
        return new Store(folder, InstanceLock.take(folder), new BackgroundWriter(watch), program, clock);
    }

    public DataFolder folder() {
        return folder;
    }

    /** Whether this program may write, or why not. */
    public Access access() {
        return lock.access();
    }

    public SettingsFile settings() {
        return settings;
    }

    public Saves saves() {
        return saves;
    }

    public History history() {
        return history;
    }

    /** Keeps a match that is over and, once it is safe, empties the slot it was played in. */
    public <T extends Table<T>, M extends Move> FinishedGame finish(Slot slot, Save<T, M> save, boolean ranked) {
        return history.add(save, ranked, () -> saves.clear(slot, save));
    }

    /** A ledger of the caller's own, in a file of this name: attempts at exercises, for instance. */
    public <R extends Record> Ledger<R> ledger(String name, Class<R> type) {
        return new Ledger<>(folder.ledger(name), type, writer, access().granted());
    }

    /**
     * Writes down what went wrong, together with the match it happened in; both also go into files of their own, which no
     * later save overwrites.
     *
     * @param match the match on the table; asking for it may fail like everything else at such a time
     */
    public CrashReport report(Throwable problem, Supplier<Optional<Save<?, ?>>> match) {
        CrashReport report = CrashReport.of(problem, program, clock.instant(), match);
        if (access().granted()) {
            keep(report.name() + ".txt", report.text());
            if (!report.save().isEmpty()) {
                keep(report.name() + ".json", report.save());
            }
        }
        return report;
    }

    /** Waits until all that was to be written has been. */
    public void flush() {
        writer.flush();
    }

    @Override
    public void close() {
        writer.close();
        lock.close();
    }

    private void keep(String name, String text) {
        SafeFile file = new SafeFile(folder.crashReports().resolve(name));
        writer.append(file.path(), () -> file.write(text));
    }
}
