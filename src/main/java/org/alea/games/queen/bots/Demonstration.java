package org.alea.games.queen.bots;

import java.util.Optional;
import org.alea.games.queen.QueenGame;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Luck;
import org.alea.games.queen.coach.Rerolls;

/** The Sensible bot shows how it plays: one move at a time, and why (QUEEN-229). */
public final class Demonstration {
    /** From one move to the next. */
    public static final int PACE_MS = 4000;

    private static final int REASON_SAMPLES = 400;

    private final QueenBot bot;
    private final Luck luck;

    /**
     * A move of the bot.
     *
     * @param reason what it weighed; nothing outside the rolling phase
     */
    public record Step(QueenMove move, Optional<Reason> reason) {}

    /**
     * What stopping is worth, and what the reroll is worth that was chosen or, before a stop, the best one there was.
     *
     * @param reroll nothing if there is no set to throw
     */
    public record Reason(double stop, Optional<Rerolls.Candidate> reroll) {}

    public Demonstration(QueenGame game, long seed) {
        bot = new QueenBot(game, Temper.SENSIBLE, seed);
        luck = new Luck(seed);
    }

    /** What the bot does on this table. */
    public Step next(QueenTable table) {
        QueenMove move = bot.choose(table);
        return new Step(
                move, table.phase() == QueenPhase.ROLLING ? Optional.of(reason(table, move)) : Optional.empty());
    }

    private Reason reason(QueenTable table, QueenMove move) {
        Appraisal appraisal = new Appraisal(table, Temper.CHAOS_SAMPLES);
        Rerolls rerolls = new Rerolls(appraisal, REASON_SAMPLES, 0);
        Hand hand = Hand.of(table);
        Rerolls.Candidate chosen = move instanceof QueenMove.RerollSet set
                ? new Rerolls.Candidate(
                        set.value(), set.withDragon(), rerolls.nextStop(hand, set.value(), set.withDragon(), luck))
                : rerolls.best(hand, luck);
        return new Reason(appraisal.stop(hand, luck), chosen.value() == 0 ? Optional.empty() : Optional.of(chosen));
    }
}
