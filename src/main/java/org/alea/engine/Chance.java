package org.alea.engine;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The only source of randomness. Every draw names the sub-stream it is taken from, which is also what it is for
 * ({@code "conspiratorDie:3"}); one stream is never influenced by how many numbers another one gave.
 */
public abstract class Chance {
    private @Nullable Consumer<Draw> witness;
    private long draws;

    /** A face from 1 to {@code sides}. */
    public final int roll(int sides, String stream) {
        return 1 + index(sides, stream);
    }

    /** A number from 0 to {@code bound - 1}. */
    public final int index(int bound, String stream) {
        int index = draw(bound, stream);
        draws++;
        if (witness != null) {
            witness.accept(new Draw(stream, bound, index));
        }
        return index;
    }

    /** Fisher–Yates from the last item down; index 0 is the top of the deck. */
    public final void shuffle(int[] items, String stream) {
        for (int i = items.length - 1; i > 0; i--) {
            int j = draw(i + 1, stream);
            int kept = items[i];
            items[i] = items[j];
            items[j] = kept;
        }
        draws++;
    }

    /** How often chance has decided so far: a move that leaves it unchanged revealed nothing. */
    public final long draws() {
        return draws;
    }

    /** Tells {@code witness} every single draw from now on; a copy has no witness. */
    public final void tell(@Nullable Consumer<Draw> newWitness) {
        this.witness = newWitness;
    }

    /** A stream that is never used again need not be remembered. */
    public void close(String stream) {}

    /** The same future, independent of this one. */
    public abstract Chance copy();

    protected abstract int draw(int bound, String stream);

    /** For {@link #copy()}. */
    protected final <C extends Chance> C withDrawsOf(C copy) {
        ((Chance) copy).draws = draws;
        return copy;
    }
}
