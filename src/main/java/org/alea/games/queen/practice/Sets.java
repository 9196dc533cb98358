package org.alea.games.queen.practice;

/** So many sets; a bonus for one more. */
record Sets(int sets, Bonus bonus) implements Goal {

    @Override
    public int parts() {
        return sets;
    }

    @Override
    public int leastDice() {
        return 2 * sets;
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int made = landing.sets();
        return Judgement.of(made >= sets, made, sets, bonus.reached(made));
    }
}
