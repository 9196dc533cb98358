package org.alea.lab;

import java.io.PrintStream;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import org.alea.content.GameBox;
import org.alea.engine.Seeds;
import org.alea.engine.Setup;
import org.alea.engine.Words;

/** How often a bot wins, with which score, in how many rounds. */
record SimulateCommand(Shelf shelf) implements Command {
    private static final String GAMES = "--games";
    private static final String BOT = "--bot";
    private static final String JSON = "--json";
    private static final int MOST_GAMES = 100_000_000;
    private static final long STANDARD_SEED = 1;

    @Override
    public String name() {
        return "simulate";
    }

    @Override
    public String arguments() {
        return "GAME --games N [--bot NAME] [--seed N] [--set key=value …] [--json]";
    }

    @Override
    public Words purpose() {
        return new Words(
                "fait jouer un robot\u00a0: victoires, score, durée", "lets a bot play: win rate, score, length");
    }

    @Override
    public int run(List<String> words, Terminal terminal) {
        Arguments arguments = Arguments.of(words, GAMES + "=", BOT + "=", Arguments.SEED + "=", Arguments.SET, JSON);
        String game = arguments.object("GAME");
        GameBox<?, ?> box = shelf.box(game);
        String bot = arguments.value(BOT).orElse(box.standardBot());
        Setup setup = Setup.of(box.options(), arguments.settings(), arguments.seed(STANDARD_SEED));
        int games = arguments.number(GAMES, 1, MOST_GAMES);
        try (Interruption interruption = new Interruption()) {
            Simulation simulation = simulate(box, setup, bot, games, interruption, terminal);
            if (arguments.has(JSON)) {
                terminal.out().println(simulation.toJson(game, setup, bot).toPrettyString());
            } else {
                print(game, setup, bot, simulation, terminal.out());
            }
            terminal.out().flush();
        }
        return FINE;
    }

    private static Simulation simulate(
            GameBox<?, ?> box, Setup setup, String bot, int games, Interruption interruption, Terminal terminal) {
        long start = System.nanoTime();
        try (ProgressLine progress = new ProgressLine(terminal)) {
            return Simulator.of(box, setup, bot)
                    .run(
                            games,
                            Runtime.getRuntime().availableProcessors(),
                            interruption::asked,
                            soFar -> progress.say(() -> report(soFar, games, (System.nanoTime() - start) / 1e9)));
        }
    }

    /** How far it has come, how fast, how much longer, and what it looks like. */
    static String report(Simulation soFar, int games, double seconds) {
        double rate = soFar.games() / seconds;
        String left = soFar.games() == 0 ? "?" : Math.round((games - soFar.games()) / rate) + " s";
        return String.format(
                Locale.ROOT,
                "%d of %d games, %.1f a second, %s left, won %.1f %% (± %.1f)",
                soFar.games(),
                games,
                rate,
                left,
                100 * soFar.winRate(),
                100 * soFar.margin());
    }

    private static void print(String game, Setup setup, String bot, Simulation simulation, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%s, bot %s, %d games from seed %s, %s%n",
                game,
                bot,
                simulation.games(),
                Seeds.format(setup.seed()),
                setup.options());
        if (simulation.games() == 0) {
            return;
        }
        out.printf(Locale.ROOT, "won    %d (%.1f %%)%n", simulation.wins(), 100 * simulation.winRate());
        print("score", simulation.score(), out);
        print("rounds", simulation.rounds(), out);
        print("moves", simulation.moves(), out);
    }

    private static void print(String what, IntSummaryStatistics values, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%-6s %.2f on average, from %d to %d%n",
                what,
                values.getAverage(),
                values.getMin(),
                values.getMax());
    }
}
