package org.alea.lab;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.GameKit;
import org.alea.engine.IllegalSetupException;

/** Finds the command that is meant and turns whatever is wrong into one line and an exit code. */
final class CommandLine {
    private final List<Command> commands;
    private final Terminal terminal;

    /** @param ownCards the player's folder of card data, which need not exist */
    CommandLine(List<GameKit> kits, Path ownCards, Terminal terminal) {
        this.terminal = terminal;
        Shelf shelf = new Shelf(kits, ContentSource.builtIn());
        Shelf ownShelf = shelf.with(ownCards);
        List<Command> others = List.of(
                new GamesCommand(shelf),
                new PlayCommand(ownShelf, System::nanoTime),
                new ScenarioCommand(shelf),
                new SimulateCommand(shelf),
                new BenchCommand(shelf),
                new CheckCommand(kits, ownCards),
                new ReplayCommand(ownShelf));
        this.commands = HelpCommand.before(others);
    }

    int run(List<String> words) {
        int code = runCommand(words);
        if (terminal.out().checkError() && !terminal.readerGone().getAsBoolean()) {
            terminal.err().println("the output could not be written: the disk may be full");
            return Math.max(code, Command.FAILED);
        }
        return code;
    }

    private int runCommand(List<String> words) {
        try {
            String name = words.isEmpty() ? "help" : words.get(0).replaceFirst("^(--help|-h|-\\?)$", "help");
            Optional<Command> command =
                    commands.stream().filter(each -> each.name().equals(name)).findFirst();
            if (command.isEmpty()) {
                throw new BadInputException("there is no command " + name + "; known are "
                        + String.join(", ", commands.stream().map(Command::name).toList()));
            }
            return command.get().run(words.subList(Math.min(1, words.size()), words.size()), terminal);
        } catch (BadInputException | IllegalSetupException | ContentException e) {
            terminal.err().println(e.getMessage());
            return Command.WRONG_USE;
        } catch (InvalidPathException e) {
            terminal.err().println(e.getInput() + ": is no file name");
            return Command.WRONG_USE;
        }
    }
}
