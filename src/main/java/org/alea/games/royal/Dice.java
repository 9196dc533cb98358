package org.alea.games.royal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/** Some coloured dice of one district, written {@code R5,W2,W2}; {@code counts} holds three bits a kind. */
public record Dice(long counts) {
    public static final Dice NONE = new Dice(0);

    /** The order of their texts, without writing them. */
    static final Comparator<Dice> AS_WRITTEN = Dice::compareAsWritten;

    private static final int BITS = 3;
    private static final long MASK = (1 << BITS) - 1;

    static long one(int kind) {
        return 1L << (kind * BITS);
    }

    public static Dice of(Die... dice) {
        return of(List.of(dice));
    }

    public static Dice of(List<Die> dice) {
        long counts = 0;
        for (Die die : dice) {
            counts += one(die.kind());
            if ((counts >> (die.kind() * BITS) & MASK) > 6) {
                throw new MisfitException(new Words(
                        "il n’y a que 6 dés d’une couleur, pas plus de " + die,
                        "there are only 6 dice of a colour, not more of " + die));
            }
        }
        return new Dice(counts);
    }

    int count(int kind) {
        return (int) (counts >> (kind * BITS) & MASK);
    }

    public int count(Die die) {
        return count(die.kind());
    }

    public boolean isEmpty() {
        return counts == 0;
    }

    public int size() {
        int size = 0;
        for (long rest = counts; rest != 0; rest >>= BITS) {
            size += (int) (rest & MASK);
        }
        return size;
    }

    /** Whether all of {@code others} are among these. */
    public boolean contains(Dice others) {
        for (int kind = 0; kind < Die.KINDS; kind++) {
            if (others.count(kind) > count(kind)) {
                return false;
            }
        }
        return true;
    }

    public Dice plus(Dice more) {
        return new Dice(counts + more.counts);
    }

    /** These without {@code some}, which must be among them. */
    public Dice minus(Dice some) {
        return new Dice(counts - some.counts);
    }

    private static int compareAsWritten(Dice one, Dice other) {
        long a = one.counts;
        long b = other.counts;
        while (a != 0 && b != 0) {
            int kind = Long.numberOfTrailingZeros(a) / BITS;
            int otherKind = Long.numberOfTrailingZeros(b) / BITS;
            if (kind != otherKind) {
                return Integer.compare(rankAsWritten(kind), rankAsWritten(otherKind));
            }
            a -= one(kind);
            b -= one(kind);
        }
        return Boolean.compare(a != 0, b != 0);
    }

    /** R1 to R6, W1 to W6, Y1 to Y6. */
    private static int rankAsWritten(int kind) {
        int letter = kind < 6 ? 0 : kind < 12 ? 2 : 1;
        return 6 * letter + Die.face(kind);
    }

    /** Red, yellow, white, each from 6 down: as they are written. */
    public List<Die> list() {
        List<Die> dice = new ArrayList<>(size());
        for (int kind = 0; kind < Die.KINDS; kind++) {
            for (int i = count(kind); i > 0; i--) {
                dice.add(Die.ofKind(kind));
            }
        }
        return List.copyOf(dice);
    }

    /** Strongest first, as they lie in a district (ROYAL-044). */
    public List<Die> byStrength() {
        return list().stream()
                .sorted(Comparator.comparingInt((Die die) -> Die.strength(die.kind()))
                        .reversed())
                .toList();
    }

    @JsonCreator
    public static Dice parse(String text) {
        List<Die> dice = new ArrayList<>();
        if (!text.isEmpty()) {
            for (String die : text.split(",")) {
                dice.add(Die.parse(die));
            }
        }
        return of(dice);
    }

    @Override
    @JsonValue
    public String toString() {
        StringJoiner text = new StringJoiner(",");
        list().forEach(die -> text.add(die.toString()));
        return text.toString();
    }
}
