package org.alea.games.queen;

/**
 * An enemy as the attacks of this round meet it: its card and marker with all that is in force. What an attack does
 * depends on nothing else but the colours of its dice and the dragon die.
 *
 * @param smash the power to break Shields with a sufficient set
 * @param needTop how many more dice the top square needs, auras included
 * @param soloDown how much further a solo moves the marker down
 */
public record Stance(
        Track track,
        int marker,
        boolean shielded,
        boolean smash,
        int needAll,
        int needTop,
        boolean oneSquare,
        int soloDown,
        int idleDown) {

    public static Stance of(QueenTable table, int slot) {
        Modifiers modifiers = table.modifiers;
        Ring ring = table.ring;
        return new Stance(
                ring.track(slot),
                ring.marker[slot],
                ring.shielded(slot),
                table.power().smashesShields(),
                modifiers.needAll(),
                modifiers.needTop() + aura(table, slot),
                modifiers.oneSquare(),
                modifiers.soloDown(),
                modifiers.idleDown());
    }

    /** AURA_TOP: both neighbours make the top square dearer. */
    private static int aura(QueenTable table, int slot) {
        int aura = 0;
        for (int neighbour : table.cards.neighbours(slot)) {
            if (!table.ring.empty(neighbour)) {
                aura += table.ring.ability(neighbour).auraTop();
            }
        }
        return aura;
    }

    /**
     * Resolves an attack in the order of modifiers the rules give.
     *
     * @param colours the attack dice by the colour they count as, packed as in {@link Dice}
     * @param dragon whether claw, tail or teeth have joined them
     * @param wing whether the wing has joined them
     * @param lowestSolo how much further down this solo moves for being the lowest one
     */
    public Attack meet(int colours, boolean dragon, boolean wing, int lowestSolo) {
        if (colours == 0) {
            return Attack.idle(track.ability.idleDown() + idleDown);
        }
        int size = size(colours, dragon);
        if (size == 1) {
            return solo(wing, lowestSolo);
        }
        if (shielded) {
            return smash && climb(colours, dragon, size) > 0 ? Attack.SMASHED : Attack.PUSHED_BACK;
        }
        int up = climb(colours, dragon, size);
        return up == 0 ? Attack.failed(track.ability.riposte()) : Attack.hit(up, !track.ability.exacting());
    }

    /** QUEEN-080, 118: dice that count as two, and the dragon die as one more. */
    private int size(int colours, boolean dragon) {
        int size = (colours & 0xFF) + (colours >> 8 & 0xFF) + (colours >> 16 & 0xFF) + (colours >>> 24);
        return size + (dragon ? 1 : 0) + doubled(colours);
    }

    private int doubled(int colours) {
        return track.doubled == Track.NO_COLOUR ? 0 : colours >>> track.doubled & 0xFF;
    }

    private Attack solo(boolean wing, int lowestSolo) {
        if (shielded) {
            return Attack.SHIELD_BROKEN;
        }
        int base = track.ability.soloDown();
        // QUEEN-139: a solo that is ignored moves nothing extra either
        return Attack.solo(base == 0 ? 0 : base + soloDown + lowestSolo - (wing ? 1 : 0));
    }

    private int climb(int colours, boolean dragon, int size) {
        boolean one = oneSquare || track.ability.elusive();
        // QUEEN-119: where colours are named the dragon die counts as white
        int paying = colours + (dragon ? 1 : 0);
        if (track.ability.exacting()) {
            return exactly(paying, size, one ? 1 : track.top - marker);
        }
        int up = doubled(colours) == 0 ? payable(paying, size) : new DoubledPayment(this, paying).squares();
        if (up > 0 && size >= track.ability.breakthrough() && marker + up < track.top) {
            up++;
        }
        return one ? Math.min(1, up) : up;
    }

    /** QUEEN-071: numbers and colours add up over the squares. */
    private int payable(int paying, int size) {
        int numbers = 0;
        int colours = 0;
        int up = 0;
        for (int square = marker + 1; square <= track.top && track.need[square] > 0; square++) {
            numbers += need(square);
            colours += track.colours[square];
            if (numbers > size || !covers(paying, colours)) {
                break;
            }
            up++;
        }
        return up;
    }

    /** EXACTING: no die may be left over (QUEEN-249). */
    private int exactly(int paying, int size, int most) {
        int numbers = 0;
        int colours = 0;
        for (int up = 1; up <= most && track.need[marker + up] > 0; up++) {
            numbers += need(marker + up);
            colours += track.colours[marker + up];
            if (numbers == size) {
                return covers(paying, colours) ? up : 0;
            }
        }
        return 0;
    }

    /** QUEEN-082: what is added to a square applies to each one the attack pays for. */
    int need(int square) {
        return track.need[square] + needAll + (square == track.top ? needTop : 0);
    }

    /** Whether there is enough of every colour: each byte of {@code has} is at least that of {@code wanted}. */
    static boolean covers(int has, int wanted) {
        return (((has | 0x80808080) - wanted) & 0x80808080) == 0x80808080;
    }
}
