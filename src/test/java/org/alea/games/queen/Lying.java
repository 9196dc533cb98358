package org.alea.games.queen;

import java.util.Map;
import java.util.Optional;

/** Rounds in the rolling phase as a test of the coach needs them: nothing is there but what it names. */
public final class Lying {
    private final QueenTable table;

    private Lying(Map<String, String> options) {
        table = Arena.fresh(options);
        while (table.phase != QueenPhase.ROLLING) {
            Arena.play(table, Arena.BOX.game().moves(table).get(0));
        }
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            table.ring.card[slot] = Ring.EMPTY;
        }
        table.clock.lockEndMs = 0;
    }

    public static Lying on(Map<String, String> options) {
        return new Lying(options);
    }

    /** Training mode without a clock. */
    public static Lying untimed() {
        return on(Map.of("speed", "untimed"));
    }

    public Lying enemy(int slot, String card, int marker) {
        table.ring.card[slot] = (byte) Arena.BOX
                .cards()
                .enemies()
                .indexOf(Arena.BOX.cards().enemy(card).orElseThrow());
        table.ring.marker[slot] = (byte) marker;
        return this;
    }

    public Lying shield(int slot) {
        table.ring.shields |= 1 << slot;
        return this;
    }

    /** Colour and value of each die in the arena: {@code "W2 W2 G3"}. */
    public Lying dice(String named) {
        for (int die = 0; die < table.dice.size(); die++) {
            table.dice.put(die, Zone.BOX);
        }
        for (String name : named.split(" ")) {
            int die = table.dice.first(Zone.BOX, DieColour.valueOf(name.substring(0, 1)), Dice.SHOWS_NOTHING);
            table.dice.put(die, Zone.ARENA);
            table.dice.value[die] = (byte) Integer.parseInt(name.substring(1));
        }
        return this;
    }

    public Lying dragon(DragonFace face) {
        table.dragon = Optional.of(face);
        return this;
    }

    /** The first Chariot in play. */
    public Lying chariot(String card) {
        return chariot(1, card);
    }

    public Lying chariot(int place, String card) {
        table.chariots.inPlay[place] = (byte) Arena.BOX.cards().chariots().stream()
                .map(ChariotCard::id)
                .toList()
                .indexOf(card);
        return this;
    }

    public Lying spirit(String card) {
        table.powerUses = 0;
        table.spirit = Arena.BOX.cards().spirits().stream()
                .map(SpiritCard::id)
                .toList()
                .indexOf(card);
        return this;
    }

    /** Captain Rhéa is active. */
    public Lying lowestSoloDown(int squares) {
        table.modifiers = table.modifiers.plusLowestSoloDown(squares);
        return this;
    }

    public Lying health(int wounds) {
        table.health = wounds;
        return this;
    }

    /** The hand is free, and so much of the limit has passed. */
    public Lying at(int elapsedMs) {
        table.clock.elapsedMs = elapsedMs;
        return this;
    }

    /** So many rerolls have been made of those a Conspirator leaves. */
    public Lying rerolls(int made, int cap) {
        table.clock.rerolls = made;
        table.clock.rerollCap = cap;
        return this;
    }

    public Lying round(int round) {
        table.round = round;
        return this;
    }

    public QueenTable table() {
        return table;
    }
}
