package org.alea.games.queen.coach;

import java.util.List;
import java.util.Map;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.Arena;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** Rounds for the tests of the coach. */
final class CoachRoom {
    static final Map<String, String> UNTIMED = Map.of("speed", "untimed");
    static final Map<String, String> OFFICIAL = Map.of("speed", "official");

    private CoachRoom() {}

    /** A match that goes on from these dice. */
    static Match<QueenTable, QueenMove> from(Lying lying, QueenMove... moves) {
        QueenTable table = lying.table();
        Setup setup = Setup.of(
                Arena.BOX.options(),
                Map.of("speed", table.options().speed().name().toLowerCase(java.util.Locale.ROOT)),
                7);
        Match<QueenTable, QueenMove> match = Match.practice(Arena.BOX.game(), setup, table);
        for (QueenMove move : moves) {
            match.play(move, 0);
        }
        return match;
    }

    /** What the coach says of the moves made from these dice. */
    static List<Verdict> verdicts(Lying lying, QueenMove... moves) {
        Match<QueenTable, QueenMove> match = from(lying, moves);
        return Coach.of(match).report(RoundDecision.of(match, 1)).verdicts();
    }

    static Verdict verdict(Lying lying, QueenMove move) {
        return verdicts(lying, move).get(0);
    }

    static double value(Verdict verdict, Candidate candidate) {
        return verdict.candidates().stream()
                .filter(each -> each.candidate().equals(candidate))
                .mapToDouble(Valued::value)
                .findFirst()
                .orElseThrow();
    }

    /** The Chained Colossus in slot 1: a step up is worth 0.16 - 0.12 + 0.35, a wound costs 1.2. */
    static Lying colossus(Map<String, String> options) {
        return Lying.on(options).enemy(1, "N14", 1);
    }

    static QueenMove reroll(int value, int atMs) {
        return new QueenMove.RerollSet(value, false, atMs);
    }
}
