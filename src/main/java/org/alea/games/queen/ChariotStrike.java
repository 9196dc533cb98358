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
    private int markersLoose;
    private int woundsAtMost;
    private int mayBeGone;
    private int doubted;

    ChariotStrike(QueenTable now) {
        table = now.copy();
        rethrow = new Rethrow(table);
        mayBeGone = now.phase() == QueenPhase.EXCHANGE ? 1 : 0;
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
            wound();
            backToStart(slot);
        } else if (to <= markersLoose) {
            mayWound();
        }
    }

    void wound() {
        Exhaust.ONE_DIE.foretell(this);
        loseHealth();
    }

    /** QUEEN-096: a wound may offer an exchange, which takes a die for good. */
    void loseHealth() {
        woundsAtMost++;
        if (table.dice.count(Zone.STACK) > 0 && table.health + woundsAtMost >= table.stackSpace) {
            mayBeGone++;
        }
    }

    void backToStart(int slot) {
        table.ring.marker[slot] = (byte) table.ring.track(slot).start;
    }

    /** The player would choose whose markers, of these slots given as bits, go down so far, and may be wounded by it. */
    void chooseMarkers(int slots, int count, int squares) {
        markersLoose += squares;
        int near = 0;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            near += (slots & 1 << slot) != 0 && table.ring.marker[slot] <= markersLoose ? 1 : 0;
        }
        for (int i = 0; i < Math.min(near, count); i++) {
            mayWound();
        }
    }

    /** How many squares a marker may be lower than it lies here, for the player chooses whose it is. */
    int markersLoose() {
        return markersLoose;
    }

    /** A wound that a choice of the player decides, and which die it costs. */
    private void mayWound() {
        List<Integer> dice = OwnDice.all(table, false);
        if (rethrow.any()) {
            rethrow.all();
        }
        doubtWhereNoChoiceIsLeft(dice);
        mayBeGone += dice.isEmpty() ? 0 : 1;
        loseHealth();
    }

    /** How many dice may have gone by then from where the player chooses, so that sets may be smaller. */
    int mayBeGone() {
        return mayBeGone;
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
        if (mayBeGone > 0 || rethrow.any()) {
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
        if (dice.stream().map(this::place).distinct().count() == 1) {
            table.dice.put(leastMissed(dice), to);
        } else {
            doubtWhereNoChoiceIsLeft(dice);
            mayBeGone += dice.isEmpty() ? 0 : 1;
        }
    }

    /** Whoever has given all the others before must give one from the place that is left. */
    private void doubtWhereNoChoiceIsLeft(List<Integer> dice) {
        for (int die : dice) {
            int slot = place(die);
            long elsewhere = dice.stream().filter(other -> place(other) != slot).count();
            doubt(elsewhere <= mayBeGone ? 1 << slot : 0);
        }
    }

    /** The slot a die lies beside, or 0. */
    private int place(int die) {
        return table.dice.in(Zone.ARENA, die) ? table.dice.value[die] : 0;
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
