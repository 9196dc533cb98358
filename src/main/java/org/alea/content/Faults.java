package org.alea.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.engine.Words;

/**
 * What is wrong with a file. Faults are thrown at once, or gathered while the rest is read: whoever writes cards wants
 * to see all of them.
 */
final class Faults {
    /** The first fault ends the reading. */
    static final Faults AT_ONCE = new Faults(Manner.THROWN);

    /** Nothing here is anybody's fault: it stands in for something that is reported already. */
    static final Faults PASSED_OVER = new Faults(Manner.PASSED_OVER);

    private enum Manner {
        THROWN,
        GATHERED,
        PASSED_OVER
    }

    private final Manner manner;
    private final List<Words> gathered = new ArrayList<>();

    private Faults(Manner manner) {
        this.manner = manner;
    }

    static Faults gathered() {
        return new Faults(Manner.GATHERED);
    }

    void take(ContentException fault) {
        switch (manner) {
            case THROWN -> throw fault;
            case GATHERED -> gather(fault.faults());
            case PASSED_OVER -> {}
        }
    }

    /** A field that is asked for twice is wrong once. */
    private void gather(List<Words> faults) {
        faults.stream().filter(fault -> !gathered.contains(fault)).forEach(gathered::add);
    }

    int count() {
        return gathered.size();
    }

    /** Reads something of its own, a card or a part of one; nothing if that ends in a fault. */
    <R> Optional<R> reading(Supplier<R> reader) {
        int before = count();
        try {
            R read = reader.get();
            return Optional.of(read);
        } catch (ContentException e) {
            // after a fault whatever else does not fit may only follow from it
            if (count() == before) {
                take(e);
            }
        } catch (RuntimeException e) {
            if (count() == before) {
                throw e;
            }
        }
        return Optional.empty();
    }

    void refuseIfAny() {
        if (!gathered.isEmpty()) {
            throw new ContentException(gathered);
        }
    }
}
