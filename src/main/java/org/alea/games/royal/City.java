package org.alea.games.royal;

import java.util.Arrays;
import java.util.Optional;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/**
 * The citizens, wherever they are except on activity cards: standing in the buildings, lying beside them, in the supplies.
 * Citizens 0 to 11 are yours, 12 to 35 the Roy's; each keeps its number, but citizens of one side are equal.
 */
public final class City {
    static final int YOURS = 12;
    static final int ALL = 36;

    private static final long YOUR_BITS = (1L << YOURS) - 1;

    /** The citizen on each space, plus 1; 0 is an empty space. */
    private final byte[] spaces;

    private final long[] lying;
    private long supply;
    private long general;
    private long reserve;
    private int locked;

    /** Your six citizens to be placed, six in the general supply, the Roy's all together (ROYAL-012, ROYAL-013). */
    City() {
        spaces = new byte[Building.SPACES];
        lying = new long[Building.COUNT];
        supply = 0b111111;
        general = YOUR_BITS & ~supply;
        reserve = ((1L << ALL) - 1) & ~YOUR_BITS;
    }

    City(City other) {
        spaces = other.spaces.clone();
        lying = other.lying.clone();
        supply = other.supply;
        general = other.general;
        reserve = other.reserve;
        locked = other.locked;
    }

    static Side side(int citizen) {
        return citizen < YOURS ? Side.YOU : Side.ROY;
    }

    /** Whose citizen stands on a space. */
    public Optional<Side> occupant(Building building, int face) {
        int citizen = citizen(building.space(face));
        return citizen < 0 ? Optional.empty() : Optional.of(side(citizen));
    }

    /** The number of the citizen who stands on this space, or -1. */
    public int citizen(Building building, int face) {
        return citizen(building.space(face));
    }

    int citizen(int space) {
        return spaces[space] - 1;
    }

    /** Whether a citizen of this side stands there. */
    public boolean holds(Side side, Building building, int face) {
        return held(building.space(face), side);
    }

    boolean free(int space) {
        return spaces[space] == 0;
    }

    boolean held(int space, Side side) {
        return spaces[space] != 0 && spaces[space] <= YOURS == (side == Side.YOU);
    }

    /** Nobody can be expelled from a locked space before the round ends (ROYAL-140). */
    public boolean locked(Building building, int face) {
        return locked(building.space(face));
    }

    boolean locked(int space) {
        return (locked >> space & 1) != 0;
    }

    public int standing(Side side, Building building) {
        int first = building.space(1);
        int standing = 0;
        for (int space = first; space < first + Building.FACES; space++) {
            if (held(space, side)) {
                standing++;
            }
        }
        return standing;
    }

    public int standing(Side side) {
        int standing = 0;
        for (int space = 0; space < Building.SPACES; space++) {
            if (held(space, side)) {
                standing++;
            }
        }
        return standing;
    }

    /** The citizens lying beside a building, as bits by their numbers. */
    public long lyingBeside(Building building) {
        return lying[building.index()];
    }

    public int lying(Side side, Building building) {
        return Long.bitCount(bits(side) & lying[building.index()]);
    }

    public int lying(Side side) {
        return Long.bitCount(bits(side) & allLying());
    }

    /** Citizens in your personal supply. */
    public int supply() {
        return Long.bitCount(supply);
    }

    /** Your citizens in the general supply. */
    public int general() {
        return Long.bitCount(general);
    }

    /** Citizens in the Roy's reserve. */
    public int reserve() {
        return Long.bitCount(reserve);
    }

    private long allLying() {
        return lying[0] | lying[1] | lying[2];
    }

    private static long bits(Side side) {
        return side == Side.YOU ? YOUR_BITS : ~YOUR_BITS;
    }

    /** In how many places off the spaces and cards a citizen is; it must be one or none. */
    int offTheBoard(int citizen) {
        int places = 0;
        for (long here : new long[] {lying[0], lying[1], lying[2], supply, general, reserve}) {
            places += (int) (here >> citizen & 1);
        }
        return places;
    }

    void stand(int citizen, int space) {
        spaces[space] = (byte) (citizen + 1);
    }

