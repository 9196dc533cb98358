package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The dice on the city square: the coloured ones in the two districts and the black ones. Dice 0 to 5 are red, 6 to 11
 * yellow, 12 to 17 white; a die keeps its number. Two districts are equal if the same faces lie there, whichever die shows
 * them.
 */
public final class Districts {
    static final int DICE = 18;
    static final int BLACK = 6;

    private static final int ROYS = 8;

    /** 0 in the stock, 1 to 6 a face in your district, 9 to 14 in the Roy's. */
    private final byte[] dice;

    private final byte[] black;
    private long yours;
    private long roys;

    /** One coloured die on the board. */
    public record Lying(int id, Side side, Die die) {}

    Districts() {
        dice = new byte[DICE];
        black = new byte[BLACK];
    }

    Districts(Districts other) {
        dice = other.dice.clone();
        black = other.black.clone();
        yours = other.yours;
        roys = other.roys;
    }

    /** The dice in a district. */
    public Dice dice(Side side) {
        return new Dice(counts(side));
    }

    long counts(Side side) {
        return side == Side.YOU ? yours : roys;
    }

    /** Every coloured die on the board with its number, for those who draw it. */
    public List<Lying> all() {
        List<Lying> all = new ArrayList<>();
        for (int id = 0; id < DICE; id++) {
            if (dice[id] != 0) {
                Side side = dice[id] > ROYS ? Side.ROY : Side.YOU;
                all.add(new Lying(id, side, Die.ofKind(kind(id))));
            }
        }
        return all;
    }

    /** No coloured die is left in either district (ROYAL-077). */
    public boolean empty() {
        return yours == 0 && roys == 0;
    }

    /** The faces of the black dice, highest first. */
    public List<Integer> black() {
        List<Integer> faces = new ArrayList<>();
        for (int face = 6; face > 0; face--) {
            for (byte die : black) {
                if (die == face) {
                    faces.add(face);
                }
            }
        }
        return faces;
    }

    /** The face of each of the six black dice by its number, 0 for those not in play. */
    public int blackDie(int id) {
        return black[id];
    }

    int highestBlack() {
        int highest = 0;
        for (byte die : black) {
            highest = Math.max(highest, die);
        }
        return highest;
    }

    void rollBlack(int id, int face) {
        black[id] = (byte) face;
    }

    void removeBlack(int face) {
        for (int id = 0; id < BLACK; id++) {
            if (black[id] == face) {
                black[id] = 0;
                return;
            }
        }
        throw new IllegalArgumentException("no black die shows " + face);
    }

    /** Puts a die from the stock into a district. */
    void put(int id, Side side, int face) {
        dice[id] = (byte) (side == Side.YOU ? face : ROYS + face);
        count(side, kind(id), 1);
    }

    /** Takes one die of this kind off the board. */
    void remove(Side side, int kind) {
        int id = find(side, kind, 0);
        dice[id] = 0;
        count(side, kind, -1);
    }

    void remove(Side side, Dice some) {
        for (int kind = 0; kind < Die.KINDS; kind++) {
            for (int i = some.count(kind); i > 0; i--) {
                remove(side, kind);
            }
        }
    }

    /** Turns one of your dice to another face. */
    void turn(int kind, int face) {
        int id = find(Side.YOU, kind, 0);
        dice[id] = (byte) face;
        count(Side.YOU, kind, -1);
        count(Side.YOU, kind(id), 1);
    }

    /** Turns some of your dice to their opposite faces, each once. */
    void turnOver(Dice some) {
        int done = 0;
        for (int kind = 0; kind < Die.KINDS; kind++) {
            for (int i = some.count(kind); i > 0; i--) {
                int id = find(Side.YOU, kind, done);
                done |= 1 << id;
                dice[id] = (byte) (7 - dice[id]);
                count(Side.YOU, kind, -1);
                count(Side.YOU, kind(id), 1);
            }
        }
    }

    /** The kind of the strongest die of a district (ROYAL-044), or -1 if it is empty. */
    int strongest(Side side) {
        long counts = counts(side);
        for (int face = 6; face > 0; face--) {
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                int kind = Die.kind(colour, face);
                if ((counts & 7 * Dice.one(kind)) != 0) {
                    return kind;
                }
            }
        }
        return -1;
    }

    /** The kind of your weakest die, or -1. */
    int weakest() {
        for (int face = 1; face <= 6; face++) {
            for (int colour = Colour.COUNT - 1; colour >= 0; colour--) {
                int kind = Die.kind(colour, face);
                if ((yours & 7 * Dice.one(kind)) != 0) {
                    return kind;
                }
            }
        }
        return -1;
    }

    /** All dice go back to the stock (ROYAL-179). */
    void clear() {
        Arrays.fill(dice, (byte) 0);
        Arrays.fill(black, (byte) 0);
        yours = 0;
        roys = 0;
    }

    private int kind(int id) {
        return Die.kind(id / 6, dice[id] > ROYS ? dice[id] - ROYS : dice[id]);
    }

    private void count(Side side, int kind, int by) {
        if (side == Side.YOU) {
            yours += by * Dice.one(kind);
        } else {
            roys += by * Dice.one(kind);
        }
    }

    /** The first die of this kind whose bit is not among {@code except}. */
    private int find(Side side, int kind, int except) {
        byte shown = (byte) (side == Side.YOU ? Die.face(kind) : ROYS + Die.face(kind));
        int first = kind / 6 * 6;
        for (int id = first; id < first + 6; id++) {
            if (dice[id] == shown && (except >> id & 1) == 0) {
                return id;
            }
        }
        throw new IllegalArgumentException(side + " has no die " + Die.ofKind(kind));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Districts other
                && yours == other.yours
                && roys == other.roys
                && black().equals(other.black());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(yours * 31 + roys) * 31 + black().hashCode();
    }
}
