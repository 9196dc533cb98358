package org.alea.games.royal.bots;

import java.util.List;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** The greedy bot at its quickest, with or without leave to buy the Roy's dice. */
final class WithoutPurchases implements Bot<RoyalTable, RoyalMove> {
    private final RoyalGame game;
    private final GreedyBot greedy;
    private final Chance seeds;
    private final boolean mayBuy;

    WithoutPurchases(RoyalGame game, long seed, boolean mayBuy) {
        this.game = game;
        this.greedy = new GreedyBot(game, seed);
        this.seeds = new SeededChance(seed);
        this.mayBuy = mayBuy;
    }

    @Override
    public RoyalMove choose(RoyalTable table) {
        RoyalTable seen = game.imagine(table, seeds.index(Integer.MAX_VALUE, "future"));
        if (mayBuy) {
            return greedy.quickest(seen);
        }
        List<RoyalMove> moves = game.moves(table);
        RoyalMove best = moves.get(moves.size() - 1);
        double most = Double.NEGATIVE_INFINITY;
        for (RoyalMove move : Shortlist.of(seen, moves)) {
            if (!buys(move)) {
                double value = greedy.worth(seen, move);
                if (value > most) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    private static boolean buys(RoyalMove move) {
        return move instanceof RoyalMove.Action action && action.group().boughtCount() > 0;
    }
}
