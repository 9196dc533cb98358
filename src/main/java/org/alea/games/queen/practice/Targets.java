package org.alea.games.queen.practice;

/** A set of a given size on each of some drawn slots. */
record Targets(int slots, int size, Bonus bonus) implements Goal {

    @Override
    public int parts() {
        return slots * size;
    }

    @Override
    public int leastDice() {
        return slots * size;
    }

    @Override
    public Drawn draw(Lots lots) {
        return Drawn.slots(lots.slots(slots));
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        for (int slot : drawn.slots()) {
            layout.enemy(slot, stand -> stand.costs(size));
        }
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int there = drawn.slots().stream()
                .mapToInt(slot -> Math.min(size, landing.count(slot)))
                .sum();
        return Judgement.of(there == parts(), there, parts(), bonus.withoutSolo(landing));
    }
}
