package org.alea.games.queen.practice;

/** Some sets with few dice, and not too many solos beside them. */
record ShortReserve(int sets, int solos) implements Goal {

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
        return Judgement.of(made >= sets && landing.solos() <= solos, Math.min(sets, made), sets, 0);
    }
}
