package org.alea.games.queen.practice;

import java.util.List;

/** Enough dice on one drawn slot to climb all the squares above its marker in one attack. */
record DoubleBlow(List<Integer> squares, Bonus bonus) implements Goal {

    @Override
    public int parts() {
        return squares.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public int leastDice() {
        return parts();
    }

    @Override
    public Drawn draw(Lots lots) {
        return Drawn.slots(lots.slots(1));
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        layout.enemy(drawn.slots().get(0), stand -> stand.costsToTheTop(squares));
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int there = landing.count(drawn.slots().get(0));
        return Judgement.of(there >= parts(), there, parts(), bonus.withoutSolo(landing));
    }
}
