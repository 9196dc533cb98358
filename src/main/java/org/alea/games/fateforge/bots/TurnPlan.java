package org.alea.games.fateforge.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.alea.engine.Turn;
import org.alea.games.fateforge.FateforgeGame;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Prompt;

/** Plans a hero's whole turn by a beam search over its legal moves (FATE-494). */
final class TurnPlan {
    private static final int DEPTH = 9;
    private static final int BEAM = 6;
    private static final double UNUSED = 0.9;
    private static final int MOST_ANSWERS = 12;

    private final FateforgeGame game;
    private final BoardValue values;
    private final Function<FateforgeTable, FateforgeMove> answers;

    /** @param answers how questions in the middle are answered */
    TurnPlan(FateforgeGame game, BoardValue values, Function<FateforgeTable, FateforgeMove> answers) {
        this.game = game;
        this.values = values;
        this.answers = answers;
    }

    /** A table the turn can come to, by which moves, and what it is worth. */
    private record Line(FateforgeTable table, List<FateforgeMove> moves, double value, double promise) {}

    /** The moves of the best turn found, answers in the middle included; empty if nothing is better than to stop. */
    List<FateforgeMove> plan(FateforgeTable start, String hero) {
        Line best = line(start, List.of(), hero);
        List<Line> beam = List.of(best);
        List<FateforgeState> seen = new ArrayList<>();
        for (int depth = 0; depth < DEPTH && !beam.isEmpty(); depth++) {
            List<Line> next = new ArrayList<>();
            for (Line line : beam) {
                for (FateforgeMove move : game.moves(line.table())) {
                    if (move instanceof FateforgeMove.EndTurn) {
                        continue;
                    }
                    Line further = played(line, move, hero);
                    if (!seen.contains(further.table().state())) {
                        next.add(further);
                        if (further.value() > best.value() + 1e-9) {
                            best = further;
                        }
                    }
                }
            }
            next.sort((a, b) -> Double.compare(b.promise(), a.promise()));
            List<Line> kept = new ArrayList<>(BEAM);
            for (Line line : next) {
                if (kept.size() == BEAM) {
                    break;
                }
                boolean goesOn = line.table()
                        .prompt()
                        .filter(Prompt.Acting.class::isInstance)
                        .isPresent();
                if (goesOn && !seen.contains(line.table().state())) {
                    seen.add(line.table().state());
                    kept.add(line);
                }
            }
            beam = kept;
        }
        return best.moves();
    }

    private Line played(Line line, FateforgeMove move, String hero) {
        FateforgeTable table = line.table().copy();
        List<FateforgeMove> moves = new ArrayList<>(line.moves());
        moves.add(move);
        game.play(table, move, Turn.silent());
        for (int i = 0; i < MOST_ANSWERS && inTheMiddle(table); i++) {
            FateforgeMove answer = answers.apply(table);
            moves.add(answer);
            game.play(table, answer, Turn.silent());
        }
        return line(table, moves, hero);
    }

    private static boolean inTheMiddle(FateforgeTable table) {
        return table.prompt()
                .filter(prompt -> SensibleBot.NESTED.contains(prompt.getClass()))
                .isPresent();
    }

    private Line line(FateforgeTable table, List<FateforgeMove> moves, String hero) {
        boolean over = table.scene().isEmpty() || table.state().sceneEnd().isPresent();
        double value = over ? -500 : values.of(table.state(), hero);
        return new Line(table, moves, value, over ? value : value + UNUSED * unused(table, hero));
    }

    private static int unused(FateforgeTable table, String hero) {
        int n = 0;
        for (HeldResult result : table.hero(hero).fight().results()) {
            if (result.usable()) {
                n++;
            }
        }
        return n;
    }
}
