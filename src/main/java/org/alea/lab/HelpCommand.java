package org.alea.lab;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Language;
import org.alea.engine.Words;

/** How the program is used. */
record HelpCommand(List<Command> others) implements Command {

    /** All commands, with help for them at the head, and at the end the version that is asked about. */
    static List<Command> before(List<Command> others) {
        List<Command> all = new ArrayList<>(others);
        all.add(new VersionCommand());
        all.add(0, new HelpCommand(List.copyOf(all)));
        return List.copyOf(all);
    }

    @Override
    public String name() {
        return "help";
    }

    @Override
    public String arguments() {
        return "[--lang fr|en]";
    }

    @Override
    public Words purpose() {
        return new Words("cette aide", "this help");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, Arguments.LANGUAGE + "=");
        if (!arguments.objects().isEmpty()) {
            throw new BadInputException("help takes no " + arguments.objects().get(0));
        }
        Language language = arguments.language();
        terminal.out().println("java -jar alea-solo.jar");
        terminal.out().println("    " + new Words("ouvre l’application", "opens the app").in(language));
        print(this, language, terminal);
        others.forEach(command -> print(command, language, terminal));
        terminal.out().println();
        terminal.out()
                .println(new Words(
                                "Code de sortie\u00a0: 0 tout va bien, 1 quelque chose n’est pas vérifié, 2 mauvais usage.",
                                "Exit code: 0 fine, 1 something did not hold, 2 wrong use or bad input.")
                        .in(language));
        return FINE;
    }

    private static void print(Command command, Language language, Terminal terminal) {
        terminal.out().println(("java -jar alea-solo.jar " + command.name() + " " + command.arguments()).strip());
        terminal.out().println("    " + command.purpose().in(language));
    }
}
