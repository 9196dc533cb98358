package org.alea.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.Fault;
import org.alea.content.GameKit;
import org.alea.content.guide.Rehearsal;
import org.alea.engine.Language;
import org.alea.engine.Words;

/** Reads card data as the games do and says what is wrong with it. */
record CheckCommand(List<GameKit> kits, Path ownCards) implements Command {
    private static final Words FINE_CARDS = new Words("toutes les cartes sont bonnes", "all card data is fine");

    @Override
    public String name() {
        return "check";
    }

    @Override
    public String arguments() {
        return "[DIR] [--lang fr|en]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "vérifie les cartes\u00a0: celles du programme et les vôtres, ou celles d’un dossier rules-data",
                "checks card data: the program’s and your own, or that of a rules-data folder");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, Arguments.LANGUAGE + "=");
        Language language = arguments.language();
        List<Words> problems;
        try (ProgressLine progress = new ProgressLine(terminal)) {
            problems = arguments.objects().isEmpty()
                    ? checkInUse(progress)
                    : checkNamed(arguments.object("DIR"), progress);
        }
        problems.forEach(problem -> terminal.out().println(problem.in(language)));
        if (problems.isEmpty()) {
            terminal.out().println(FINE_CARDS.in(language));
        }
        return problems.isEmpty() ? FINE : FAILED;
    }

    private List<Words> checkNamed(String name, ProgressLine progress) {
        Path folder = Path.of(name);
        if (!Files.isDirectory(folder)) {
            throw new BadInputException(name + ": is no folder");
        }
        if (children(folder).stream().noneMatch(Files::isDirectory)) {
            throw new BadInputException(name + ": holds no folder of a game; known are "
                    + String.join(", ", kits.stream().map(GameKit::id).toList()));
        }
        return checkFolder(folder, progress);
    }

    private List<Words> checkInUse(ProgressLine progress) {
        List<Words> problems = new ArrayList<>();
        kits.forEach(kit -> open(kit, ContentSource.builtIn(), problems, progress));
        if (Files.isDirectory(ownCards) && problems.isEmpty()) {
            problems.addAll(checkFolder(ownCards, progress));
        }
        return problems;
    }

    private List<Words> checkFolder(Path folder, ProgressLine progress) {
        List<Words> problems = new ArrayList<>();
        for (Path game : children(folder)) {
            if (!Files.isDirectory(game)) {
                continue;
            }
            String id = game.getFileName().toString();
            kits.stream()
                    .filter(kit -> kit.id().equals(id))
                    .findFirst()
                    .ifPresentOrElse(
                            kit -> check(kit, folder, problems, progress),
                            () -> problems.add(Fault.at(
                                    Words.same(id),
                                    new Words("ce n’est pas un jeu de ce programme", "is no game of this program"))));
        }
        return problems;
    }

    private static void check(GameKit kit, Path folder, List<Words> problems, ProgressLine progress) {
        Path game = folder.resolve(kit.id());
        for (Path file : children(game)) {
            String name = file.getFileName().toString();
            if (name.endsWith(".json") && !ContentSource.ships(kit.id(), name)) {
                problems.add(Fault.at(
                        Words.same(kit.id() + "/" + name),
                        new Words("le jeu n’a pas de fichier de ce nom", "the game has no file of this name")));
            } else if (name.endsWith(".json") && !Files.isRegularFile(file)) {
                problems.add(Fault.at(
                        Words.same(kit.id() + "/" + name),
                        new Words("il faut un fichier, pas un dossier", "expected a file, not a folder")));
            }
        }
        // a folder with the game's own rules stands alone; any other is laid over what the program ships
        boolean whole =
                Files.isRegularFile(game.resolve("rules.json")) && Files.isRegularFile(game.resolve("words.json"));
        open(
                kit,
                whole ? ContentSource.folder(folder) : ContentSource.builtIn().overlaidBy(folder),
                problems,
                progress);
    }

    private static void open(GameKit kit, ContentSource source, List<Words> problems, ProgressLine progress) {
        progress.say(() -> kit.id());
        try {
            kit.open(source);
            problems.addAll(Rehearsal.problems(kit.open(source.forLessons(kit.id()))).stream()
                    .map(problem -> new Words(kit.id() + "/" + problem.fr(), kit.id() + "/" + problem.en()))
                    .toList());
        } catch (ContentException e) {
            problems.addAll(e.faults());
        }
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        } catch (IOException e) {
            throw new BadInputException(folder + ": " + Fault.unreadable(e).en());
        }
    }
}
