package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/**
 * What the Chariots that nobody defends would do before the attacks, were the round stopped now: each effect foretells
 * itself on a table of its own. What the player would choose is left out; what a throw or his choice decides is in doubt.
 */
final class ChariotStrike {
    private final QueenTable table;
    private final Rethrow rethrow;
    private final int[] down = new int[Ring.SLOTS + 1];
    private final int[] wounds = new int[Ring.SLOTS + 1];
    private boolean chosen;
    private boolean dieChosen;
    private int markersLoose;
    private int doubted;

    ChariotStrike(QueenTable now) {
        table = now.copy();
        rethrow = new Rethrow(table);
        for (Effect effect : toCome(now)) {
            effect.foretell(this);
        }
    }

    /** What is left of the Chariot being settled, then the Chariots after it. */
    private static List<Effect> toCome(QueenTable now) {
        List<Effect> effects = new ArrayList<>();
        if (now.step.compareTo(Step.ROLLING) < 0 || now.step.compareTo(Step.CHARIOTS) > 0) {
            return effects;
        }
        boolean settling = now.step == Step.CHARIOTS;
        if (settling) {
            effects.addAll(now.agenda.effects());
        }
        for (int place = settling ? now.cursor : 1; place <= Chariots.PLACES; place++) {
            if (now.chariots.at(place) && now.dice.none(Zone.chariot(place))) {
                effects.addAll(
                        now.cards.chariots().get(now.chariots.inPlay[place]).effect());
            }
        }
        return effects;
    }

    /** What is in force once this Chariot has struck. */
    static Modifiers changed(Modifiers before, ChariotCard struck) {
        Modifiers now = before;
        for (Effect effect : struck.effect()) {
            if (effect instanceof Effect.Modifier change) {
                now = change.applyTo(now);
            }
        }
        return now;
    }

    /** The table the attacks would then meet. */
    QueenTable table() {
        return table;
    }

    /** The dice that would be thrown once more. */
    Rethrow rethrow() {
        return rethrow;
    }

    /** How many squares the marker of a slot would be lowered. */
    int down(int slot) {
        return down[slot];
    }

    /** How often the marker of a slot would wound on its way. */
    int wounds(int slot) {
        return wounds[slot];
    }

    /** QUEEN-087, 093: a marker that reaches the bottom wounds, and goes back to the start. */
    void lower(int slot, int squares) {
        int from = table.ring.marker[slot];
        int to = Math.max(0, from - squares);
        down[slot] += from - to;
        table.ring.marker[slot] = (byte) to;
        if (to == 0) {
            wounds[slot]++;
            Exhaust.ONE_DIE.foretell(this);
            backToStart(slot);
        }
    }

    void backToStart(int slot) {
        table.ring.marker[slot] = (byte) table.ring.track(slot).start;
    }

    /** The player would choose whose marker goes down so far, and what comes after may depend on it. */
    void chooseMarker(int squares) {
        chosen = true;
        markersLoose += squares;
    }

    /** How many squares a marker may be lower than it lies here, for the player chooses whose it is. */
    int markersLoose() {
        return markersLoose;
    }

    /** Whether the player would choose a die before, so that sets may be smaller by then. */
    boolean dieChosen() {
        return dieChosen;
    }

    /** One of these slots is struck, given as bits: which one, a choice before decides. */
    void doubt(int slots) {
        doubted |= slots;
    }

    boolean doubted(int slot) {
        return (doubted & 1 << slot) != 0;
    }

    /** All dice of these values would be thrown once more, given as bits. */
    void rethrow(int values) {
        if (chosen || rethrow.any()) {
            rethrow.all();
        } else {
            rethrow.values(values);
        }
    }

    /**
     * One of these dice would go. Where all lie beside one enemy it goes for certain: the player would give the one he
     * misses least.
     */
    void lose(List<Integer> dice, Zone to) {
        if (rethrow.any()) {
            // which of them it may be, the throw decides
            rethrow.all();
            return;
        }
        boolean oneSlot = dice.stream()
                        .map(die -> table.dice.in(Zone.ARENA, die) ? table.dice.value[die] : 0)
                        .distinct()
                        .count()
                == 1;
        if (oneSlot) {
            table.dice.put(leastMissed(dice), to);
        } else {
            if (dieChosen && dice.size() == 2) {
                // whoever gives one of the two now has no choice then
                dice.forEach(die -> doubt(table.dice.in(Zone.ARENA, die) ? 1 << table.dice.value[die] : 0));
            }
            chosen |= !dice.isEmpty();
            dieChosen |= !dice.isEmpty();
        }
    }

    private int leastMissed(List<Integer> dice) {
        int best = dice.get(0);
        int most = -1;
        for (int die : dice) {
            if (!table.dice.in(Zone.ARENA, die)) {
                return die;
            }
            byte slot = table.dice.value[die];
            table.dice.put(die, Zone.STOCK);
            int up = Attacks.on(table, slot).up();
            table.dice.put(die, Zone.ARENA);
            table.dice.value[die] = slot;
            if (up > most) {
                most = up;
                best = die;
            }
        }
        return best;
    }
}
