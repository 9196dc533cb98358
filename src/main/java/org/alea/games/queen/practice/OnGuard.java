package org.alea.games.queen.practice;

import java.util.Optional;

/** No lonely die on any of the drawn slots, where it would wound, and some sets wherever they fall. */
record OnGuard(int slots, int sets) implements Goal {

    @Override
    public int parts() {
        return slots;
    }

    @Override
    public int leastDice() {
        return 2 * sets;
    }

    @Override
    public Drawn draw(Lots lots) {
        return Drawn.slots(lots.slots(slots));
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        for (int slot : drawn.slots()) {
            layout.enemy(slot, stand -> stand.marker() == 1);
        }
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int safe =
                (int) drawn.slots().stream().filter(slot -> !landing.solo(slot)).count();
        int made = landing.sets();
        return Judgement.of(safe, slots, made < sets ? Optional.of(new Lack("sets", made, sets)) : Optional.empty());
    }
}
