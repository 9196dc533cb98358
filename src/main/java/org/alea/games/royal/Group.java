package org.alea.games.royal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/**
 * The one to three dice of an action, own and bought (ROYAL-080), written {@code OWN:Y4,Y2 ROY:Y6}. All 9138 groups there
 * can be exist once, with what is asked of them again and again worked out; {@link #rank} is their order as texts.
 */
public final class Group {
    static final int MOST = 3;

    /** Kinds 0 to 17 are own dice, 18 to 35 the Roy's. */
    static final int KINDS = 2 * Die.KINDS;

    private static final Group NOTHING = new Group(new int[0]);
    private static final Group[] BY_RANK = byRank();

    private final int[] kinds;
    private final String text;
    private final Group[] larger;
    private final long own;
    private final long bought;
    private final int boughtCount;
    private final int colours;
    private final int faces;
    private final int total;
    private final int[] perColour = new int[Colour.COUNT];
    private int rank = -1;

    private Group(int[] kinds) {
        this.kinds = kinds;
        long ownDice = 0;
        long boughtDice = 0;
        int boughtSum = 0;
        int colourBits = 0;
        int faceBits = 0;
        int sum = 0;
        for (int kind : kinds) {
            int die = kind % Die.KINDS;
            if (kind == die) {
                ownDice += Dice.one(die);
            } else {
                boughtDice += Dice.one(die);
                boughtSum++;
            }
            colourBits |= 1 << (die / 6);
            faceBits |= 1 << Die.face(die);
            sum += Die.face(die);
            perColour[die / 6]++;
        }
        own = ownDice;
        bought = boughtDice;
        boughtCount = boughtSum;
        colours = colourBits;
        faces = faceBits;
        total = sum;
        text = write();
        larger = new Group[kinds.length < MOST ? KINDS : 0];
        int last = kinds.length == 0 ? 0 : kinds[kinds.length - 1];
        for (int kind = last; kind < KINDS && kinds.length < MOST; kind++) {
            int[] more = Arrays.copyOf(kinds, kinds.length + 1);
            more[kinds.length] = kind;
            larger[kind] = new Group(more);
        }
    }

    private static Group[] byRank() {
        List<Group> all = new ArrayList<>();
        NOTHING.collect(all);
        all.sort(Comparator.comparing(Group::toString));
        for (int i = 0; i < all.size(); i++) {
            all.get(i).rank = i;
        }
        return all.toArray(Group[]::new);
    }

    private void collect(List<Group> all) {
        for (Group group : larger) {
            if (group != null) {
                all.add(group);
                group.collect(all);
            }
        }
    }

    static Group ofRank(int rank) {
        return BY_RANK[rank];
    }

    /** The empty tray, from which {@link #with} leads to every group; it is no group itself. */
    static Group nothing() {
        return NOTHING;
    }

    /** This group and one more die, whose kind must not come before the last one. */
    Group with(int kind) {
        return larger[kind];
    }

    /** These dice taken together; none or more than three can be named too, but no action accepts them (ROYAL-080). */
    public static Group of(Dice own, Dice bought) {
        int[] kinds = IntStream.concat(
                        own.list().stream().mapToInt(Die::kind),
                        bought.list().stream().mapToInt(die -> Die.KINDS + die.kind()))
                .toArray();
        if (kinds.length > MOST) {
            return new Group(kinds);
        }
        Group group = NOTHING;
        for (int kind : kinds) {
            group = group.with(kind);
        }
        return group;
    }

    /** Whether this is a group an action can use: 1 to 3 dice (ROYAL-080). */
    boolean fitsAnAction() {
        return kinds.length > 0 && kinds.length <= MOST;
    }

    public static Group own(Die... dice) {
        return of(Dice.of(dice), Dice.NONE);
    }

    /** Your dice in this group. */
    public Dice own() {
        return new Dice(own);
    }

    /** The Roy's dice in this group. */
    public Dice bought() {
        return new Dice(bought);
    }

    public int size() {
        return kinds.length;
    }

    public int boughtCount() {
        return boughtCount;
    }

    /** The sum of the faces, before any modifier. */
    public int total() {
        return total;
    }

    int rank() {
        return rank;
    }

    int kind(int index) {
        return kinds[index];
    }

    int face(int index) {
        return Die.face(kinds[index] % Die.KINDS);
    }

    /** The colours in this group as bits. */
    int colours() {
        return colours;
    }

    int count(Colour colour) {
        return perColour[colour.index()];
    }

    /** Whether some die shows a face out of {@code faceBits} (bit 1 for face 1). */
    boolean showsAnyOf(int faceBits) {
        return (faces & faceBits) != 0;
    }

    private String write() {
        StringBuilder written = new StringBuilder();
        if (own != 0) {
            written.append("OWN:").append(own());
        }
        if (bought != 0) {
            written.append(own != 0 ? " " : "").append("ROY:").append(bought());
        }
        return written.toString();
    }

    @JsonCreator
    public static Group parse(String written) {
        Dice ownDice = Dice.NONE;
        Dice boughtDice = Dice.NONE;
        for (String field : written.isEmpty() ? new String[0] : written.split(" ")) {
            if (field.startsWith("OWN:")) {
                ownDice = Dice.parse(field.substring(4));
            } else if (field.startsWith("ROY:")) {
                boughtDice = Dice.parse(field.substring(4));
            } else {
                throw new MisfitException(new Words(
                        written + " n’est pas un groupe\u00a0; écrivez OWN:Y4,Y2 ROY:Y6",
                        written + " is no group; write OWN:Y4,Y2 ROY:Y6"));
            }
        }
        return of(ownDice, boughtDice);
    }

    @Override
    @JsonValue
    public String toString() {
        return text;
    }
}
