package org.alea.games.queen.practice;

import java.util.Set;
import org.alea.games.queen.QueenModule;

/** Exactly one die on each of some drawn slots, whose enemies hold their Shields up. */
record LoneDice(int slots) implements Goal {

    @Override
    public int parts() {
        return slots;
    }

    @Override
    public int leastDice() {
        return slots;
    }

    @Override
    public Set<QueenModule> modules() {
        return Set.of(QueenModule.SHIELDS);
    }

    @Override
    public Drawn draw(Lots lots) {
        return Drawn.slots(lots.slots(slots));
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        for (int slot : drawn.slots()) {
            layout.shieldedEnemy(slot);
        }
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int right = (int) drawn.slots().stream().filter(landing::solo).count();
        return Judgement.of(right == slots, right, slots, 0);
    }
}
