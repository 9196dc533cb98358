package org.alea.games.queen.practice;

/** One set of a given size; a bonus for a larger one. */
record BigSet(int size, Bonus bonus) implements Goal {

    @Override
    public int parts() {
        return size;
    }

    @Override
    public int leastDice() {
        return size;
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int largest = landing.largest();
        return Judgement.of(largest >= size, largest, size, bonus.reached(largest));
    }
}
