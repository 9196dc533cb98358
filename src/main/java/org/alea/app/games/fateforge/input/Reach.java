package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.play.Draft;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;

/**
 * A half-made move: what the hand has touched of it so far.
 *
 * @param spots in the order in which they were touched
 * @param ready the move it has become, if nothing is left to choose
 */
public record Reach(List<Spot> spots, Optional<FateforgeMove> ready) implements Draft<FateforgeMove> {
    public static final Reach NOTHING = new Reach(List.of(), Optional.empty());

    public Reach {
        spots = List.copyOf(spots);
    }

    @Override
    public Optional<FateforgeMove> move() {
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

    static List<Spot> without(List<Spot> spots, Spot gone) {
        List<Spot> fewer = new ArrayList<>(spots);
        fewer.remove(gone);
        return fewer;
    }
}
