package org.alea.games.queen.practice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.queen.DieColour;

/** On drawn slots a set that holds the colour drawn for it: what a coloured square asks for. */
record ColouredSquares(int slots, int size, Bonus bonus) implements Goal {
    private static final List<DieColour> COLOURS = List.of(DieColour.G, DieColour.Y, DieColour.B);

    @Override
    public int parts() {
        return slots;
    }

    @Override
    public int leastDice() {
        return slots * size;
    }

    @Override
    public boolean possibleWith(Map<DieColour, Integer> dice) {
        return Goal.super.possibleWith(dice) && COLOURS.stream().allMatch(colour -> dice.getOrDefault(colour, 0) > 0);
    }

    @Override
    public Drawn draw(Lots lots) {
        return new Drawn(lots.slots(slots), lots.several(slots, COLOURS), Optional.empty(), 0);
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        for (int i = 0; i < slots; i++) {
            DieColour colour = drawn.colours().get(i);
            layout.enemy(
                    drawn.slots().get(i),
                    stand -> stand.next().need() == size
                            && stand.next().colours().equals(Map.of(colour, 1)));
        }
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int paid = 0;
        for (int i = 0; i < slots; i++) {
            int slot = drawn.slots().get(i);
            if (landing.count(slot) >= size
                    && landing.shows(slot, drawn.colours().get(i))) {
                paid++;
            }
        }
        return Judgement.of(paid == slots, paid, slots, bonus.withoutSolo(landing));
    }
}
