package org.alea.app.games.queen;

import java.util.function.LongSupplier;
import org.alea.games.queen.QueenMove;

/** Commands on the same set within half a second are one command: a double click on a button throws once. */
final class PointerEcho {
    private static final long ECHO_NANOS = 500_000_000L;

    private final LongSupplier nanos;
    private int lastValue;
    private long lastAt = Long.MIN_VALUE;

    PointerEcho(LongSupplier nanos) {
        this.nanos = nanos;
    }

    boolean isNew(QueenMove move) {
        if (!(move instanceof QueenMove.RerollSet reroll)) {
            return true;
        }
        long now = nanos.getAsLong();
        boolean echo = reroll.value() == lastValue && lastAt != Long.MIN_VALUE && now - lastAt < ECHO_NANOS;
        lastValue = reroll.value();
        lastAt = now;
        return !echo;
    }
}
