package org.alea.app.games.royal;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

/** Matches of the Royal game for tests, played to where they become interesting. */
final class RoyalMatches {
    static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());

    private static final Map<String, Long> SEEDS = new ConcurrentHashMap<>();

    private RoyalMatches() {}

    static Match<RoyalTable, RoyalMove> fresh(long seed) {
        return fresh(seed, Map.of());
    }

    static Match<RoyalTable, RoyalMove> fresh(long seed, Map<String, String> options) {
        return Match.start(BOX.game(), Setup.of(BOX.options(), options, seed));
    }

    /** Plays by chance, but seldom passes, until the table is as wanted; nothing if the game ends before. */
    static Optional<Match<RoyalTable, RoyalMove>> playedUntil(
            Match<RoyalTable, RoyalMove> match, long luck, Predicate<RoyalTable> wanted) {
        SeededChance chance = new SeededChance(luck);
        while (!wanted.test(match.table())) {
            if (match.table().state() == State.GAME_OVER) {
                return Optional.empty();
            }
            match.play(
                    BOX.game().randomMove(match.table(), chance),
                    match.history().size());
        }
        return Optional.of(match);
    }

    /** The first of many seeds for which such a table comes up, looked for once. */
    static Match<RoyalTable, RoyalMove> someMatch(String wish, Predicate<RoyalTable> wanted) {
        return someMatch(wish, Map.of(), wanted);
    }

    static Match<RoyalTable, RoyalMove> someMatch(
            String wish, Map<String, String> options, Predicate<RoyalTable> wanted) {
        long seed = SEEDS.computeIfAbsent(
                wish,
                key -> LongStream.range(1, 3000)
                        .filter(each ->
                                playedUntil(fresh(each, options), each, wanted).isPresent())
                        .findFirst()
                        .orElseThrow());
        return playedUntil(fresh(seed, options), seed, wanted).orElseThrow();
    }
}
