package org.alea.app.play;

import java.util.List;

/**
 * The phases of a round, as the bar above a table shows them.
 *
 * @param names in their order; none where a game has no phases
 * @param present the place of the present one, from 0
 */
public record Phases(List<String> names, int present) {
    public static final Phases NONE = new Phases(List.of(), 0);

    public Phases {
        names = List.copyOf(names);
    }
}
