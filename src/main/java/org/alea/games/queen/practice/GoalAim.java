package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Hand;

/**
 * The goal of a drill as the coach's measure: who practises for it wants to hear how to reach it, so stops are worth the
 * points of the attempt, seconds aside, in hundreds (QUEEN-205). Goals ask how many dice show what, for a drawn colour
 * on drawn slots and for a drawn face of the dragon die; hands that agree in that are judged once. Belongs to one
 * thread.
 */
final class GoalAim implements Aim {
    private static final int COUNT_BITS = 4;

    private final Goal goal;
    private final Drawn drawn;
    private final DieColour[] wanted = new DieColour[7];
    private final Map<Long, Double> known = new HashMap<>();

    private GoalAim(Goal goal, Drawn drawn) {
        this.goal = goal;
        this.drawn = drawn;
        for (int value = 1; value <= 6; value++) {
            int drawnAt = drawn.slots().indexOf(value);
            wanted[value] = drawnAt >= 0 && drawnAt < drawn.colours().size()
                    ? drawn.colours().get(drawnAt)
                    : DieColour.W;
        }
    }

    /** The measure of a drill, unless its goal is itself what the dice are worth against the enemies. */
    static Optional<Aim> of(Goal goal, Drawn drawn) {
        return goal.measured() ? Optional.empty() : Optional.of(new GoalAim(goal, drawn));
    }

    @Override
    public double worth(Hand hand, int defended) {
        long key = 2L * defended + (hand.dragon().equals(drawn.face()) ? 1 : 0);
        for (int value = 1; value <= 6; value++) {
            key = key << COUNT_BITS | hand.count(value);
            key = 2 * key + (wanted[value] != DieColour.W && hand.count(value, wanted[value]) > 0 ? 1 : 0);
        }
        Double before = known.get(key);
        if (before != null) {
            return before;
        }
        double worth = points(hand, defended);
        known.put(key, worth);
        return worth;
    }

    @Override
    public boolean wants(int slot, DieColour colour) {
        return wanted[slot] == colour;
    }

    private double points(Hand hand, int defended) {
        List<QueenDie> dice = new ArrayList<>();
        for (int value = 1; value <= 6; value++) {
            for (DieColour colour : DieColour.values()) {
                for (int i = 0; i < hand.count(value, colour); i++) {
                    dice.add(new QueenDie("", colour, Zone.ARENA, value, false));
                }
            }
        }
        Landing landing = new Landing(dice, hand.dragon(), defended, 0);
        return Trial.points(goal.judge(drawn, landing), 0) / 100.0;
    }
}
