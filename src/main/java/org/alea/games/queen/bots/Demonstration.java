package org.alea.games.queen.bots;

import java.util.Optional;
import org.alea.engine.Game;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Appraisal;
import org.alea.games.queen.coach.Hand;
import org.alea.games.queen.coach.Luck;
import org.alea.games.queen.coach.Rerolls;

/**
 * The Sensible bot shows how it plays: one move at a time, and why (QUEEN-229). A drill it plays for its goal, and
 * without its errors: they are of the size of enemies, larger than most of what a throw gains there.
 */
public final class Demonstration {
    /** From one move to the next. */
    public static final int PACE_MS = 4000;

    private static final int REASON_SAMPLES = 400;

    private final QueenBot bot;
    private final Optional<Aim> aim;
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

    public Demonstration(Game<QueenTable, QueenMove> game, long seed) {
        aim = Aim.of(game);
        bot = new QueenBot(game, aim.isPresent() ? Temper.UNERRING : Temper.SENSIBLE, seed);
        luck = new Luck(seed);
    }

    /** What the bot does on this table. */
    public Step next(QueenTable table) {
        QueenMove move = bot.choose(table);
        return new Step(
                move, table.phase() == QueenPhase.ROLLING ? Optional.of(reason(table, move)) : Optional.empty());
    }

    private Reason reason(QueenTable table, QueenMove move) {
        Appraisal appraisal = new Appraisal(table, Temper.CHAOS_SAMPLES, aim);
        Rerolls rerolls = new Rerolls(appraisal, REASON_SAMPLES, 0);
        Hand hand = Hand.of(table);
        Rerolls.Candidate chosen = move instanceof QueenMove.RerollSet set
                ? new Rerolls.Candidate(
                        set.value(), set.withDragon(), rerolls.nextStop(hand, set.value(), set.withDragon(), luck))
                : rerolls.best(hand, luck);
        return new Reason(appraisal.stop(hand, luck), chosen.value() == 0 ? Optional.empty() : Optional.of(chosen));
    }
}
