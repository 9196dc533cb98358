package org.alea.games.royal;

import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/** What one cube of a deferred card does for the group of one action (ROYAL-108). */
public sealed interface Modifier {

    /** Whether the cube may be spent on this group: it must change something (ROYAL-113). */
    boolean fits(Group group);

    /** The rule that forbids the cube where it does not fit. */
    default String rule() {
        return "ROYAL-113";
    }

    /** Only what changes a die or the price helps to build the Cathedral (ROYAL-112). */
    default boolean helpsCathedral() {
        return false;
    }

    /** The total of the group. */
    default int total(Group group) {
        return group.total();
    }

    /** What a die of the group counts for, by its face. */
    default int value(int face) {
        return face;
    }

    /** The colours the group counts as. */
    default int colours(Group group) {
        return group.colours();
    }

    /** The colours a group must have to count as {@code wanted}, or 0 if none can. */
    default int coloursFor(int wanted) {
        return wanted;
    }

    /** The price of the bought dice of a group (ROYAL-083), {@code each} being that of one by the size of the group. */
    default int price(int bought, int each) {
        return bought * each;
    }

    /** No cube is spent. */
    record None() implements Modifier {
        @Override
        public boolean fits(Group group) {
            return true;
        }

        @Override
        public boolean helpsCathedral() {
            return true;
        }
    }

    record AddTotal(Colour colour, int v) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.colours() == colour.bit();
        }

        @Override
        public String rule() {
            return "ROYAL-114";
        }

        @Override
        public int total(Group group) {
            return group.total() + v;
        }
    }

    record AddEach(Colour colour, int v) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.count(colour) > 0;
        }

        @Override
        public int total(Group group) {
            return group.total() + v * group.count(colour);
        }
    }

    record SetEach(int v) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.showsAnyOf(~(1 << v));
        }

        @Override
        public boolean helpsCathedral() {
            return true;
        }

        @Override
        public int total(Group group) {
            return v * group.size();
        }

        @Override
        public int value(int face) {
            return v;
        }
    }

    record FlipLow() implements Modifier {
        private static final int LOW = 1 << 1 | 1 << 2 | 1 << 3;

        @Override
        public boolean fits(Group group) {
            return group.showsAnyOf(LOW);
        }

        @Override
        public boolean helpsCathedral() {
            return true;
        }

        @Override
        public int total(Group group) {
            int total = 0;
            for (int i = 0; i < group.size(); i++) {
                total += value(group.face(i));
            }
            return total;
        }

        @Override
        public int value(int face) {
            return face <= 3 ? 7 - face : face;
        }
    }

    /** ROYAL-115: the group counts as the new colour only. */
    record Recolour(Colour from, Colour to) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.colours() == from.bit();
        }

        @Override
        public String rule() {
            return "ROYAL-115";
        }

        @Override
        public int colours(Group group) {
            return to.bit();
        }

        @Override
        public int coloursFor(int wanted) {
            return wanted == to.bit() ? from.bit() : 0;
        }
    }

    /** ROYAL-115: exactly one die, to which nothing is added. */
    record Multiply(Colour from, Colour to, int k) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.size() == 1 && group.colours() == from.bit();
        }

        @Override
        public String rule() {
            return "ROYAL-115";
        }

        @Override
        public int total(Group group) {
            return k * group.total();
        }

        @Override
        public int colours(Group group) {
            return to.bit();
        }

        @Override
        public int coloursFor(int wanted) {
            return wanted == to.bit() ? from.bit() : 0;
        }
    }

    record FlatPrice(int price) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.size() > 1 && group.boughtCount() > 0;
        }

        @Override
        public boolean helpsCathedral() {
            return true;
        }

        @Override
        public int price(int bought, int each) {
            return bought * price;
        }
    }

    /** ROYAL-116: up to {@code k} bought dice are free. */
    record FreeDice(Colour colour, int k) implements Modifier {
        @Override
        public boolean fits(Group group) {
            return group.colours() == colour.bit() && group.boughtCount() > 0;
        }

        @Override
        public int price(int bought, int each) {
            return Math.max(0, bought - k) * each;
        }
    }

    /** Whether {@code op} names a modifier. */
    static boolean names(String op) {
        return op.startsWith("MOD_");
    }

    static Modifier read(ContentEntry entry) {
        String op = entry.text("op");
        return switch (op) {
            case "MOD_ADD_TOTAL" -> new AddTotal(entry.constant("colour", Colour.class), entry.number("v", 1, 50));
            case "MOD_ADD_EACH" -> new AddEach(entry.constant("colour", Colour.class), entry.number("v", 1, 50));
            case "MOD_SET_EACH" -> new SetEach(entry.number("v", 1, 6));
            case "MOD_FLIP_LOW" -> new FlipLow();
            case "MOD_RECOLOUR" ->
                new Recolour(entry.constant("from", Colour.class), entry.constant("to", Colour.class));
            case "MOD_MULTIPLY" ->
                new Multiply(
                        entry.constant("from", Colour.class),
                        entry.constant("to", Colour.class),
                        entry.number("k", 1, 6));
            case "MOD_FLAT_PRICE" -> new FlatPrice(entry.number("price", 0, 6));
            case "MOD_FREE_DICE" -> new FreeDice(entry.constant("colour", Colour.class), entry.number("k", 1, 3));
            default ->
                throw entry.refuse(
                        "op",
                        new Words(
                                op + " n’est pas l’effet d’une carte différée",
                                op + " is no modifier of a deferred card"));
        };
    }
}
