package org.alea.games.queen.practice;

/** No lonely die; each one costs a part, until none is left. */
record NoSolo(int parts) implements Goal {

    @Override
    public int leastDice() {
        return 2;
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int solos = landing.solos();
        return Judgement.of(solos == 0, Math.max(0, parts - solos), parts, 0);
    }
}
