package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.alea.content.ContentSource;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalContent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.games.royal.bots.GreedyBot;

/** The box of the game and tables met on the way, for tests of what is seen. */
public final class RoyalBoxes {
    public static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    public static final RoyalGame GAME = BOX.game();
    public static final RoyalContent CONTENT = GAME.content();

    private RoyalBoxes() {}

    /** A turn of the Roy: the table before it, and everything he did. */
    public record RoyTurn(RoyalTable before, List<Event> events) {}

    /** A table the greedy bot comes by in some game. */
    public static RoyalTable met(Map<String, String> options, Predicate<RoyalTable> wanted) {
        for (long seed = 1; seed < 400; seed++) {
            RoyalTable table = fresh(options, seed);
            GreedyBot bot = new GreedyBot(GAME, seed);
            while (true) {
                if (wanted.test(table)) {
                    return table;
                }
                if (GAME.result(table).isPresent()) {
                    break;
                }
                GAME.play(table, bot.choose(table), Turn.silent());
            }
        }
        throw new AssertionError("no such table in 400 games");
    }

    public static RoyalTable fresh(Map<String, String> options, long seed) {
        return GAME.setUp(Setup.of(BOX.options(), options, seed), new SeededChance(seed));
    }

    /** A turn of the Roy with this result somewhere in the middle of a game. */
    public static RoyTurn royTurn(int result, Predicate<RoyalTable> wanted) {
        RoyalTable table = met(Map.of(), met -> met.state() == State.ROY_TURN && wanted.test(met));
        return new RoyTurn(table, GAME.foresight().ofRoy(table, result));
    }

    /** A game played to its end by the greedy bot. */
    public static Match<RoyalTable, RoyalMove> ended(Map<String, String> options, long seed) {
        Setup setup = Setup.of(BOX.options(), options, seed);
        Match<RoyalTable, RoyalMove> match = Match.start(GAME, setup);
        GreedyBot bot = new GreedyBot(GAME, seed);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), match.history().size());
        }
        return match;
    }
}
