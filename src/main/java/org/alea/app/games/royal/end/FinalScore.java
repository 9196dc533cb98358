package org.alea.app.games.royal.end;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.games.royal.CathedralCells;
import org.alea.games.royal.CharacterColumn;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.alea.games.royal.Verdict;

/** Everything the final sheet says of a game that has ended: both sides' VP by source and how they grew. */
public record FinalScore(
        List<Line> lines,
        List<CharacterLine> characters,
        List<Point> curve,
        Map<Side, List<Integer>> emptyLevels,
        int yours,
        int roys,
        String difficulty,
        Verdict verdict) {

    /** What one source brought both sides. */
    public record Line(ScoreSource source, int yours, int roys) {}

    /**
     * What a character brought both sides.
     *
     * @param round the round in which an 8 recalled it, or 0 if it was scored at the end
     * @param count what each side had then; nothing if the game does not remember
     */
    public record CharacterLine(String id, boolean royScores, int yours, int roys, int round, Optional<Count> count) {}

    /** How much of what a character counts each side had. */
    public record Count(int yours, int roys) {}

    /** Both sides' VP after a round; round 0 is the start, and the last point the end. */
    public record Point(int round, int yours, int roys) {}

    public static FinalScore of(Match<RoyalTable, RoyalMove> match) {
        RoyalTable table = match.table();
        List<Line> lines = new ArrayList<>();
        for (ScoreSource source : ScoreSource.values()) {
            lines.add(new Line(source, table.vp(Side.YOU, source), table.vp(Side.ROY, source)));
        }
        Course course = new Course(table.vp(Side.ROY, ScoreSource.DIFFICULTY));
        match.history().forEach(played -> played.events().forEach(course::follow));
        List<CharacterLine> characters = new ArrayList<>();
        for (CharacterColumn.Scored scored : table.characters().scored()) {
            characters.add(course.line(scored));
        }
        int yours = table.vp(Side.YOU);
        int roys = table.vp(Side.ROY);
        List<Point> curve = new ArrayList<>(course.points);
        curve.add(new Point(table.round() + 1, yours, roys));
        return new FinalScore(
                List.copyOf(lines),
                List.copyOf(characters),
                List.copyOf(curve),
                Map.of(Side.YOU, empty(table, Side.YOU), Side.ROY, empty(table, Side.ROY)),
                yours,
                roys,
                table.options().difficulty().id(),
                table.content().verdict(yours - roys));
    }

    /** The levels of the Cathedral on which a side has no cube. */
    private static List<Integer> empty(RoyalTable table, Side side) {
        CathedralCells cells = table.cathedral();
        return IntStream.rangeClosed(1, cells.levels())
                .filter(level -> IntStream.rangeClosed(1, CathedralCells.COLUMNS)
                        .noneMatch(column -> cells.holds(column, level, side)))
                .boxed()
                .toList();
    }

    public int difference() {
        return yours - roys;
    }

    public boolean won() {
        return verdict.win();
    }

    /** The largest amount of any line, for the length of its bar. */
    public int most() {
        int most = 1;
        for (Line line : lines) {
            if (line.source() != ScoreSource.CHARACTERS) {
                most = Math.max(most, Math.max(Math.abs(line.yours()), Math.abs(line.roys())));
            }
        }
        for (CharacterLine line : characters) {
            most = Math.max(most, Math.max(line.yours(), line.roys()));
        }
        return most;
    }

    /** Whether a side has lost less for its empty levels than they cost, since VP never fall below 0 (ROYAL-189). */
    public boolean floored(int penalty) {
        return forgiven(Side.YOU, penalty) > 0 || forgiven(Side.ROY, penalty) > 0;
    }

    /** By how much a side would have fallen below 0. */
    private int forgiven(Side side, int penalty) {
        return lines.stream()
                .filter(line -> line.source() == ScoreSource.EMPTY_LEVELS)
                .mapToInt(line -> cost(side, penalty) + (side == Side.YOU ? line.yours() : line.roys()))
                .sum();
    }

    /** What stands in a line: empty levels at their price, for beside the total is said that it never falls below 0. */
    public int shown(Line line, Side side, int penalty) {
        if (line.source() == ScoreSource.EMPTY_LEVELS) {
            return -cost(side, penalty);
        }
        return side == Side.YOU ? line.yours() : line.roys();
    }

    private int cost(Side side, int penalty) {
        return penalty * emptyLevels.getOrDefault(side, List.of()).size();
    }

    /** How many VP more would have reached the next band, those first that only make up for the floor; 0 in the highest. */
    public int missing(int penalty) {
        return verdict.max() == Integer.MAX_VALUE ? 0 : verdict.max() + 1 - difference() + forgiven(Side.YOU, penalty);
    }

    /** Follows a game from its start: the VP after each round, and when each character was scored. */
    private static final class Course {
        private final List<Point> points = new ArrayList<>();
        private final Map<String, CharacterLine> seen = new HashMap<>();
        private int round;
        private boolean finished;
        private int yours;
        private int roys;

        Course(int headStart) {
            roys = headStart;
            points.add(new Point(0, 0, headStart));
        }

        void follow(Event event) {
            if (event instanceof RoyalEvent.RoundBegan began) {
                round = began.round();
            } else if (event instanceof RoyalEvent.VpGained gained) {
                add(gained.side(), gained.vp());
            } else if (event instanceof RoyalEvent.VpLost lost) {
                add(lost.side(), -lost.vp());
            } else if (event instanceof RoyalEvent.CharacterScored scored) {
                seen.put(
                        scored.character(),
                        new CharacterLine(
                                scored.character(),
                                true,
                                scored.yourVp(),
                                scored.royVp(),
                                finished ? 0 : round,
                                Optional.of(new Count(scored.yourCount(), scored.royCount()))));
            } else if (event instanceof RoyalEvent.RoundEnded ended) {
                points.add(new Point(ended.round(), yours, roys));
                // the final scoring follows the end of the last round
                finished = true;
                round = ended.round();
            }
            if (event instanceof RoyalEvent.RoundBegan) {
                finished = false;
            }
        }

        private void add(Side side, int vp) {
            if (side == Side.YOU) {
                yours += vp;
            } else {
                roys += vp;
            }
        }

        CharacterLine line(CharacterColumn.Scored scored) {
            CharacterLine known = seen.get(scored.card().id());
            return new CharacterLine(
                    scored.card().id(),
                    scored.card().royScores(),
                    scored.yourVp(),
                    scored.royVp(),
                    known == null ? 0 : known.round(),
                    known == null ? Optional.empty() : known.count());
        }
    }
}
