package org.alea.games.queen;

import java.util.Arrays;
import org.alea.engine.Chance;

/**
 * Where every attack die lies and what it shows. Dice go by their number, which is the order in which the dice of one
 * throw take their values (QUEEN-025). Colour counts are packed into one int, eight bits a colour from white up.
 */
final class Dice {
    static final int SHOWS_NOTHING = 0;
    static final int NO_DIE = -1;

    final byte[] zone;
    final byte[] value;
    /** The white die that counts as another colour in the attacks of this round (PAINT_DIE). */
    int painted = NO_DIE;

    DieColour paint = DieColour.W;

    private final DieColour[] colours;

    Dice(DieColour[] colours) {
        this.colours = colours;
        zone = new byte[colours.length];
        value = new byte[colours.length];
    }

    private Dice(Dice other) {
        colours = other.colours;
        zone = other.zone.clone();
        value = other.value.clone();
        painted = other.painted;
        paint = other.paint;
    }

    Dice copy() {
        return new Dice(this);
    }

    int size() {
        return zone.length;
    }

    DieColour colour(int die) {
        return colours[die];
    }

    Zone zone(int die) {
        return Zone.ALL[zone[die]];
    }

    boolean in(Zone where, int die) {
        return zone[die] == where.code();
    }

    /** A die that leaves the arena shows nothing any more; on a Chariot it keeps its face. */
    void put(int die, Zone where) {
        zone[die] = where.code();
        if (where != Zone.ARENA && where != Zone.CHARIOT_1 && where != Zone.CHARIOT_2) {
            value[die] = SHOWS_NOTHING;
        }
    }

    void throwDie(int die, Chance chance, String stream) {
        zone[die] = ARENA;
        value[die] = (byte) chance.roll(6, stream);
    }

    int count(Zone where) {
        int count = 0;
        for (byte place : zone) {
            if (place == where.code()) {
                count++;
            }
        }
        return count;
    }

    /** How many free dice show this value. */
    int count(int shown) {
        int count = 0;
        for (int die = 0; die < zone.length; die++) {
            if (value[die] == shown && zone[die] == ARENA) {
                count++;
            }
        }
        return count;
    }

    /** The free dice by value: eight bits a value, so that value v is {@code counts >> 8 * v & 0xFF}. */
    long counts() {
        long counts = 0;
        for (int die = 0; die < zone.length; die++) {
            if (zone[die] == ARENA) {
                counts += 1L << (value[die] << 3);
            }
        }
        return counts;
    }

    static int count(long counts, int shown) {
        return (int) (counts >>> (shown << 3)) & 0xFF;
    }

    static boolean hasSet(long counts) {
        // a byte above 1 has a bit other than its lowest
        return (counts & 0x00FEFEFEFEFEFE00L) != 0;
    }

    /** The colours the free dice of this value attack with (QUEEN-083, 243). */
    int attackColours(int shown, Modifiers modifiers) {
        int packed = 0;
        for (int die = 0; die < zone.length; die++) {
            if (value[die] == shown && zone[die] == ARENA) {
                packed += 1 << attackColour(die, modifiers).shift();
            }
        }
        return packed;
    }

    private DieColour attackColour(int die, Modifiers modifiers) {
        if (die == painted) {
            return paint;
        }
        return modifiers.countsAsWhite(colours[die]) ? DieColour.W : colours[die];
    }

    /** The first die with this zone, colour and value (0 for any value), or {@link #NO_DIE}. */
    int first(Zone where, DieColour colour, int shown) {
        for (int die = 0; die < zone.length; die++) {
            if (zone[die] == where.code()
                    && colours[die] == colour
                    && (shown == SHOWS_NOTHING || value[die] == shown)) {
                return die;
            }
        }
        return NO_DIE;
    }

    /** Equal dice, of one colour in one place, are one option: the first of them stands for all. */
    boolean standsForEqual(int die) {
        return standIn(die) == die;
    }

    int standIn(int die) {
        return first(zone(die), colours[die], zone[die] == ARENA ? value[die] : SHOWS_NOTHING);
    }

    /** Whether two dice of one colour lie in one place, beside the same enemy in the arena. */
    boolean alike(int one, int other) {
        return colours[one] == colours[other]
                && zone[one] == zone[other]
                && (zone[one] != ARENA || value[one] == value[other]);
    }

    boolean none(Zone where) {
        for (byte place : zone) {
            if (place == where.code()) {
                return false;
            }
        }
        return true;
    }

    boolean exhaustionTrackEmpty() {
        for (byte place : zone) {
            if (Zone.ALL[place].exhaustion()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dice dice
                && Arrays.equals(zone, dice.zone)
                && Arrays.equals(value, dice.value)
                && painted == dice.painted
                && paint == dice.paint;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(zone) + Arrays.hashCode(value);
    }

    private static final byte ARENA = Zone.ARENA.code();
}
