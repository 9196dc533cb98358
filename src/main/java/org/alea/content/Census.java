package org.alea.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A count of all pieces of a table: each is to be in exactly one place. What is not is said, for invariants. */
public final class Census {
    private final Map<String, String> places = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    /** These pieces are here. */
    public Census at(String place, Collection<String> pieces) {
        for (String piece : pieces) {
            String elsewhere = places.putIfAbsent(piece, place);
            if (elsewhere != null) {
                faults.add(piece + " is at " + elsewhere + " and at " + place);
            }
        }
        return this;
    }

    /** Something else must hold as well. */
    public Census demand(boolean holds, String fault) {
        if (!holds) {
            faults.add(fault);
        }
        return this;
    }

    /** This number is to be in its range. */
    public Census range(String what, int number, int least, int most) {
        if (number < least || number > most) {
            faults.add(what + " is " + number + ", not " + least + " to " + most);
        }
        return this;
    }

    /** What is wrong if these are all the pieces there are. */
    public List<String> of(Collection<String> all) {
        List<String> wrong = new ArrayList<>(faults);
        for (String piece : all) {
            if (!places.containsKey(piece)) {
                wrong.add(piece + " is nowhere");
            }
        }
        for (String piece : places.keySet()) {
            if (!all.contains(piece)) {
                wrong.add(piece + " does not belong to the game");
            }
        }
        return wrong;
    }

    /** What is wrong so far, whatever pieces there are. */
    public List<String> faults() {
        return List.copyOf(faults);
    }
}
