package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.royal.Dice;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/**
 * What lies in the group tray: coloured dice and black dice by their numbers on the board, and the card whose deferred
 * cube is armed. Nothing of it has been played yet.
 */
record Tray(List<Integer> dice, List<Integer> black, String cube) {
    static final Tray EMPTY = new Tray(List.of(), List.of(), RoyalMove.NO_MODIFIER);

    /** The most dice of a group (ROYAL-080). */
    static final int MOST = 3;

    /** Nothing, but against black dice the highest is always meant (ROYAL-063). */
    static Tray start(RoyalTable table) {
        if (table.state() != State.COUNTER) {
            return EMPTY;
        }
        int highest = 0;
        for (int id = 1; id < 6; id++) {
            if (table.districts().blackDie(id) > table.districts().blackDie(highest)) {
                highest = id;
            }
        }
        return EMPTY.facing(highest);
    }

    boolean isEmpty() {
        return dice.isEmpty();
    }

    boolean armed() {
        return !cube.equals(RoyalMove.NO_MODIFIER);
    }

    boolean holds(int die) {
        return dice.contains(die);
    }

    Tray with(int die) {
        return holds(die) ? this : new Tray(plus(dice, die), black, cube);
    }

    Tray without(int die) {
        return new Tray(minus(dice, die), black, cube);
    }

    /** Takes a black die in, or out again. */
    Tray switching(int blackDie) {
        return black.contains(blackDie) ? new Tray(dice, minus(black, blackDie), cube) : facing(blackDie);
    }

    Tray facing(int blackDie) {
        return black.contains(blackDie) ? this : new Tray(dice, plus(black, blackDie), cube);
    }

    /** Arms the cube of a card instead of any other; armed twice it is put back (ROYAL-108). */
    Tray arming(String card) {
        return new Tray(dice, black, cube.equals(card) ? RoyalMove.NO_MODIFIER : card);
    }

    /** The dice of one side's district that lie here. */
    Dice of(Side side, RoyalTable table) {
        List<Die> faces = new ArrayList<>();
        for (Districts.Lying die : table.districts().all()) {
            if (holds(die.id()) && die.side() == side) {
                faces.add(die.die());
            }
        }
        return Dice.of(faces);
    }

    /** The faces of the black dice chosen, highest first. */
    List<Integer> blackFaces(RoyalTable table) {
        return black.stream()
                .map(table.districts()::blackDie)
                .sorted((one, other) -> other - one)
                .toList();
    }

    private static List<Integer> plus(List<Integer> some, int more) {
        List<Integer> all = new ArrayList<>(some);
        all.add(more);
        return List.copyOf(all);
    }

    private static List<Integer> minus(List<Integer> some, int less) {
        return some.stream().filter(each -> each != less).toList();
    }
}