    /** Takes the citizen away from his space, which is empty then; a lock stays on it. */
    int leave(int space) {
        int citizen = citizen(space);
        spaces[space] = 0;
        return citizen;
    }

    /** The citizen on this space lies down, and the space is empty. */
    void layDown(int space) {
        lying[space / Building.FACES] |= 1L << leave(space);
    }

    /** As {@link #layDown}; nobody else can be expelled from here this round. */
    void expel(int space) {
        layDown(space);
        locked |= 1 << space;
    }

    int takeFromSupply() {
        int citizen = Long.numberOfTrailingZeros(supply);
        supply &= supply - 1;
        return citizen;
    }

    int takeFromReserve() {
        int citizen = Long.numberOfTrailingZeros(reserve);
        reserve &= reserve - 1;
        return citizen;
    }

    int takeLying(Side side) {
        for (int building = 0; building < Building.COUNT; building++) {
            long here = lying[building] & bits(side);
            if (here != 0) {
                lying[building] &= ~Long.lowestOneBit(here);
                return Long.numberOfTrailingZeros(here);
            }
        }
        throw new IllegalStateException("no citizen of " + side + " lies");
    }

    /** Moves one of your citizens from the general to your personal supply. */
    void recruit() {
        long one = Long.lowestOneBit(general);
        general &= ~one;
        supply |= one;
    }

    /** One of your citizens goes back to the general supply. */
    void dismiss(int citizen) {
        general |= 1L << citizen;
    }

    /** All lying citizens go back to their owner's supply, all locks end (ROYAL-178). */
    void riseAll() {
        long all = allLying();
        supply |= all & YOUR_BITS;
        reserve |= all & ~YOUR_BITS;
        Arrays.fill(lying, 0);
        locked = 0;
    }

    /**
     * Lays the citizens out as a description says; general supply and reserve are what is left. {@code standing} is 0 for
     * an empty space, 1 for you, 2 for the Roy; the citizens on cards are the last ones of their side.
     */
    void arrange(int[] standing, int lockedSpaces, int[][] lyingBySide, int inSupply, int onCards, int royOnCards) {
        Deal yours = new Deal(0, YOURS - onCards);
        Deal roys = new Deal(YOURS, ALL - royOnCards);
        for (int space = 0; space < Building.SPACES; space++) {
            spaces[space] = (byte) (standing[space] == 0 ? 0 : (standing[space] == 1 ? yours : roys).next() + 1);
        }
        for (int building = 0; building < Building.COUNT; building++) {
            lying[building] = yours.next(lyingBySide[0][building]) | roys.next(lyingBySide[1][building]);
        }
        supply = yours.next(inSupply);
        general = yours.rest();
        reserve = roys.rest();
        locked = lockedSpaces;
    }

    /** Hands out the citizens of one side by their numbers. */
    private static final class Deal {
        private final int end;
        private int next;

        Deal(int first, int end) {
            this.next = first;
            this.end = end;
        }

        int next() {
            if (next >= end) {
                throw new MisfitException(
                        end <= YOURS
                                ? new Words("vous n’avez que 12 citoyens", "you have only 12 citizens")
                                : new Words("le Roy n’a que 24 citoyens", "the Roy has only 24 citizens"));
            }
            return next++;
        }

        long next(int count) {
            long bits = 0;
            for (int i = 0; i < count; i++) {
                bits |= 1L << next();
            }
            return bits;
        }

        long rest() {
            return next(end - next);
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof City other && Arrays.equals(kinds(), other.kinds());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(kinds());
    }

    /** All that counts here, without the numbers of the citizens. */
    private int[] kinds() {
        int[] kinds = new int[Building.SPACES + 2 * Building.COUNT + 3];
        for (int space = 0; space < Building.SPACES; space++) {
            kinds[space] = held(space, Side.YOU) ? 1 : free(space) ? 0 : 2;
        }
        int at = Building.SPACES;
        for (long beside : lying) {
            kinds[at++] = Long.bitCount(beside & YOUR_BITS);
            kinds[at++] = Long.bitCount(beside & ~YOUR_BITS);
        }
        kinds[at++] = supply();
        kinds[at++] = general();
        kinds[at] = locked;
        return kinds;
    }
}
