package org.alea.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.alea.content.GameBox;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Result;
import org.alea.engine.Table;

/**
 * Every game that was played to its end, each once: a ledger of results, and beside it each game itself to be watched
 * again. What only its game counts may take a while, so it stands in a ledger of its own and is added later.
 */
public final class History {
    private static final String FIGURES = "figures";
    private static final String REPLAY = ".json";

    private final DataFolder folder;
    private final BackgroundWriter writer;
    private final boolean writable;
    private final String program;
    private final Clock clock;
    private final Ledger<FinishedGame> ledger;
    private final Ledger<Figures> figures;

    /** The games that have a line; read when the first one is added, and from then on the writing thread's own. */
    private Optional<Set<FinishedGame.Identity>> known = Optional.empty();

    /** What was counted of a finished game after its line was written. */
    record Figures(String id, Map<String, Double> numbers) {}

    History(DataFolder folder, BackgroundWriter writer, boolean writable, String program, Clock clock) {
        this.folder = folder;
        this.writer = writer;
        this.writable = writable;
        this.program = program;
        this.clock = clock;
        this.ledger = new Ledger<>(folder.history(), FinishedGame.class, writer, writable);
        this.figures = new Ledger<>(folder.ledger(FIGURES), Figures.class, writer, writable);
    }

    /** Keeps a finished match with what only this game counts. */
    public <T extends Table<T>, M extends Move> FinishedGame add(
            Save<T, M> save, boolean ranked, Map<String, Double> numbers) {
        return add(
                save,
                FinishedGame.of(save, resultOf(save), clock.instant(), ranked).with(numbers),
                () -> {});
    }

    /** Keeps a finished match, and does {@code then} once it is on the disk, before anything else is written. */
    <T extends Table<T>, M extends Move> FinishedGame add(Save<T, M> save, boolean ranked, BackgroundWriter.Job then) {
        return add(save, FinishedGame.of(save, resultOf(save), clock.instant(), ranked), then);
    }

    /** The replay is on the disk before the line that points to it; the whole is tried again if the disk refuses a part. */
    private <T extends Table<T>, M extends Move> FinishedGame add(
            Save<T, M> save, FinishedGame finished, BackgroundWriter.Job then) {
        if (writable) {
            writer.append(folder.history(), () -> {
                if (!known().contains(finished.identity())) {
                    new SafeFile(folder.replay(finished.id())).write(SaveText.write(save, program, finished));
                    writeLine(finished);
                }
                then.write();
            });
        }
        return finished;
    }

    private static <T extends Table<T>> Result resultOf(Save<T, ?> save) {
        return save.box()
                .game()
                .result(save.end())
                .orElseThrow(
                        () -> new IllegalArgumentException("a match that is not over has no place in the history"));
    }

    /**
     * Gives every replay its line that lost it because the program was killed in between. Reads names of files and what
     * has no line, so it is not for the JavaFX thread.
     */
    public void adoptReplaysWithoutLine() {
        if (writable) {
            writer.append(folder.history(), this::adopt);
            writer.flush();
        }
    }

    private void adopt() throws IOException {
        Set<String> withLine = new HashSet<>();
        ledger.readNow().entries().forEach(game -> withLine.add(game.id()));
        for (String id : replays()) {
            Optional<FinishedGame> torn = withLine.contains(id) ? Optional.empty() : lineOf(folder.replay(id));
            if (torn.isPresent() && !known().contains(torn.get().identity())) {
                writeLine(torn.get());
            }
        }
    }

    /** The ids of all stored replays, the oldest first. */
    private Set<String> replays() throws IOException {
        Set<String> ids = new TreeSet<>();
        Path replays = folder.replays();
        if (Files.isDirectory(replays)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(replays, "*" + REPLAY)) {
                for (Path file : files) {
                    String name = file.getFileName().toString();
                    ids.add(name.substring(0, name.length() - REPLAY.length()));
                }
            }
        }
        return ids;
    }

    /** The line a replay should have; one that is damaged, or from before replays knew their lines, has none. */
    private static Optional<FinishedGame> lineOf(Path replay) throws IOException {
        try {
            var json = JsonTree.object(new SafeFile(replay).read().orElse(""));
            return json.has(SaveText.FINISHED)
                    ? Optional.of(Json.read(json.get(SaveText.FINISHED), FinishedGame.class))
                    : Optional.empty();
        } catch (Json.UnreadableException e) {
            return Optional.empty();
        }
    }

    private void writeLine(FinishedGame finished) throws IOException {
        ledger.write(finished);
        known().add(finished.identity());
    }

    private Set<FinishedGame.Identity> known() {
        if (known.isEmpty()) {
            Set<FinishedGame.Identity> read = new HashSet<>();
            ledger.readNow().entries().forEach(game -> read.add(game.identity()));
            known = Optional.of(read);
        }
        return known.get();
    }

    public Ledger.Reading<FinishedGame> read() {
        Ledger.Reading<FinishedGame> games = ledger.read();
        Ledger.Reading<Figures> counted = figures.readNow();
        Map<String, Map<String, Double>> numbers = new HashMap<>();
        counted.entries().forEach(line -> numbers.put(line.id(), line.numbers()));
        List<Ledger.Problem> problems = new ArrayList<>(games.problems());
        problems.addAll(counted.problems());
        return new Ledger.Reading<>(
                games.entries().stream()
                        .map(game -> numbers.containsKey(game.id()) ? game.with(numbers.get(game.id())) : game)
                        .toList(),
                List.copyOf(problems));
    }

    /** The games of which nobody has counted yet what only they count, the newest first. */
    public List<FinishedGame> uncounted() {
        Set<String> counted = new HashSet<>();
        figures.read().entries().forEach(line -> counted.add(line.id()));
        List<FinishedGame> uncounted = new ArrayList<>();
        for (FinishedGame game : ledger.readNow().entries()) {
            if (game.numbers().isEmpty() && !counted.contains(game.id())) {
                uncounted.add(0, game);
            }
        }
        return List.copyOf(uncounted);
    }

    /** Counts what only its game counts of a stored match. It may take seconds and belongs to no thread of ours. */
    public <T extends Table<T>, M extends Move> void count(FinishedGame finished, GameBox<T, M> box) {
        if (writable && replay(finished, box) instanceof Loading.Loaded<T, M> loaded) {
            Match<T, M> match = loaded.match();
            List<T> tables = IntStream.rangeClosed(0, match.history().size())
                    .mapToObj(match::tableAfter)
                    .toList();
            figures.add(new Figures(
                    finished.id(), box.figures(match.setup().seed(), tables, List.copyOf(match.history()))));
        }
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
