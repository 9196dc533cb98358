package org.alea.games.queen.coach;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Exercise;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long the coach thinks about the rounds of a game (QUEEN-226), in CPU time of its own thread. */
@Tag("bench")
class CoachBench {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    /** Takes the time of the first line: the first candidate with its value (design: results arrive row by row). */
    private static final class FirstLine implements Coach.Listener {
        private final long start = cpu();
        private double ms = -1;

        @Override
        public void candidates(List<Candidate> candidates) {}

        @Override
        public void valued(Valued candidate) {
            ms = ms < 0 ? (cpu() - start) / 1e6 : ms;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "dragon", "chariots", "dragon,chariots,spirit,shields,conspirators,sunmoon"})
    void measure(String modules) {
        Match<QueenTable, QueenMove> match = played(modules);
        List<Double> firstLines = new ArrayList<>();
        List<Double> firstDecisions = new ArrayList<>();
        List<Double> rounds = new ArrayList<>();
        int decisions = 0;
        for (int round = 1; round <= match.table().round(); round++) {
            List<RoundDecision> all = RoundDecision.of(match, round);
            decisions += all.size();
            long start = cpu();
            for (RoundDecision decision : all) {
                FirstLine line = new FirstLine();
                Coach.of(match).judge(decision, all, line, () -> false);
                if (decision.index() == 0) {
                    firstLines.add(line.ms);
                    firstDecisions.add((cpu() - start) / 1e6);
                }
            }
            rounds.add((cpu() - start) / 1e6);
        }
        System.out.printf(
                "coach, modules [%s]: %d rounds, %d decisions; first line %.0f ms cold, %.0f ms at most; first"
                        + " decision %.0f ms at most; round %.0f ms on average, %.0f ms at most%n",
                modules,
                rounds.size(),
                decisions,
                firstLines.get(0),
                firstLines.stream().mapToDouble(Double::doubleValue).max().orElse(0),
                firstDecisions.stream().mapToDouble(Double::doubleValue).max().orElse(0),
                rounds.stream().mapToDouble(Double::doubleValue).average().orElse(0),
                rounds.stream().mapToDouble(Double::doubleValue).max().orElse(0));
    }

    /** The most chaos can ask for: all six coloured dice fly, two Chariots are open, and slots depend on each other. */
    @ParameterizedTest
    @ValueSource(strings = {"E08", "E11", "E14"})
    void measureChaos(String spirit) {
        Lying lying = Lying.on(Map.of("speed", "untimed", "modules", "dragon,chariots,spirit,shields,sunmoon"))
                .spirit(spirit)
                .chariot(1, "C13")
                .chariot(2, "C02")
                .lowestSoloDown(1)
                .dragon(DragonFace.CHAOS)
                .dice("W1 W1 W2 W3 W3 G1 G3 Y4 Y4 B6 B6");
        for (int slot = 1; slot <= 6; slot++) {
            lying.enemy(slot, "N1" + slot, 2);
        }
        QueenTable table = lying.table();
        RoundDecision decision = new RoundDecision(0, table, Candidate.STOP, table, 0, OptionalInt.empty());
        FirstLine line = new FirstLine();
        new Coach(BOX.game(), 7).judge(decision, List.of(decision), line, () -> false);
        System.out.printf(
                "coach, chaos with %s: first line %.0f ms, decision %.0f ms%n",
                spirit, line.ms, (cpu() - line.start) / 1e6);
    }

    /** A drill is judged by its goal instead of the enemies: a round of eight rerolls. */
    @ParameterizedTest
    @ValueSource(strings = {"P02", "P04", "P05", "P06", "P08", "P09", "P10"})
    void measureDrill(String drill) {
        double slowest = 0;
        double firstLine = 0;
        for (long seed = 1; seed <= 10; seed++) {
            Match<QueenTable, QueenMove> match = Exercise.of(
                            BOX, BOX.drills().find(drill).orElseThrow(), Speed.OFFICIAL, seed)
                    .match();
            match.play(new QueenMove.StartRound(), 0);
            for (int reroll = 0; reroll < 8 && match.table().hasSet(); reroll++) {
                match.play(
                        match.game().moves(match.table()).stream()
                                .filter(QueenMove.RerollSet.class::isInstance)
                                .findFirst()
                                .orElseThrow(),
                        0);
            }
            List<RoundDecision> all = RoundDecision.of(match, 1);
            long start = cpu();
            for (RoundDecision decision : all) {
                FirstLine line = new FirstLine();
                Coach.of(match).judge(decision, all, line, () -> false);
                firstLine = Math.max(firstLine, line.ms);
            }
            slowest = Math.max(slowest, (cpu() - start) / 1e6);
        }
        System.out.printf("coach, drill %s: first line %.0f ms, round %.0f ms at most%n", drill, firstLine, slowest);
    }

    private static Match<QueenTable, QueenMove> played(String modules) {
        Match<QueenTable, QueenMove> match =
                Match.start(BOX.game(), Setup.of(BOX.options(), Map.of("modules", modules), 5));
        Bot<QueenTable, QueenMove> bot =
                Objects.requireNonNull(BOX.bots().get("sensible")).apply(5);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), 0);
        }
        return match;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
