package org.alea.games.queen.coach;

import java.util.List;
import java.util.Optional;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** What a throw brought more, or less, than the mean over all its results: luck, in enemies. */
public final class Windfall {
    private static final int SAMPLES = 1000;
    private static final int CHAOS_SAMPLES = 12;

    private final Appraisal appraisal;
    private final Luck luck;
    private double mean;

    private Windfall(QueenTable before) {
        appraisal = new Appraisal(before, CHAOS_SAMPLES);
        luck = new Luck(31L * before.round() + before.rerolls());
    }

    /** The luck of this move; 0 if it throws no dice on the clock. */
    public static double of(QueenTable before, QueenMove move, QueenTable after) {
        Windfall windfall = new Windfall(before);
        if (move instanceof QueenMove.StartRound) {
            windfall.expectFirstThrow(before);
        } else if (move instanceof QueenMove.RerollSet set) {
            windfall.expect(Hand.of(before), set.value(), set.withDragon());
        } else if (move instanceof QueenMove.RerollSolo solo) {
            windfall.expect(Hand.of(before), solo.value(), false);
        } else {
            return 0;
        }
        return windfall.appraisal.stop(Hand.of(after), windfall.luck) - windfall.mean;
    }

    private void expectFirstThrow(QueenTable before) {
        for (int i = 0; i < SAMPLES; i++) {
            Hand hand = Hand.thrown(before, appraisal.dragonFaces(), luck);
            mean += appraisal.stop(hand, luck) / SAMPLES;
        }
    }

    private void expect(Hand hand, int value, boolean withDragon) {
        if (hand.count(value) > Landings.MOST_DICE) {
            mean = new Rerolls(appraisal, SAMPLES, 0).nextStop(hand, value, withDragon, luck);
            return;
        }
        List<Optional<DragonFace>> faces = withDragon ? appraisal.dragonFaces() : List.of();
        Landings.each(
                hand.withoutAll(value),
                hand.colours[value],
                faces,
                (result, chance) -> mean += chance * appraisal.stop(result, luck));
    }
}
