package org.alea.games.queen.practice;

import java.util.Optional;

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
        int left = landing.solos();
        return Judgement.of(
                Math.min(sets, landing.sets()),
                sets,
                left > solos ? Optional.of(new Lack("solos", left, solos)) : Optional.empty());
    }
}
