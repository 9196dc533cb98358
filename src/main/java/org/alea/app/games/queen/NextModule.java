package org.alea.app.games.queen;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenOptions;
import org.alea.store.FinishedGame;

/** What a player who has won three times with the same modules is offered next: one module more, the gentle ones first. */
final class NextModule {
    private static final int WINS = 3;
    private static final List<QueenModule> ORDER = List.of(
            QueenModule.DRAGON,
            QueenModule.SPIRIT,
            QueenModule.SHIELDS,
            QueenModule.CONSPIRATORS,
            QueenModule.CHARIOTS,
            QueenModule.SUNMOON);

    private NextModule() {}

    /** @param history every finished game, this one included */
    static Optional<QueenModule> after(QueenOptions options, List<FinishedGame> history) {
        String modules = option(options.modules().stream());
        long wins = history.stream()
                .filter(game -> game.game().equals("queen")
                        && game.result().won()
                        && !game.practice()
                        && modules.equals(option(game.setup().getOrDefault("modules", ""))))
                .count();
        return wins < WINS
                ? Optional.empty()
                : ORDER.stream().filter(module -> !options.with(module)).findFirst();
    }

    /** The same options with one module more, and other dice. */
    static Setup with(Setup setup, QueenOptions options, QueenModule module, long seed) {
        Map<String, String> more = new LinkedHashMap<>(setup.options());
        more.put("modules", option(Stream.concat(options.modules().stream(), Stream.of(module))));
        return new Setup(seed, more);
    }

    private static String option(String written) {
        return written.isEmpty()
                ? ""
                : option(Stream.of(written.split(","))
                        .map(name -> Stream.of(QueenModule.values())
                                .filter(module -> module.option().equals(name))
                                .findFirst()
                                .orElseThrow()));
    }

    private static String option(Stream<QueenModule> modules) {
        return modules.sorted().map(QueenModule::option).collect(Collectors.joining(","));
    }
}
