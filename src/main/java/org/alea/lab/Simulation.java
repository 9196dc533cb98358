package org.alea.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.IntSummaryStatistics;
import org.alea.engine.Setup;

/** What came of many games: wins, score and length. */
final class Simulation {
    private static final double Z = 1.96;

    private final IntSummaryStatistics wins = new IntSummaryStatistics();
    private final IntSummaryStatistics score = new IntSummaryStatistics();
    private final IntSummaryStatistics rounds = new IntSummaryStatistics();
    private final IntSummaryStatistics moves = new IntSummaryStatistics();

    void add(Playout playout) {
        wins.accept(playout.result().won() ? 1 : 0);
        score.accept(playout.result().score());
        rounds.accept(playout.result().rounds());
        moves.accept(playout.moves());
    }

    void add(Simulation other) {
        wins.combine(other.wins);
        score.combine(other.score);
        rounds.combine(other.rounds);
        moves.combine(other.moves);
    }

    long games() {
        return wins.getCount();
    }

    long wins() {
        return wins.getSum();
    }

    IntSummaryStatistics score() {
        return score;
    }

    IntSummaryStatistics rounds() {
        return rounds;
    }

    IntSummaryStatistics moves() {
        return moves;
    }

    double winRate() {
        return wins.getAverage();
    }

    /** Half the width of the interval that holds the true win rate 95 times in 100 (Wilson). */
    double margin() {
        double n = games();
        double rate = winRate();
        return n == 0 ? 1 : Z * Math.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n);
    }

    ObjectNode toJson(String game, Setup setup, String bot) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("game", game);
        ObjectNode options = json.putObject("setup");
        setup.options().forEach(options::put);
        json.put("bot", bot);
        json.put("games", games());
        json.put("wins", wins());
        json.put("winRate", winRate());
        json.put("meanScore", score.getAverage());
        json.put("meanRounds", rounds.getAverage());
        return json;
    }
}
