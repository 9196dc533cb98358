package org.alea.games.queen.coach;

import java.util.Optional;
import org.alea.games.queen.QueenTable;

/** The mean value of the round to come, found by playing it in thought. */
public final class RoundsAhead {
    private static final double WORTH_IT = 0.02;

    private final QueenTable table;
    private final Appraisal appraisal;
    private final Rerolls rerolls;
    private final int rounds;
    private final int mostRerolls;

    /**
     * @param table before the first throw
     * @param samples results looked at for each reroll
     */
    public RoundsAhead(QueenTable table, int rounds, int mostRerolls, int samples, boolean careful) {
        this.table = table;
        this.rounds = rounds;
        this.mostRerolls = mostRerolls;
        this.appraisal = new Appraisal(table, samples, careful, Optional.empty());
        this.rerolls = new Rerolls(appraisal, samples, samples);
    }

    public double mean(Luck luck) {
        double sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += play(luck.branch());
        }
        return sum / rounds;
    }

    private double play(Luck luck) {
        Hand hand = Hand.thrown(table, appraisal.dragonFaces(), luck);
        double stop = appraisal.stop(hand, luck);
        for (int i = 0; i < mostRerolls; i++) {
            Rerolls.Candidate best = rerolls.best(hand, luck);
            if (best.worth() <= stop + WORTH_IT) {
                break;
            }
            hand = rerolls.thrown(hand, best.value(), best.withDragon(), luck);
            stop = appraisal.stop(hand, luck);
        }
        return stop;
    }
}
