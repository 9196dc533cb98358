package org.alea.games.queen;

import java.util.List;

/** The free dice of one value: a set of two or more, or a solo (QUEEN-031, 032). */
public record DiceGroup(int value, List<QueenDie> dice) {

    public boolean set() {
        return dice.size() > 1;
    }

    public boolean solo() {
        return dice.size() == 1;
    }
}
