package org.alea.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.alea.content.GameKit;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.Words;

/** Random playouts and moves per second of CPU time. */
record BenchCommand(Shelf shelf) implements Command {
    private static final String SECONDS = "--seconds";
    private static final String JSON = "--json";
    private static final double STANDARD_SECONDS = 3;
    private static final double MOST_SECONDS = 3600;
    private static final long STANDARD_SEED = 1;

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String arguments() {
        return "[GAME…] [--seconds N] [--seed N] [--set key=value …] [--json]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "parties au hasard et coups par seconde de processeur", "random playouts and moves per CPU second");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, SECONDS + "=", Arguments.SEED + "=", Arguments.SET, JSON);
        double seconds = arguments.decimal(SECONDS, STANDARD_SECONDS, MOST_SECONDS);
        Map<String, Setup> setups = setups(arguments);
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        setups.forEach((game, setup) -> {
            Benchmark measured = measure(game, setup, seconds, terminal);
            json.add(measured.toJson(game));
            if (!arguments.has(JSON)) {
                terminal.out()
                        .printf(
                                Locale.ROOT,
                                "%s: %.1f playouts and %.1f moves per CPU second, %.1f moves a game%n",
                                game,
                                measured.playoutsPerCpuSecond(),
                                measured.movesPerCpuSecond(),
                                measured.movesPerGame());
            }
        });
        if (arguments.has(JSON)) {
            terminal.out().println(json.toPrettyString());
        }
        return FINE;
    }

    /** All that is asked for, checked before the first measurement begins. */
    private Map<String, Setup> setups(Arguments arguments) {
        List<String> games = arguments.objects().isEmpty()
                ? shelf.kits().stream().map(GameKit::id).toList()
                : arguments.objects();
        Map<String, Setup> setups = new LinkedHashMap<>();
        for (String game : games) {
            setups.put(game, setup(game, arguments));
        }
        return setups;
    }

    private Setup setup(String game, Arguments arguments) {
        try {
            return Setup.of(shelf.box(game).options(), arguments.settings(), arguments.seed(STANDARD_SEED));
        } catch (IllegalSetupException e) {
            throw new BadInputException(game + ": " + e.getMessage());
        }
    }

    private Benchmark measure(String game, Setup setup, double seconds, Terminal terminal) {
        try (ProgressLine progress = new ProgressLine(terminal)) {
            return Benchmark.of(
                    shelf.box(game),
                    setup,
                    seconds,
                    played -> progress.say(
                            () -> String.format(Locale.ROOT, "%s: %.1f s of CPU time played", game, played)));
        }
    }
}
