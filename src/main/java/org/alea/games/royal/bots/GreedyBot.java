package org.alea.games.royal.bots;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.Partial;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

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
        for (RoyalMove move : Shortlist.of(seen, moves)) {
            double value = worth(seen, move);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        double without = most;
        for (RoyalMove move : moves) {
            if (Shortlist.promising(move)) {
                double value = afterInfluence(seen, move, without);
                if (value > most + LEAST_GAIN) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    /** The best move without a thought for influence, on a table nobody else plays on. */
    RoyalMove quickest(RoyalTable table) {
        List<RoyalMove> moves = game.moves(table);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        RoyalMove best = moves.get(moves.size() - 1);
        double most = Double.NEGATIVE_INFINITY;
        for (RoyalMove move : Shortlist.of(table, moves)) {
            double value = worth(table, move);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    /** What the table is worth after this move. */
    double worth(RoyalTable table, RoyalMove move) {
        return appraisal.of(after(table, move));
    }

    private RoyalTable after(RoyalTable table, RoyalMove move) {
        RoyalTable after = table.copy();
        game.play(after, move, Turn.silent());
        return after;
    }

    /**
     * The best that can be done once the influence is spent, a reroll counting with its average: what was best without,
     * or something with the changed dice.
     */
    private double afterInfluence(RoyalTable table, RoyalMove move, double without) {
        double now = appraisal.of(table);
        if (move instanceof RoyalMove.Reroll reroll) {
            double sum = 0;
            for (int face = 1; face <= 6; face++) {
                RoyalTable rolled = after(table.copyWith(new ScriptedChance(List.of(face))), move);
                Die die = new Die(reroll.die().colour(), face);
                double kept = without + appraisal.of(rolled) - now;
                sum += Math.max(kept, bestWith(rolled, List.of(die)));
            }
            return sum / 6;
        }
        RoyalTable changed = after(table, move);
        List<Die> dice = new ArrayList<>();
        if (move instanceof RoyalMove.TurnOver turned) {
            turned.dice().list().forEach(die -> dice.add(new Die(die.colour(), 7 - die.face())));
        }
        double kept = without + appraisal.of(changed) - now;
        return dice.isEmpty() ? bestOf(changed, game.moves(changed)) : Math.max(kept, bestWith(changed, dice));
    }

    private double bestWith(RoyalTable table, List<Die> dice) {
        if (table.state() != State.ACTION) {
            return bestOf(table, game.moves(table));
        }
        double most = Double.NEGATIVE_INFINITY;
        for (Die die : dice) {
            most = Math.max(most, bestOf(table, game.moves(table, Partial.atLeast(Dice.of(die), Dice.NONE))));
        }
        return most;
    }

    private double bestOf(RoyalTable table, List<RoyalMove> moves) {
        RoyalTable future = table.copyWith(new SeededChance(0));
        double most = Double.NEGATIVE_INFINITY;
        for (RoyalMove move : Shortlist.of(future, moves)) {
            most = Math.max(most, worth(future, move));
        }
        return most;
    }
}
