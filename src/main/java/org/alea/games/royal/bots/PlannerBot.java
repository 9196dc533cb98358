package org.alea.games.royal.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.engine.Turn;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

/**
 * Plays the best of the greedy bot's favourite moves out to the end of the round, several times each with dice of its own
 * imagination, and takes the one that ends best on average.
 */
public final class PlannerBot implements Bot<RoyalTable, RoyalMove> {
    public static final String NAME = "planner";

    private static final int FAVOURITES = 16;
    private static final int FUTURES = 16;

    private final RoyalGame game;
    private final Chance seeds;
    private final GreedyBot greedy;
    private final Appraisal appraisal;

    public PlannerBot(RoyalGame game, long seed) {
        this(game, seed, Weights.standard());
    }

    PlannerBot(RoyalGame game, long seed, Weights weights) {
        this.game = game;
        this.seeds = new SeededChance(seed);
        this.greedy = new GreedyBot(game, seed, weights);
        this.appraisal = new Appraisal(weights);
    }

    private record Favourite(RoyalMove move, double worth) {}

    @Override
    public RoyalMove choose(RoyalTable table) {
        RoyalMove first = greedy.choose(table);
        if (table.state() != State.ACTION) {
            return first;
        }
        List<RoyalMove> favourites = favourites(table, first);
        int future = seeds.index(1 << 30, "future");
        RoyalMove best = first;
        double most = Double.NEGATIVE_INFINITY;
        for (RoyalMove move : favourites) {
            double sum = 0;
            for (int i = 0; i < FUTURES; i++) {
                sum += playedOut(game.imagine(table, future + i), move);
            }
            if (sum > most) {
                most = sum;
                best = move;
            }
        }
        return best;
    }

    private List<RoyalMove> favourites(RoyalTable table, RoyalMove first) {
        RoyalTable seen = game.imagine(table, 0);
        List<Favourite> ranked = new ArrayList<>();
        for (RoyalMove move : Shortlist.of(seen, game.moves(seen))) {
            ranked.add(new Favourite(move, greedy.worth(seen, move)));
        }
        ranked.sort(Comparator.comparingDouble(Favourite::worth).reversed());
        List<RoyalMove> favourites = new ArrayList<>(List.of(first));
        for (Favourite favourite : ranked) {
            if (favourites.size() < FAVOURITES && !favourites.contains(favourite.move)) {
                favourites.add(favourite.move);
            }
        }
        return favourites;
    }

    /** What the table is worth at the end of the round if the greedy bot plays on after this move. */
    private double playedOut(RoyalTable table, RoyalMove move) {
        int round = table.round();
        game.play(table, move, Turn.silent());
        while (table.round() == round && table.state() != State.GAME_OVER) {
            game.play(table, greedy.quickest(table), Turn.silent());
        }
        return appraisal.of(table);
    }
}
