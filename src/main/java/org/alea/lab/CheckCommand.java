package org.alea.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.content.guide.Rehearsal;
import org.alea.engine.Words;

/** Reads card data as the games do and says what is wrong with it. */
record CheckCommand(List<GameKit> kits, Path ownCards) implements Command {

    @Override
    public String name() {
        return "check";
    }

    @Override
    public String arguments() {
        return "[DIR]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "vérifie les cartes\u00a0: celles du programme et les vôtres, ou celles d’un dossier rules-data",
                "checks card data: the program’s and your own, or that of a rules-data folder");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words);
        List<String> problems = arguments.objects().isEmpty() ? checkInUse() : checkNamed(arguments.object("DIR"));
        problems.forEach(terminal.out()::println);
        if (problems.isEmpty()) {
            terminal.out().println("all card data is fine");
        }
        return problems.isEmpty() ? FINE : FAILED;
    }

    private List<String> checkNamed(String name) {
        Path folder = Path.of(name);
        if (!Files.isDirectory(folder)) {
            throw new BadInputException(name + ": is no folder");
        }
        if (children(folder).stream().noneMatch(Files::isDirectory)) {
            throw new BadInputException(name + ": holds no folder of a game; known are "
                    + String.join(", ", kits.stream().map(GameKit::id).toList()));
        }
        return checkFolder(folder);
    }

    private List<String> checkInUse() {
        List<String> problems = new ArrayList<>();
        kits.forEach(kit -> open(kit, ContentSource.builtIn(), problems));
        if (Files.isDirectory(ownCards) && problems.isEmpty()) {
            problems.addAll(checkFolder(ownCards));
        }
        return problems;
    }

    private List<String> checkFolder(Path folder) {
        List<String> problems = new ArrayList<>();
        for (Path game : children(folder)) {
            if (!Files.isDirectory(game)) {
                continue;
            }
            String id = game.getFileName().toString();
            kits.stream()
                    .filter(kit -> kit.id().equals(id))
                    .findFirst()
                    .ifPresentOrElse(
                            kit -> check(kit, folder, problems),
                            () -> problems.add(id + ": is no game of this program"));
        }
        return problems;
    }

    private static void check(GameKit kit, Path folder, List<String> problems) {
        Path game = folder.resolve(kit.id());
        for (Path file : children(game)) {
            String name = file.getFileName().toString();
            if (name.endsWith(".json") && !ContentSource.ships(kit.id(), name)) {
                problems.add(kit.id() + "/" + name + ": the game has no file of this name");
            }
        }
        // a folder with the game's own rules stands alone; any other is laid over what the program ships
        boolean whole =
                Files.isRegularFile(game.resolve("rules.json")) && Files.isRegularFile(game.resolve("words.json"));
        open(kit, whole ? ContentSource.folder(folder) : ContentSource.builtIn().overlaidBy(folder), problems);
    }

    private static void open(GameKit kit, ContentSource source, List<String> problems) {
        try {
            kit.open(source);
            problems.addAll(Rehearsal.problems(kit.open(source.forLessons(kit.id()))).stream()
                    .map(problem -> kit.id() + "/" + problem)
                    .toList());
        } catch (ContentException e) {
            problems.add(e.getMessage());
        }
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        } catch (IOException e) {
            throw new BadInputException(folder + ": cannot be read (" + e + ")");
        }
    }
}
