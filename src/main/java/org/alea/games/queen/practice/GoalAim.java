package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Hand;

/**
 * The goal of a drill as the coach's measure: without enemies and Chariots every hand would be worth the same to him
 * (QUEEN-214), so he goes by the points of the attempt, seconds aside, in hundreds (QUEEN-205). Such goals ask how many
 * dice show what, never for their colours, so each answer is found once. Belongs to one thread.
 */
final class GoalAim implements Aim {
    private final Goal goal;
    private final Drawn drawn;
    private final Map<Lie, Double> known = new HashMap<>();

    /** How many dice show each value, and the dragon die. */
    private record Lie(List<Integer> counts, Optional<DragonFace> dragon) {}

    private GoalAim(Goal goal, Drawn drawn) {
        this.goal = goal;
        this.drawn = drawn;
    }

    /** The measure of a drill that begins with this table, if nobody on it is one. */
    static Optional<Aim> of(Goal goal, Drawn drawn, QueenTable start) {
        boolean nobody = start.enemies().isEmpty() && start.chariots().isEmpty();
        return nobody && drawn.slots().isEmpty() ? Optional.of(new GoalAim(goal, drawn)) : Optional.empty();
    }

    @Override
    public double worth(Hand hand) {
        List<Integer> counts = new ArrayList<>(6);
        for (int value = 1; value <= 6; value++) {
            counts.add(hand.count(value));
        }
        return known.computeIfAbsent(new Lie(counts, hand.dragon()), this::points);
    }

    private double points(Lie lie) {
        List<QueenDie> dice = new ArrayList<>();
        for (int value = 1; value <= 6; value++) {
            for (int i = 0; i < lie.counts().get(value - 1); i++) {
                dice.add(new QueenDie("", DieColour.W, Zone.ARENA, value, false));
            }
        }
        return Trial.points(goal.judge(drawn, new Landing(dice, lie.dragon(), 0, 0)), 0) / 100.0;
    }
}
