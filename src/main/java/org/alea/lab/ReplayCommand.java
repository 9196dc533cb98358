package org.alea.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.alea.content.GameBox;
import org.alea.engine.Journal;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Seeds;
import org.alea.engine.Table;
import org.alea.engine.Words;
import org.alea.store.Loading;
import org.alea.store.SaveHeader;
import org.alea.store.SaveReader;

/** Replays a save move by move, prints its journal, and verifies that it ends where it did. */
record ReplayCommand(Shelf shelf) implements Command {

    @Override
    public String name() {
        return "replay";
    }

    @Override
    public String arguments() {
        return "SAVE [--lang fr|en]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "rejoue une partie enregistrée, écrit son journal et vérifie sa fin",
                "replays a save, prints its journal, verifies its end");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, Arguments.LANGUAGE + "=");
        Path file = Path.of(arguments.object("SAVE"));
        if (!Files.isRegularFile(file)) {
            throw new BadInputException(file + ": is no file");
        }
        SaveHeader header = SaveReader.header(file)
                .orElseThrow(() -> new BadInputException(
                        file + ": is no save that this program can read (" + SaveReader.problem(file) + ")"));
        if (!shelf.has(header.game())) {
            throw new BadInputException(file + ": " + shelf.unknown(header.game()));
        }
        GameBox<?, ?> box = shelf.box(header.game());
        return replay(file, box, new Narrator(box, arguments.language(), terminal.out()), terminal);
    }

    private static <T extends Table<T>, M extends Move> int replay(
            Path file, GameBox<T, M> box, Narrator narrator, Terminal terminal) {
        Loading<T, M> loading = SaveReader.load(file, box);
        if (loading instanceof Loading.Loaded<T, M> loaded) {
            tell(loaded.match(), narrator);
            return verify(file, loaded, terminal);
        }
        if (loading instanceof Loading.ReplayFailed<T, M> failed) {
            tell(failed.before(), narrator);
            return failed(file, failed.move(), failed.detail(), terminal);
        }
        if (loading instanceof Loading.OtherContent<T, M> other) {
            tell(other.before(), narrator);
            return failed(file, other.move(), other.detail(), terminal);
        }
        throw new BadInputException(file + ": " + loading.detail());
    }

    private static void tell(Match<?, ?> match, Narrator narrator) {
        narrator.say(Phrases.SEED, Seeds.format(match.setup().seed()));
        for (Journal.Entry entry : Journal.of(match).entries()) {
            narrator.tell(entry.event());
        }
        match.result().ifPresent(narrator::tell);
    }

    private static int verify(Path file, Loading.Loaded<?, ?> loaded, Terminal terminal) {
        if (loaded.notes().contains(Loading.Note.OTHER_END)) {
            terminal.err().println(file + ": the last table is not the one that was saved");
            return FAILED;
        }
        terminal.out().println(file + ": " + loaded.match().history().size() + " moves, ends as saved");
        return FINE;
    }

    private static int failed(Path file, int move, String detail, Terminal terminal) {
        terminal.err().println(file + ": move " + move + " does not fit: " + detail);
        return FAILED;
    }
}
