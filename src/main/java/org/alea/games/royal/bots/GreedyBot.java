package org.alea.games.royal.bots;

import java.util.List;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Plays the move whose table is worth most right afterwards; it never plans ahead. */
public final class GreedyBot implements Bot<RoyalTable, RoyalMove> {
    public static final String NAME = "greedy";

    /** What spending influence must bring to be worth the trouble. */
    private static final double LEAST_GAIN = 0.01;

    private final RoyalGame game;
    private final Chance seeds;
    private final Appraisal appraisal;

    public GreedyBot(RoyalGame game, long seed) {
        this(game, seed, Weights.standard());
    }

    GreedyBot(RoyalGame game, long seed, Weights weights) {
        this.game = game;
        this.seeds = new SeededChance(seed);
        this.appraisal = new Appraisal(weights);
    }

    @Override
    public RoyalMove choose(RoyalTable table) {
        List<RoyalMove> moves = game.moves(table);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        RoyalTable seen = game.imagine(table, seeds.index(Integer.MAX_VALUE, "future"));
        RoyalMove best = moves.get(moves.size() - 1);
        double most = Double.NEGATIVE_INFINITY;
        for (RoyalMove move : moves) {
            if (!influence(move)) {
                double value = appraisal.of(after(seen, move));
                if (value > most) {
                    most = value;
                    best = move;
                }
            }
        }
        for (RoyalMove move : moves) {
            if (promising(move)) {
                double value = afterInfluence(seen, move);
                if (value > most + LEAST_GAIN) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    private static boolean influence(RoyalMove move) {
        return move instanceof RoyalMove.Reroll
                || move instanceof RoyalMove.Recruit
                || move instanceof RoyalMove.TurnOver;
    }

    /** Influence is spent on low dice only. */
    private static boolean promising(RoyalMove move) {
        if (move instanceof RoyalMove.Reroll reroll) {
            return reroll.die().face() <= 2;
        }
        if (move instanceof RoyalMove.TurnOver turned) {
            return turned.dice().list().stream().allMatch(die -> die.face() <= 3);
        }
        return move instanceof RoyalMove.Recruit;
    }

    /** The best that can be done once the influence is spent; a re-roll counts with its average. */
    private double afterInfluence(RoyalTable table, RoyalMove move) {
        if (!(move instanceof RoyalMove.Reroll)) {
            return best(after(table, move));
        }
        double sum = 0;
        for (int face = 1; face <= 6; face++) {
            sum += best(after(table.copyWith(new ScriptedChance(List.of(face))), move));
        }
        return sum / 6;
    }

    private double best(RoyalTable table) {
        double most = Double.NEGATIVE_INFINITY;
        RoyalTable future = table.copyWith(new SeededChance(0));
        for (RoyalMove move : game.moves(future)) {
            if (!influence(move)) {
                most = Math.max(most, appraisal.of(after(future, move)));
            }
        }
        return most;
    }

    private RoyalTable after(RoyalTable table, RoyalMove move) {
        RoyalTable after = table.copy();
        game.play(after, move, Turn.silent());
        return after;
    }
}
