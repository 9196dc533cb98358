package org.alea.store;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Result;
import org.alea.engine.Table;

/** Every game that was played to its end: a ledger of results, and beside it each game itself to be watched again. */
public final class History {
    private final DataFolder folder;
    private final BackgroundWriter writer;
    private final boolean writable;
    private final String program;
    private final Clock clock;
    private final Ledger<FinishedGame> ledger;

    History(DataFolder folder, BackgroundWriter writer, boolean writable, String program, Clock clock) {
        this.folder = folder;
        this.writer = writer;
        this.writable = writable;
        this.program = program;
        this.clock = clock;
        this.ledger = new Ledger<>(folder.history(), FinishedGame.class, writer, writable);
    }

    /**
     * Keeps a finished match; the replay is on the disk before the result that points to it.
     *
     * @param numbers what only this game counts, asked for on the thread that writes
     */
    public <T extends Table<T>, M extends Move> void add(
            Save<T, M> save, boolean ranked, Supplier<Map<String, Double>> numbers) {
        FinishedGame finished = keepReplay(save, ranked);
        ledger.add(() -> finished.with(numbers.get()));
    }

    /** The same with numbers that are known already. */
    public <T extends Table<T>, M extends Move> FinishedGame add(
            Save<T, M> save, boolean ranked, Map<String, Double> numbers) {
        FinishedGame finished = keepReplay(save, ranked).with(numbers);
        ledger.add(finished);
        return finished;
    }

    private <T extends Table<T>, M extends Move> FinishedGame keepReplay(Save<T, M> save, boolean ranked) {
        Result result = save.box()
                .game()
                .result(save.end())
                .orElseThrow(
                        () -> new IllegalArgumentException("a match that is not over has no place in the history"));
        FinishedGame finished = FinishedGame.of(save, result, clock.instant(), ranked);
        if (writable) {
            SafeFile replay = new SafeFile(folder.replay(finished.id()));
            writer.append(replay.path(), () -> replay.write(SaveText.write(save, program, finished.endedAt())));
        }
        return finished;
    }

    public Ledger.Reading<FinishedGame> read() {
        return ledger.read();
    }

    /** What is said of a stored match; nothing if it is gone or cannot be read. */
    public Optional<SaveHeader> header(FinishedGame finished) {
        writer.flush();
        return SaveReader.header(folder.replay(finished.id()));
    }

    /** The stored match, at its end; {@link org.alea.engine.Match#tableAfter} shows every table on the way. */
    public <T extends Table<T>, M extends Move> Loading<T, M> replay(FinishedGame finished, GameBox<T, M> box) {
        writer.flush();
        return SaveReader.load(folder.replay(finished.id()), box);
    }
}
