package org.alea.app.gametable;

import java.util.List;
import org.alea.app.table.Spot;
import org.alea.app.table.map.TrailLayer;

/** An arrow over the board that belongs to a step: a path, or a blow, from spot to spot. */
public record StepTrail(TrailLayer.Kind kind, List<Spot> through) {

    /** The way somebody has gone. */
    public static StepTrail path(List<Spot> through) {
        return new StepTrail(TrailLayer.Kind.PATH, through);
    }

    /** The blow of one against another. */
    public static StepTrail blow(Spot from, Spot to) {
        return new StepTrail(TrailLayer.Kind.BLOW, List.of(from, to));
    }
}
