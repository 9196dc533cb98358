package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.play.Draft;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroMove;

/**
 * A half-made move: what the hand has touched of it so far.
 *
 * @param spots in the order in which they were touched
 * @param ready the move it has become: Enter makes it
 */
public record Touched(List<Spot> spots, Optional<SynchroMove> ready) implements Draft<SynchroMove> {
    public static final Touched NOTHING = new Touched(List.of(), Optional.empty());

    public Touched {
        spots = List.copyOf(spots);
    }

    @Override
    public Optional<SynchroMove> move() {
        return ready;
    }

    public boolean has(Spot spot) {
        return spots.contains(spot);
    }

    public boolean isEmpty() {
        return spots.isEmpty();
    }

    static List<Spot> plus(List<Spot> spots, Spot next) {
        List<Spot> more = new ArrayList<>(spots);
        more.add(next);
        return more;
    }
}
