package org.alea.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.engine.Journal;
import org.alea.engine.Language;
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
        Language language = arguments.language();
        Path file = Path.of(arguments.object("SAVE"));
        if (!Files.isRegularFile(file)) {
            throw new BadInputException(file + ": is no file");
        }
        SaveHeader header = SaveReader.header(file)
                .orElseThrow(() -> new BadInputException(noSave(file).in(language)));
        if (!shelf.has(header.game())) {
            throw new BadInputException(file + ": " + shelf.unknown(header.game()));
        }
        GameBox<?, ?> box = shelf.box(header.game(), problem -> terminal.err().println(problem.in(language)));
        return replay(file, box, new Narrator(box, language, terminal.out()), terminal);
    }

    private static Words noSave(Path file) {
        Words problem = SaveReader.problem(file);
        return new Words(
                file + "\u00a0: ce n’est pas une partie que ce programme peut lire (" + problem.fr() + ")",
                file + ": is no save that this program can read (" + problem.en() + ")");
    }

    private static <T extends Table<T>, M extends Move> int replay(
            Path file, GameBox<T, M> box, Narrator narrator, Terminal terminal) {
        Loading<T, M> loading = SaveReader.load(file, box);
        if (loading instanceof Loading.Loaded<T, M> loaded) {
            tell(loaded.match(), narrator);
            return verify(file, loaded, narrator.language(), terminal);
        }
        if (loading instanceof Loading.OtherEnd<T, M> other) {
            tell(other.match(), narrator);
            return otherEnd(file, narrator.language(), terminal);
        }
        if (loading instanceof Loading.ReplayFailed<T, M> failed) {
            tell(failed.before(), narrator);
            if (failed.line() > 0) {
                throw new BadInputException(torn(file, failed).in(narrator.language()));
            }
            return failed(unfit(file, failed.move(), failed.detail()), narrator.language(), terminal);
        }
        if (loading instanceof Loading.OtherContent<T, M> other) {
            tell(other.before(), narrator);
            return failed(unfit(file, other.move(), other.detail()), narrator.language(), terminal);
        }
        throw new BadInputException(
                Fault.at(Words.same(file.toString()), loading.detail()).in(narrator.language()));
    }

    private static void tell(Match<?, ?> match, Narrator narrator) {
        narrator.say(Phrases.SEED, Seeds.format(match.setup().seed()));
        for (Journal.Entry entry : Journal.of(match).entries()) {
            narrator.tell(entry.event());
        }
        match.result().ifPresent(narrator::tell);
    }

    private static int verify(Path file, Loading.Loaded<?, ?> loaded, Language language, Terminal terminal) {
        if (loaded.notes().contains(Loading.Note.OTHER_END)) {
            return otherEnd(file, language, terminal);
        }
        int moves = loaded.match().history().size();
        Words asSaved = new Words(
                file + "\u00a0: " + moves + (moves > 1 ? " coups" : " coup")
                        + ", la fin est celle qui a été enregistrée",
                file + ": " + moves + " moves, ends as saved");
        terminal.out().println(asSaved.in(language));
        return FINE;
    }

    private static int otherEnd(Path file, Language language, Terminal terminal) {
        Words problem = new Words(
                file + "\u00a0: la dernière table n’est pas celle qui a été enregistrée",
                file + ": the last table is not the one that was saved");
        return failed(problem, language, terminal);
    }

    /** The file ends, or is no JSON any more, in the middle of the moves. */
    private static Words torn(Path file, Loading.ReplayFailed<?, ?> failed) {
        return Fault.at(
                new Words(
                        file + "\u00a0: illisible à partir de la ligne " + failed.line(),
                        file + ": cannot be read from line " + failed.line() + " on"),
                failed.detail());
    }

    private static Words unfit(Path file, int move, Words detail) {
        return Fault.at(
                new Words(
                        file + "\u00a0: le coup " + move + " n’est pas possible",
                        file + ": move " + move + " does not fit"),
                detail);
    }

    private static int failed(Words problem, Language language, Terminal terminal) {
        terminal.err().println(problem.in(language));
        return FAILED;
    }
}
