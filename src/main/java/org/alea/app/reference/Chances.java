package org.alea.app.reference;

import java.util.List;
import org.alea.engine.Words;

/** What a piece brings or suffers how often. */
public record Chances(Words title, List<Chance> all) {

    /** None are told. */
    public static final Chances NONE = new Chances(new Words("", ""), List.of());

    /** @param share from 0 to 1 */
    public record Chance(Words what, double share) {}

    public Chances {
        all = List.copyOf(all);
    }
}
