package org.alea.games.queen.coach;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/**
 * The dice in the arena as far as their worth goes: for each value how many of each printed colour, packed into one int
 * ({@link DieColour#shift()}), and what the dragon die shows.
 */
public final class Hand {
    /** How many places {@link #place} tells apart. */
    static final int PLACES = 1024;

    static final long NO_KEY = -1;

    private static final int BYTE = 0xFF;
    /** More than fifteen white dice, or more than three of another colour. */
    private static final int TOO_MANY = 0xFCFCFCF0;

    final int[] colours = new int[7];
    Optional<DragonFace> dragon = Optional.empty();

    Hand() {}

    Hand(Hand other) {
        lieAs(other);
    }

    public static Hand of(QueenTable table) {
        Hand hand = new Hand();
        for (QueenDie die : table.dice()) {
            if (die.zone() == Zone.ARENA) {
                hand.colours[die.value()] += one(die.colour());
            }
        }
        hand.dragon = table.dragon();
        return hand;
    }

    /** A first throw of the whole Reserve. */
    static Hand thrown(QueenTable table, List<Optional<DragonFace>> dragonFaces, Luck luck) {
        Hand hand = new Hand();
        for (QueenDie die : table.dice()) {
            if (die.zone() == Zone.RESERVE) {
                hand.colours[luck.face()] += one(die.colour());
            }
        }
        if (!dragonFaces.isEmpty()) {
            hand.dragon = dragonFaces.get(luck.face() - 1);
        }
        return hand;
    }

    /** What the dragon die shows. */
    public Optional<DragonFace> dragon() {
        return dragon;
    }

    /** How many dice show this value. */
    public int count(int value) {
        return size(colours[value]);
    }

    /** How many dice of this printed colour do. */
    public int count(int value, DieColour colour) {
        return of(colours[value], colour);
    }

    public boolean set(int value) {
        return count(value) > 1;
    }

    public boolean hasSolo() {
        for (int value = 1; value <= 6; value++) {
            if (count(value) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Lies as another hand does. */
    void lieAs(Hand other) {
        System.arraycopy(other.colours, 0, colours, 0, colours.length);
        dragon = other.dragon;
    }

    /** Lies as another hand does, with these dice thrown among its own. */
    void throwAmong(Hand rest, int thrown, Luck luck) {
        lieAs(rest);
        scatter(thrown, colours, luck);
    }

    /** All coloured dice, packed. */
    int coloured() {
        int coloured = 0;
        for (int value = 1; value <= 6; value++) {
            coloured += colours[value] & ~BYTE;
        }
        return coloured;
    }

    /** The white dice alone, without the dragon die. */
    Hand withoutColoured() {
        Hand hand = new Hand();
        for (int value = 1; value <= 6; value++) {
            hand.colours[value] = colours[value] & BYTE;
        }
        return hand;
    }

    /** This hand after a die has left the arena. */
    public Hand without(int value, DieColour colour) {
        Hand hand = new Hand(this);
        hand.colours[value] -= one(colour);
        return hand;
    }

    /** This hand after all dice of a value have been lifted. */
    Hand withoutAll(int value) {
        Hand hand = new Hand(this);
        hand.colours[value] = 0;
        return hand;
    }

    /**
     * A number that belongs to these dice, whatever the dragon die shows: where that does not matter, the same random
     * numbers come to the same value (QUEEN-222).
     */
    long fingerprint() {
        long print = 0;
        for (int value = 1; value <= 6; value++) {
            print = 0x9E3779B97F4A7C15L * (print ^ colours[value]);
            print ^= print >>> 29;
        }
        return print;
    }

    /** Lets dice fall among others; the values they fell on are the bits of the answer. */
    static int scatter(int thrown, int[] among, Luck luck) {
        int touched = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            for (int left = thrown >>> shift & BYTE; left > 0; left--) {
                int face = luck.face();
                among[face] += 1 << shift;
                touched |= 1 << face;
            }
        }
        return touched;
    }

    /** How many white dice show this value. */
    int white(int value) {
        return colours[value] & BYTE;
    }

    static int one(DieColour colour) {
        return 1 << colour.shift();
    }

    static int of(int packed, DieColour colour) {
        return packed >>> colour.shift() & BYTE;
    }

    static int size(int packed) {
        return (packed & BYTE) + (packed >>> 8 & BYTE) + (packed >>> 16 & BYTE) + (packed >>> 24);
    }

    /** A place of their own for these dice in a table; -1 for more dice than tables hold. */
    static int place(int packed) {
        return (packed & TOO_MANY) != 0
                ? -1
                : (packed & 0xF) | (packed >>> 4 & 0x30) | (packed >>> 10 & 0xC0) | (packed >>> 16 & 0x300);
    }

    /** A number that only equal hands have, never 0; {@link #NO_KEY} for more dice than it tells apart. */
    long key() {
        long key = dragon.isPresent() ? 2 + Slots.index(dragon.get()) : 1;
        for (int value = 1; value <= 6; value++) {
            int place = place(colours[value]);
            if (place < 0) {
                return NO_KEY;
            }
            key = key << 10 | place;
        }
        return key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && Arrays.equals(colours, hand.colours) && dragon.equals(hand.dragon);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colours);
    }
}
