package org.alea.lab;

import java.nio.file.Path;
import java.util.List;
import org.alea.engine.Words;

/** Runs scenario files and says what does not hold. */
record ScenarioCommand(Shelf shelf) implements Command {
    private static final String PRINT = "--print";

    @Override
    public String name() {
        return "scenario";
    }

    @Override
    public String arguments() {
        return "FILE… [--print]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "joue des fichiers de scénario\u00a0; --print montre la table finale en JSON",
                "runs scenario files; --print shows the final table as JSON");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, PRINT);
        if (arguments.objects().isEmpty()) {
            throw new BadInputException("scenario needs a FILE");
        }
        int worst = FINE;
        for (String file : arguments.objects()) {
            worst = Math.max(worst, run(file, arguments.has(PRINT), terminal));
        }
        return worst;
    }

    private int run(String file, boolean print, Terminal terminal) {
        ScenarioOutcome outcome;
        try {
            outcome = Scenario.read(Path.of(file)).run(shelf);
        } catch (BadInputException e) {
            terminal.err().println(e.getMessage());
            return WRONG_USE;
        }
        if (print) {
            terminal.out().println(outcome.toJson().toPrettyString());
        } else if (outcome.holds()) {
            terminal.out().println("holds " + file);
        } else {
            terminal.out().println("FAILS " + file);
            outcome.failures().forEach(failure -> terminal.out().println("      " + failure));
        }
        return outcome.holds() ? FINE : FAILED;
    }
}
