package org.alea.games.royal.bots;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import org.alea.engine.Bot;
import org.alea.engine.Event;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyReason;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** What happens in many games of one bot: how they end, and what the Roy does in them. */
final class Survey {
    private final RoyalBox box;
    private final Map<String, double[]> byCard = new HashMap<>();
    private int games;
    private int wins;
    private double sum;
    private double squares;
    private double yours;
    private double roys;
    private int royTurns;
    private int actions;
    private int eventsEnded;
    private int expelled;
    private int expelledByEvents;
    private int emptyRow;
    private int gamesWithFullCathedral;
    private int longestRound;

    private Survey(RoyalBox box) {
        this.box = box;
    }

    /** Lets fresh bots play games with consecutive seeds. */
    static Survey of(
            RoyalBox box,
            Map<String, String> options,
            LongFunction<Bot<RoyalTable, RoyalMove>> bots,
            long firstSeed,
            int games) {
        Survey survey = new Survey(box);
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            survey.play(Setup.of(box.options(), options, seed), bots.apply(seed));
        }
        return survey;
    }

    private void play(Setup setup, Bot<RoyalTable, RoyalMove> bot) {
        RoyalTable table = box.game().setUp(setup, new SeededChance(setup.seed()));
        boolean full = false;
        int inRound = 0;
        while (box.game().result(table).isEmpty()) {
            RoyalMove move = bot.choose(table);
            Turn turn = Turn.recorded();
            box.game().play(table, move, turn);
            if (move instanceof RoyalMove.Action) {
                actions++;
            }
            for (Event event : turn.events()) {
                if (event instanceof RoyalEvent.RoundBegan) {
                    inRound = 0;
                } else if (event instanceof RoyalEvent.RoyRolled) {
                    royTurns++;
                    longestRound = Math.max(longestRound, ++inRound);
                } else if (event instanceof RoyalEvent.Expelled gone && gone.side() == Side.YOU) {
                    expelled += move instanceof RoyalMove.RoyRoll ? 1 : 0;
                    expelledByEvents += move instanceof RoyalMove.RoyRoll ? 0 : 1;
                } else if (event instanceof RoyalEvent.RoyReasoned reasoned) {
                    eventsEnded += reasoned.reason() == RoyReason.FILLS_RIGHTMOST_EVENT ? 1 : 0;
                    emptyRow += reasoned.reason() == RoyReason.ROW_IS_EMPTY ? 1 : 0;
                    full |= reasoned.reason() == RoyReason.CATHEDRAL_FULL;
                }
            }
        }
        count(table, full);
    }

    private void count(RoyalTable table, boolean full) {
        int difference = table.vp(Side.YOU) - table.vp(Side.ROY);
        games++;
        wins += difference > 0 ? 1 : 0;
        sum += difference;
        squares += (double) difference * difference;
        yours += table.vp(Side.YOU);
        roys += table.vp(Side.ROY);
        gamesWithFullCathedral += full ? 1 : 0;
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= 3; stage++) {
                String card = table.activity(colour, stage).map(Activity::id).orElseThrow();
                double[] tally = byCard.computeIfAbsent(card, none -> new double[2]);
                tally[0]++;
                tally[1] += difference;
            }
        }
    }

    double winPercent() {
        return 100.0 * wins / games;
    }

    double mean() {
        return sum / games;
    }

    double deviation() {
        return Math.sqrt(squares / games - mean() * mean());
    }

    double yourVp() {
        return yours / games;
    }

    double royVp() {
        return roys / games;
    }

    double royTurns() {
        return (double) royTurns / games;
    }

    double actions() {
        return (double) actions / games;
    }

    double eventsEnded() {
        return (double) eventsEnded / games;
    }

    /** By the Roy himself, on a 4 or 10; what the events of the row add to it is told apart. */
    double expelled() {
        return (double) expelled / games;
    }

    double emptyRow() {
        return (double) emptyRow / games;
    }

    double fullCathedral() {
        return (double) gamesWithFullCathedral / games;
    }

    /** The most turns the Roy took in one round. */
    int longestRound() {
        return longestRound;
    }

    /** How far the mean of the games with a card lies from the mean of all. */
    Map<String, Double> shifts() {
        Map<String, Double> shifts = new HashMap<>();
        byCard.forEach((card, tally) -> shifts.put(card, tally[1] / tally[0] - mean()));
        return shifts;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d games: %.1f %% won, mean %.2f, SD %.1f, %.1f to %.1f VP; Roy %.1f turns (longest round %d),"
                        + " you %.1f actions; Roy ends %.2f events, expels %.2f (events %.2f), empty row %.2f, full Cathedral %.2f",
                games,
                winPercent(),
                mean(),
                deviation(),
                yourVp(),
                royVp(),
                royTurns(),
                longestRound,
                actions(),
                eventsEnded(),
                expelled(),
                (double) expelledByEvents / games,
                emptyRow(),
                fullCathedral());
    }
}
