package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/** Matches of the Queen's game for tests, played to where they become interesting. */
final class QueenMatches {
    static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());
    static final String ALL_MODULES = "dragon,chariots,spirit,shields,conspirators,sunmoon";

    private static final Map<String, Long> SEEDS = new ConcurrentHashMap<>();

    private QueenMatches() {}

    /** Everything has been explained: no note covers the table. */
    static Map<String, String> allTold() {
        return Stream.of("solo", "failed", "wound", "exchange", "forced", "shield", "defeat")
                .collect(Collectors.toMap(key -> "queen." + key, key -> "1"));
    }

    static Match<QueenTable, QueenMove> fresh(long seed, String modules, String speed) {
        Setup setup = Setup.of(BOX.options(), Map.of("modules", modules, "speed", speed), seed);
        return Match.start(BOX.game(), setup);
    }

    /** Plays legal moves by chance until the table is as wanted; nothing if the game ends before. */
    static Optional<Match<QueenTable, QueenMove>> playedUntil(
            Match<QueenTable, QueenMove> match, long luck, Predicate<QueenTable> wanted) {
        SeededChance chance = new SeededChance(luck);
        long millis = match.history().size();
        while (!wanted.test(match.table())) {
            if (match.table().phase().over()) {
                return Optional.empty();
            }
            match.play(handy(match, chance), millis++);
        }
        return Optional.of(match);
    }

    /** Rerolls sets that would do nothing, up to ten times a round, and stops; any other decision is left to chance. */
    private static QueenMove handy(Match<QueenTable, QueenMove> match, SeededChance chance) {
        QueenTable table = match.table();
        if (table.phase() != QueenPhase.ROLLING || table.paused()) {
            return BOX.game().randomMove(table, chance);
        }
        List<QueenMove> moves = match.moves();
        List<QueenForecast> forecasts = QueenForecast.of(table);
        return moves.stream()
                .filter(move -> move instanceof QueenMove.RerollSet reroll
                        && table.rerolls() < 10
                        && forecasts.get(reroll.value() - 1).up() == 0)
                .findFirst()
                .orElseGet(() -> moves.stream()
                        .filter(move -> move instanceof QueenMove.Stop
                                || move instanceof QueenMove.ForcedStop
                                || move instanceof QueenMove.TimeUp)
                        .findFirst()
                        .orElseThrow());
    }

    /** The first of many seeds for which such a table comes up, looked for once. */
    static Match<QueenTable, QueenMove> someMatch(
            String wish, String modules, String speed, Predicate<QueenTable> wanted) {
        long seed = SEEDS.computeIfAbsent(
                wish + modules,
                key -> LongStream.range(1, 2000)
                        .filter(each -> playedUntil(fresh(each, modules, speed), each, wanted)
                                .isPresent())
                        .findFirst()
                        .orElseThrow());
        return playedUntil(fresh(seed, modules, speed), seed, wanted).orElseThrow();
    }

    /** The first of many seeds for which such a table comes up. */
    static Match<QueenTable, QueenMove> someMatch(String modules, String speed, Predicate<QueenTable> wanted) {
        return LongStream.range(1, 2000)
                .mapToObj(seed -> playedUntil(fresh(seed, modules, speed), seed, wanted))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no game comes to such a table"));
    }
}
